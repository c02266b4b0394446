import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { isSold, stageRank } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { defineJourney } from '@payung/shared/journey/journey.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';

/** All that decides where a home journey stands. */
export interface HomeAnswers {
  /** Nothing until a quote was made. */
  readonly quote: HomeQuoteRecord | undefined;
}

const isAt = (stage: Stage, { quote }: HomeAnswers): boolean =>
  quote !== undefined && stageRank(quote.stage) >= stageRank(stage);

const isPaidFor = ({ quote }: HomeAnswers): boolean => quote !== undefined && isSold(quote.stage);

/**
 * Read this first: the stops of a home quote in their order (HOME-107, HOME-121). A sold quote has only
 * its payment, which shows the result, and its policy left.
 */
export const homeJourney = defineJourney<HomeAnswers>()([
  {
    id: 'start',
    path: homeRoutes.start.path,
    isSkipped: isPaidFor,
    isAnswered: ({ quote }) => quote !== undefined,
  },
  {
    id: 'choosePlan',
    path: homeRoutes.choosePlan.path,
    isSkipped: isPaidFor,
    isAnswered: ({ quote }) => (quote?.planCode ?? '') !== '',
  },
  {
    id: 'additionalBenefits',
    path: homeRoutes.additionalBenefits.path,
    isSkipped: isPaidFor,
    isAnswered: (answers) => isAt('Additional Benefit Selected', answers),
  },
  {
    id: 'orderSummary',
    path: homeRoutes.orderSummary.path,
    isSkipped: isPaidFor,
    isAnswered: (answers) => isAt('Quick Quote Created', answers),
  },
  // Asks nothing: it shows the quote, and leads on.
  {
    id: 'quoteCreated',
    path: homeRoutes.quoteCreated.path,
    isSkipped: isPaidFor,
    isAnswered: (answers) => isAt('Quick Quote Created', answers),
  },
  {
    id: 'customerInformation',
    path: homeRoutes.customerInformation.path,
    isSkipped: isPaidFor,
    isAnswered: (answers) => isAt('Customer Information Updated', answers),
  },
  {
    id: 'confirmation',
    path: homeRoutes.confirmation.path,
    isSkipped: isPaidFor,
    isAnswered: (answers) => isAt('Full Quote Created', answers),
  },
  { id: 'payment', path: homeRoutes.payment.path, isAnswered: isPaidFor },
  { id: 'policy', path: homeRoutes.policySuccess.path, isAnswered: isPaidFor },
]);

export type HomeStop = (typeof homeJourney)[number]['id'];
