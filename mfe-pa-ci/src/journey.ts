import { defineJourney, hasQuote, hasReached, wasSold } from '@payung/shared/journey/steps/journey.ts';
import { isReadOnly } from '@payung/shared/journey/order/read-only.ts';
import type { Journey, JourneyAnswers } from '@payung/shared/journey/steps/journey.ts';
import type { AccidentQuoteRecord } from './contract/schemas/accident.ts';
import { paCiRoutes } from './contract/routes.ts';

type Answers = JourneyAnswers<AccidentQuoteRecord>;

const isPaidLater = ({ quote }: Answers): boolean => quote?.stage === 'Full Quote Created With Payment';

/** The policy was issued and is not paid yet. */
const awaitsMoney = (answers: Answers): boolean =>
  isPaidLater(answers) && answers.quote?.paymentStatus !== 'Paid';

/** Read this first: the stops of a personal accident quote in their order. */
export const accidentJourney = defineJourney<AccidentQuoteRecord>()('accident', [
  { id: 'start', route: paCiRoutes.start, isSkipped: wasSold, isAnswered: hasQuote },
  {
    id: 'limits',
    route: paCiRoutes.limits,
    isSkipped: (answers) => wasSold(answers) || answers.quote?.limitType === 'one',
    // Groups outlast a change of the cover that they still fit; their plans are confirmed again then.
    isAnswered: (answers) => (answers.quote?.groups.length ?? 0) > 0 && hasReached('Plan Selected')(answers),
  },
  {
    id: 'orderSummary',
    route: paCiRoutes.orderSummary,
    isSkipped: wasSold,
    isOnlyShown: isReadOnly,
    isAnswered: hasReached('Quick Quote Created'),
  },
  // Gives an agent the quote's code and the link.
  {
    id: 'quoteCreated',
    route: paCiRoutes.quoteCreated,
    isSkipped: wasSold,
    isAnswered: hasReached('Quick Quote Created'),
    isInterlude: ({ isAgent }) => isAgent,
  },
  {
    id: 'customerInformation',
    route: paCiRoutes.customerInformation,
    isSkipped: wasSold,
    isAnswered: ({ quote }) => (quote?.insuredEmail ?? '') !== '',
  },
  {
    id: 'insureds',
    route: paCiRoutes.insureds,
    isSkipped: wasSold,
    isAnswered: ({ quote }) => quote?.insureds.every(({ isComplete }) => isComplete) ?? false,
  },
  {
    id: 'details',
    route: paCiRoutes.details,
    isSkipped: wasSold,
    isAnswered: hasReached('Full Quote Created'),
  },
  { id: 'payment', route: paCiRoutes.payment, isSkipped: isPaidLater, isAnswered: wasSold },
  { id: 'policy', route: paCiRoutes.policy, isAnswered: wasSold },
  // After the policy: both may be seen, and this one is open until it is paid (ruling R25).
  {
    id: 'payLater',
    route: paCiRoutes.payLater,
    isSkipped: (answers) => !awaitsMoney(answers),
    isAnswered: () => false,
  },
]);

export type AccidentStop = typeof accidentJourney extends Journey<AccidentQuoteRecord, infer Id> ? Id : never;
