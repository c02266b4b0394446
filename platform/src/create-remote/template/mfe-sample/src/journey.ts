import { defineJourney, hasReached, wasSold } from '@payung/shared/journey/steps/journey.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { SampleQuoteRecord } from './contract/schemas/quote.ts';
import { sampleRoutes } from './contract/routes.ts';

/** Read this first: the stops of a quote in their order. A sold quote has only its result left. */
export const sampleJourney = defineJourney<SampleQuoteRecord>()('sample', [
  {
    id: 'start',
    route: sampleRoutes.start,
    isSkipped: wasSold,
    isAnswered: hasReached('Full Quote Created'),
  },
  { id: 'payment', route: shellRoutes.payment, isSkipped: wasSold, isAnswered: wasSold },
  { id: 'policy', route: shellRoutes.policySuccess, isAnswered: wasSold },
]);

export type SampleStop = (typeof sampleJourney.stops)[number]['id'];
