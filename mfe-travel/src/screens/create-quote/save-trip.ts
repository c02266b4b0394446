import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { useMakeQuote } from '@payung/shared/journey/make-quote.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { useSaveTravelStep } from '#travel-quote/save-step.ts';
import { isSameTrip, tripOf } from './create-quote.form.ts';
import type { CreateQuoteValues } from './create-quote.form.ts';

/** Makes a quote, or changes the trip of the one at hand, and goes on to the plans. */
export const useSaveTrip = (quote: TravelQuoteRecord | undefined, onSaved: () => Promise<void>) => {
  const saving = useSaveTravelStep(quote?._id ?? '');
  return useMakeQuote(quote, {
    sentAs: 'travel/trip/sent',
    create: async (values: CreateQuoteValues, requestId) => {
      const phone = values.insuredMobile === '' ? {} : { insuredMobile: values.insuredMobile };
      const body = { ...tripOf(values), ...phone, requestId };
      return (await call(endpoints.createTravelQuote, { body })).data;
    },
    change: async (saved, values) => isSameTrip(values, saved) || saving.save({ trip: tripOf(values) }),
    problem: saving.problem,
    context: { isTravel: true },
    paths: { createQuote: travelRoutes.createQuote.path, next: travelRoutes.choosePlan.path },
    onSaved,
  });
};
