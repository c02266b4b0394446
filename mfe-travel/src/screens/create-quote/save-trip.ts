import { call } from '@payung/shared/api/client.ts';
import { useMakeQuote } from '@payung/shared/journey/start/make-quote.ts';
import type { JourneyStep } from '@payung/shared/journey/steps/journey-step.ts';
import { travelEndpoints } from '#contract/endpoints.ts';
import type { TravelQuoteRecord } from '#contract/record.ts';
import { useSaveTravelStep } from '#travel-quote/kit.ts';
import { isSameTrip, tripOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';

/** Makes a quote, or changes the trip of the one at hand, and goes on to the plans. */
export const useSaveTrip = (step: JourneyStep<TravelQuoteRecord>, onSaved: () => Promise<void>) => {
  const saving = useSaveTravelStep(step.quoteId);
  return useMakeQuote({
    step,
    sentAs: 'travel/trip/sent',
    create: (values: CreateQuoteValues, requestId) => {
      const phone = values.insuredPhone === '' ? {} : { insuredPhone: values.insuredPhone };
      return call(travelEndpoints.createTravelQuote, { body: { ...tripOf(values), ...phone, requestId } });
    },
    change: async (quote, values) =>
      isSameTrip(values, quote) || saving.save({ kind: 'trip', trip: tripOf(values) }),
    problem: saving.problem,
    onSaved,
  });
};
