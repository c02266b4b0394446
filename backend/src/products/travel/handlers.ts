import type { travelCalls } from 'mfe-travel/contract/endpoints.ts';
import { TRIP_TYPE } from 'mfe-travel/rules/constants.ts';
import { COVERAGE_AREAS } from 'mfe-travel/rules/trip.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { Handlers } from '#areas/area.ts';
import { mostChosenPlan } from '#areas/quote/price/sold-choices.ts';
import { requireQuote } from '#areas/quote/quote-record.ts';
import { createTravelQuote } from './create-quote.ts';
import { travelDetailsOf, tripOf } from './details.ts';
import { additionalBenefitsFor, offersFor } from './tariff/pricing.ts';

export const travelHandlers: Handlers<typeof travelCalls> = {
  createTravelQuote,

  coverageAreas: ({ language }) =>
    Promise.resolve(
      COVERAGE_AREAS.map((area) => ({
        id: area.id,
        name: area.name[language],
        tripType: area.isDomestic ? TRIP_TYPE.domestic : TRIP_TYPE.international,
      })),
    ),

  getPlans: async ({ params, language }, services) => {
    const quote = await requireQuote(services.db, params.quoteId, PRODUCT_IDS.travel);
    const { coverageArea } = travelDetailsOf(quote);
    const most = await mostChosenPlan(services, {
      productId: PRODUCT_IDS.travel,
      details: { coverageArea },
    });
    return offersFor(tripOf(quote), language).map((offer) =>
      offer.code === most ? { ...offer, isMostChosen: true } : offer,
    );
  },

  getPlanBenefits: async ({ params, language }, { db }) => {
    const quote = await requireQuote(db, params.quoteId, PRODUCT_IDS.travel);
    return additionalBenefitsFor(tripOf(quote), language);
  },
};
