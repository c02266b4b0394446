import { useEffect } from 'react';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { UpdateLeadInput, UpdatePrintPolicyInput } from '@payung/shared/api/schemas/home-bodies.ts';
import { customerPayload, leadPayload, printOptionOf } from '@payung/shared/domain/home/customer.ts';
import type { HomeCustomer } from '@payung/shared/domain/home/customer.ts';
import { useSaveStep } from '@payung/shared/journey/save-step.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useSaveHomeStep } from '#home-quote/save-step.ts';
import { shownHomeQuote } from '#home-quote/shown-quote.ts';

const shown = shownHomeQuote;
const isPart = true;

/** The first of the list that a refusal of the quote carries (HOME-102). */
const firstOfList = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.errors[0] : undefined;

/**
 * Saves customer information in three calls, each with the version that the one before it answered
 * (HOME-098). A try after a failure begins anew with what the server holds by then.
 */
export const useSaveCustomer = (quoteId: string) => {
  const lead = useSaveStep<HomeQuoteRecord, { leadId: string; body: UpdateLeadInput }>(quoteId, {
    shown,
    isPart,
    save: ({ leadId, body }, seenVersion) =>
      call(endpoints.updateHomeLead, { params: { leadId }, body, seenVersion }),
    holds: (record, { body }) =>
      record.insuredEmail === body.email &&
      record.insuredMobile === body.primaryMobile &&
      record.insuredIdCard === body.idCard,
  });
  const print = useSaveStep<HomeQuoteRecord, UpdatePrintPolicyInput>(quoteId, {
    shown,
    isPart,
    save: (body, seenVersion) => call(endpoints.updatePrintPolicy, { body, seenVersion }),
    holds: (record, body) => record.printOption === body.printOption,
  });
  const quote = useSaveHomeStep(quoteId, { quiet: true });
  const quoteProblem = firstOfList(quote.error) ?? quote.problem;

  // Quiet above: the list is not what a failed call says by itself.
  useEffect(() => {
    if (quoteProblem !== undefined) toast.error(quoteProblem);
  }, [quoteProblem]);

  /** Answers whether all of it is saved. */
  const save = async (record: HomeQuoteRecord, values: HomeCustomer): Promise<boolean> => {
    const printOption = printOptionOf(values.printOption);
    return (
      (await lead.save({ leadId: record.leadId._id, body: leadPayload(values) })) &&
      (await print.save({ quoteId, printOption })) &&
      quote.save(customerPayload(values))
    );
  };

  return { save, problem: lead.problem ?? print.problem ?? quoteProblem };
};
