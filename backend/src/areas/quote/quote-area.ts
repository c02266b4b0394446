import type { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { TRIP_TYPE } from '@payung/shared/domain/travel/constants.ts';
import { COVERAGE_AREAS } from '@payung/shared/domain/travel/coverage-areas.ts';
import { additionalBenefitsFor, offersFor } from '@payung/shared/domain/travel/pricing.ts';
import { findQuote } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import { stepTakerOf } from '../actor.ts';
import type { Area } from '../area.ts';
import { absent } from '../refusal.ts';
import { wireLanguage } from '../request-language.ts';
import type { Services } from '../services.ts';
import { confirmQuote } from './confirm-quote.ts';
import { createTravelQuote } from './create-quote.ts';
import { validatePromo } from './promo-code.ts';
import { policyDocument, quotationDocument } from './quote-documents.ts';
import { iconAddress } from './benefit-icons.ts';
import { quickQuote } from './quick-quote.ts';
import { generateLink } from './share-link.ts';
import { tripOf } from './travel-details.ts';
import { readRecord } from './travel-record.ts';
import { updateQuote } from './update-quote.ts';

const requireQuote = async (services: Services, quoteId: string): Promise<Quote> => {
  const quote = await findQuote(services.db, quoteId);
  if (quote === undefined) throw absent();
  return quote;
};

export const quoteArea: Area<typeof quoteEndpoints> = {
  createTravelQuote,
  updateQuote,
  validatePromo,
  quickQuote,
  confirmQuote,
  generateLink,

  getQuotes: async (ask, services) => {
    const viewer = { kind: stepTakerOf(ask.caller).actor, language: wireLanguage(ask.language) };
    return { data: [await readRecord(services.db, ask.query.id, viewer, services.clock.now())] };
  },

  coverageAreas: (ask) =>
    Promise.resolve(
      COVERAGE_AREAS.map((area) => ({
        id: area.id,
        description: area.description[wireLanguage(ask.language)],
        tripType: area.domestic ? TRIP_TYPE.domestic : TRIP_TYPE.international,
      })),
    ),

  getPlans: async (ask, services) => {
    const quote = await requireQuote(services, ask.params.quoteId);
    return { data: [{ Plans: offersFor(tripOf(quote), wireLanguage(ask.language), iconAddress) }] };
  },

  getPlanBenefits: async (ask, services) => {
    const quote = await requireQuote(services, ask.params.quoteId);
    const benefits = additionalBenefitsFor(tripOf(quote), wireLanguage(ask.language), iconAddress);
    return { data: [{ Plans: [{ AdditionalBenefits: benefits }] }] };
  },

  ePolicy: (ask, services) => policyDocument(services, ask.query.quoteId, ask.language),
  eQuotation: (ask, services) => quotationDocument(services, ask.query.quoteId, ask.language),
};
