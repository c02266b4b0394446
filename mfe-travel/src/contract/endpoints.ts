import { endpoint, productRow } from '@payung/shared/api/endpoint.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { travelSchemas } from './schemas/quote.ts';

const reads = {
  method: 'GET',
  effect: 'reads',
  offline: true,
  origin: 'specified',
  service: 'user',
} as const;

/** The calls that only travel has. */
export const travelCalls = {
  createTravelQuote: endpoint(travelSchemas.createTravelQuote, {
    method: 'POST',
    path: 'user/create-quote',
    service: 'user',
    effect: 'writes',
    counted: 'quotes',
    origin: 'assumed',
  }),
  coverageAreas: endpoint(travelSchemas.coverageAreas, { ...reads, path: 'user/travel-coveragearea' }),
  getPlans: endpoint(travelSchemas.getPlans, { ...reads, path: 'user/get-plan/:quoteId', lang: 'langId' }),
  getPlanBenefits: endpoint(travelSchemas.getPlanBenefits, {
    ...reads,
    path: 'user/plan-benefit/:quoteId',
    lang: 'langId',
  }),
} as const;

/** With the calls that every product has, in the types of travel. */
export const travelEndpoints = {
  ...travelCalls,
  getTravelQuote: productRow(quoteEndpoints.getQuote, travelSchemas.getTravelQuote),
  updateTravelQuote: productRow(quoteEndpoints.updateQuote, travelSchemas.updateTravelQuote),
} as const;
