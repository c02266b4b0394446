import { defineJourney, hasQuote, hasReached, wasSold } from '@payung/shared/journey/steps/journey.ts';
import { isReadOnly } from '@payung/shared/journey/order/read-only.ts';
import type { Journey, JourneyAnswers } from '@payung/shared/journey/steps/journey.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { TravelQuoteRecord } from './contract/schemas/quote.ts';
import { travelRoutes } from './contract/routes.ts';
import { nextAfterPlan } from './rules/next-after-plan.ts';

type Answers = JourneyAnswers<TravelQuoteRecord>;

const follows = ({ quote, today }: Answers): ReturnType<typeof nextAfterPlan> | undefined =>
  quote === undefined ? undefined : nextAfterPlan(quote, today);

const isCovidQuestionOpen = (answers: Answers): boolean =>
  follows(answers) === 'covidQuestion' &&
  answers.quote?.covid === undefined &&
  !hasReached('Additional Benefit Selected')(answers);

/**
 * Read this first: the stops of a travel quote in their order (TRV-084). A sold quote has only its
 * result left. The COVID question belongs to the plan choice; add-ons are left out where neither the
 * question nor the age flag leads to them (ruling K22).
 */
export const travelJourney = defineJourney<TravelQuoteRecord>()('travel', [
  { id: 'start', route: travelRoutes.start, isSkipped: wasSold, isAnswered: hasQuote },
  {
    id: 'createQuote',
    route: travelRoutes.createQuote,
    isSkipped: wasSold,
    isAnswered: hasQuote,
    isEntry: true,
  },
  {
    id: 'choosePlan',
    route: travelRoutes.choosePlan,
    isSkipped: wasSold,
    isAnswered: (answers) => (answers.quote?.planCode ?? '') !== '' && !isCovidQuestionOpen(answers),
  },
  {
    id: 'additionalBenefits',
    route: travelRoutes.additionalBenefits,
    isSkipped: (answers) => wasSold(answers) || follows(answers) === 'orderSummary',
    isAnswered: hasReached('Additional Benefit Selected'),
  },
  {
    id: 'orderSummary',
    route: travelRoutes.orderSummary,
    isSkipped: wasSold,
    isOnlyShown: isReadOnly,
    isAnswered: hasReached('Quick Quote Created'),
  },
  // Gives an agent the quote's code and the link (TRV-063); a customer skips it (TRV-062).
  {
    id: 'quoteSuccess',
    route: shellRoutes.quoteSuccess,
    isSkipped: wasSold,
    isAnswered: hasReached('Quick Quote Created'),
    isInterlude: ({ isAgent }) => isAgent,
  },
  {
    id: 'customerInformation',
    route: travelRoutes.customerInformation,
    isSkipped: wasSold,
    isAnswered: hasReached('Customer Information Updated'),
  },
  {
    id: 'confirmation',
    route: travelRoutes.confirmation,
    isSkipped: wasSold,
    isAnswered: hasReached('Full Quote Created'),
  },
  { id: 'payment', route: shellRoutes.payment, isSkipped: wasSold, isAnswered: wasSold },
  { id: 'policy', route: shellRoutes.policySuccess, isAnswered: wasSold },
]);

export type TravelStop = typeof travelJourney extends Journey<TravelQuoteRecord, infer Id> ? Id : never;
