import { useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { useMakeQuote } from '@payung/shared/journey/start/make-quote.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { useSaveAccidentStep } from '#accident-quote/kit.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { countToLeaveOut } from '#rules/leave-out.ts';
import { coverOf, isSameCover } from './cover.form.ts';
import type { CoverValues } from './cover.form.ts';

interface Answers extends CoverValues {
  /** Ids of insureds who no longer come along (ruling R27). */
  readonly leaveOut: readonly string[];
}

/** Makes a quote, or changes the cover of the one at hand, and goes on. */
export const useSaveCover = (step: JourneyStep<AccidentQuoteRecord>, onSaved: () => Promise<void>) => {
  const saving = useSaveAccidentStep(step.quoteId);
  /** Waits for an answer to whom to leave out. */
  const [asked, setAsked] = useState<CoverValues>();
  const making = useMakeQuote({
    step,
    sentAs: 'accident/cover/sent',
    create: ({ leaveOut: _leaveOut, ...values }: Answers, requestId) => {
      const phone = values.insuredPhone === '' ? {} : { insuredPhone: values.insuredPhone };
      return call(paCiEndpoints.createPaQuote, { body: { ...coverOf(values), ...phone, requestId } });
    },
    change: async (saved, { leaveOut, ...values }) =>
      isSameCover(values, saved) || saving.save({ kind: 'cover', cover: coverOf(values), leaveOut }),
    problem: saving.problem,
    onSaved,
    // Groups are asked for only where there is more than one limit.
    nextAddress: (quoteId, { limitType }) =>
      quoteAddress(paCiRoutes[limitType === 'one' ? 'orderSummary' : 'limits'].path, quoteId),
  });

  const record = step.quote.data;
  return {
    isBusy: making.isBusy,
    problem: making.problem,
    asked,
    cancel: (): void => setAsked(undefined),
    save: (values: CoverValues): void => {
      const isTooFew = record !== undefined && countToLeaveOut(record.insureds, values.participants) > 0;
      if (isTooFew) setAsked(values);
      else making.save({ ...values, leaveOut: [] });
    },
    leaveOut: (ids: readonly string[]): void => {
      if (asked === undefined) return;
      setAsked(undefined);
      making.save({ ...asked, leaveOut: ids });
    },
  };
};
