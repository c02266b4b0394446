import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isSold, stageRank } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { nextAfterPlan } from '@payung/shared/domain/travel/next-after-plan.ts';
import { defineJourney } from '@payung/shared/journey/journey.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';

/** All that decides where a travel journey stands. */
export interface TravelAnswers {
  /** Nothing until a quote was made. */
  readonly quote: TravelQuoteRecord | undefined;
  readonly today: IsoDate;
}

const isAt = (stage: Stage, { quote }: TravelAnswers): boolean =>
  quote !== undefined && stageRank(quote.stage) >= stageRank(stage);

const isPaidFor = ({ quote }: TravelAnswers): boolean => quote !== undefined && isSold(quote.stage);

const next = ({ quote, today }: TravelAnswers) =>
  quote === undefined ? undefined : nextAfterPlan(quote, today);

const isCovidOpen = (answers: TravelAnswers): boolean =>
  next(answers) === 'covidQuestion' &&
  answers.quote?.covid === undefined &&
  !isAt('Additional Benefit Selected', answers);

/**
 * Read this first: the stops of a travel quote in their order (TRV-084). A sold quote has only its
 * result left. The COVID question belongs to the plan; add-ons may be left out where no question and
 * no age flag lead to them (ruling K22).
 */
export const travelJourney = defineJourney<TravelAnswers>()([
  {
    id: 'start',
    path: travelRoutes.start.path,
    isSkipped: isPaidFor,
    isAnswered: ({ quote }) => quote !== undefined,
  },
  {
    id: 'choosePlan',
    path: travelRoutes.choosePlan.path,
    isSkipped: isPaidFor,
    isAnswered: (answers) => (answers.quote?.planCode ?? '') !== '' && !isCovidOpen(answers),
  },
  {
    id: 'additionalBenefits',
    path: travelRoutes.additionalBenefits.path,
    isSkipped: isPaidFor,
    isAnswered: (answers) => next(answers) === 'orderSummary' || isAt('Additional Benefit Selected', answers),
  },
  {
    id: 'orderSummary',
    path: travelRoutes.orderSummary.path,
    isSkipped: isPaidFor,
    isAnswered: (answers) => isAt('Quick Quote Created', answers),
  },
  {
    id: 'customerInformation',
    path: travelRoutes.customerInformation.path,
    isSkipped: isPaidFor,
    isAnswered: (answers) => isAt('Customer Information Updated', answers),
  },
  {
    id: 'confirmation',
    path: travelRoutes.confirmation.path,
    isSkipped: isPaidFor,
    isAnswered: (answers) => isAt('Full Quote Created', answers),
  },
  { id: 'payment', path: shellRoutes.payment.path, isSkipped: isPaidFor, isAnswered: isPaidFor },
  { id: 'policy', path: shellRoutes.policySuccess.path, isAnswered: isPaidFor },
]);

export type TravelStop = (typeof travelJourney)[number]['id'];
