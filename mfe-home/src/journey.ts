import { defineJourney, hasQuote, hasReached, wasSold } from '@payung/shared/journey/steps/journey.ts';
import type { HomeQuoteRecord } from './contract/schemas/quote.ts';
import { isReadOnly } from '@payung/shared/journey/order/read-only.ts';
import type { Journey } from '@payung/shared/journey/steps/journey.ts';
import { homeRoutes } from './contract/routes.ts';

/**
 * Read this first: the stops of a home quote in their order (HOME-107, HOME-121). A sold quote has only
 * its payment, which shows the result, and its policy left.
 */
export const homeJourney = defineJourney<HomeQuoteRecord>()('home', [
  { id: 'start', route: homeRoutes.start, isSkipped: wasSold, isAnswered: hasQuote },
  {
    id: 'createQuote',
    route: homeRoutes.createQuote,
    isSkipped: wasSold,
    isAnswered: hasQuote,
    isEntry: true,
  },
  {
    id: 'choosePlan',
    route: homeRoutes.choosePlan,
    isSkipped: wasSold,
    isAnswered: ({ quote }) => (quote?.planCode ?? '') !== '',
  },
  {
    id: 'additionalBenefits',
    route: homeRoutes.additionalBenefits,
    isSkipped: wasSold,
    isAnswered: hasReached('Additional Benefit Selected'),
  },
  {
    id: 'orderSummary',
    route: homeRoutes.orderSummary,
    isSkipped: wasSold,
    isOnlyShown: isReadOnly,
    isAnswered: hasReached('Quick Quote Created'),
  },
  // Gives an agent the quote's code and the link; a customer whose link leads here may see it too (LINK-033).
  {
    id: 'quoteCreated',
    route: homeRoutes.quoteCreated,
    isSkipped: wasSold,
    isAnswered: hasReached('Quick Quote Created'),
    isInterlude: ({ isAgent }) => isAgent,
  },
  {
    id: 'customerInformation',
    route: homeRoutes.customerInformation,
    isSkipped: wasSold,
    isAnswered: hasReached('Customer Information Updated'),
  },
  {
    id: 'confirmation',
    route: homeRoutes.confirmation,
    isSkipped: wasSold,
    isAnswered: hasReached('Full Quote Created'),
  },
  { id: 'payment', route: homeRoutes.payment, isAnswered: wasSold },
  { id: 'policy', route: homeRoutes.policySuccess, isAnswered: wasSold },
]);

export type HomeStop = typeof homeJourney extends Journey<HomeQuoteRecord, infer Id> ? Id : never;
