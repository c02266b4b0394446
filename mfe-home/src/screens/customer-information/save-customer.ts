import { useEffect } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { useListedProblems } from '@payung/shared/journey/steps/refused-fields.tsx';
import { useSaveStep } from '@payung/shared/journey/steps/save-step.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import type { LeadForm, PrintForm, HomeQuoteRecord, HomeCustomer } from '#contract/schemas/quote.ts';
import { homeEndpoints } from '#contract/endpoints.ts';
import { customerToSave, leadToSave } from '#rules/customer.ts';
import { homeQuoteRead as quoteRead } from '#home-quote/kit.ts';
import { useSaveHomeStep } from '#home-quote/save.ts';

const noText = (): string => '';

/**
 * Saves customer information in three calls, each with the version that the one before it answered
 * (HOME-098). A retry after a failure starts from the current record of the server.
 */
export const useSaveCustomer = (quoteId: string) => {
  const lead = useSaveStep<HomeQuoteRecord, { leadId: string; form: LeadForm }>(quoteId, {
    quoteRead,
    successText: noText,
    save: ({ leadId, form }, seenVersion) =>
      call(homeEndpoints.updateHomeLead, { params: { leadId }, body: form, seenVersion }),
    alreadySaved: (record, { form }) =>
      record.insuredEmail === form.email &&
      record.insuredPhone === form.phone &&
      record.insuredIdCard === form.idCard,
  });
  const print = useSaveStep<HomeQuoteRecord, PrintForm>(quoteId, {
    quoteRead,
    successText: noText,
    save: (form, seenVersion) => call(homeEndpoints.updatePrintPolicy, { body: form, seenVersion }),
    alreadySaved: (record, { printOption }) => record.printOption === printOption,
  });
  const quote = useSaveHomeStep(quoteId, { quiet: true });
  const failed = [lead, print, quote].find(({ error }) => error !== null);
  const problems = useListedProblems({ error: failed?.error ?? null, problem: failed?.problem });
  const quoteError = quote.error;
  const [first] = problems;

  // The failed call shows no toast of its own: it would not say the first of the list (HOME-102).
  useEffect(() => {
    if (quoteError !== null && first !== undefined) toast.error(first.message);
  }, [quoteError, first]);

  /** Answers whether all of it is saved. */
  const save = async (record: HomeQuoteRecord, values: HomeCustomer): Promise<boolean> =>
    (await lead.save({ leadId: record.leadId, form: leadToSave(values) })) &&
    (await print.save({ quoteId, printOption: values.printOption })) &&
    quote.save({ kind: 'customer', customer: customerToSave(values) });

  return { save, problems };
};
