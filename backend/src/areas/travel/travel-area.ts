import type { travelEndpoints } from '@payung/shared/api/endpoints/travel.ts';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import { TRIP_TYPE } from '@payung/shared/domain/travel/constants.ts';
import { COVERAGE_AREAS } from '@payung/shared/domain/travel/coverage-areas.ts';
import { additionalBenefitsFor, offersFor } from '@payung/shared/domain/travel/pricing.ts';
import type { Area } from '../area.ts';
import { promoPercent } from '../quote/promo-code.ts';
import { answerQuickQuote } from '../quote/quick-quote.ts';
import { requireQuote } from '../quote/require-quote.ts';
import { wireLanguage } from '../request-language.ts';
import { iconAddress } from './benefit-icons.ts';
import { createTravelQuote } from './create-quote.ts';
import { tripOf } from './travel-details.ts';
import { updateQuote } from './update-quote.ts';

export const travelArea: Area<typeof travelEndpoints> = {
  createTravelQuote,
  updateQuote,

  quickQuote: (ask, services) => answerQuickQuote(ask, services, PRODUCT_IDS.travel),

  validatePromo: async (ask, services) => ({
    discount: await promoPercent(services, ask.caller, ask.body, PRODUCT_IDS.travel),
  }),

  coverageAreas: (ask) =>
    Promise.resolve(
      COVERAGE_AREAS.map((area) => ({
        id: area.id,
        description: area.description[wireLanguage(ask.language)],
        tripType: area.domestic ? TRIP_TYPE.domestic : TRIP_TYPE.international,
      })),
    ),

  getPlans: async (ask, services) => {
    const quote = await requireQuote(services.db, ask.params.quoteId, PRODUCT_IDS.travel);
    return { data: [{ Plans: offersFor(tripOf(quote), wireLanguage(ask.language), iconAddress) }] };
  },

  getPlanBenefits: async (ask, services) => {
    const quote = await requireQuote(services.db, ask.params.quoteId, PRODUCT_IDS.travel);
    const benefits = additionalBenefitsFor(tripOf(quote), wireLanguage(ask.language), iconAddress);
    return { data: [{ Plans: [{ AdditionalBenefits: benefits }] }] };
  },
};
