import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { isSold, stageRank } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { defineJourney } from '@payung/shared/journey/journey.ts';
import { sampleRoutes } from '@payung/shared/routes/sample-routes.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';

/** All that decides where a journey stands. */
export interface SampleAnswers {
  /** Nothing until a quote was made. */
  readonly quote: QuoteRecord | undefined;
}

const isAt = (stage: Stage, { quote }: SampleAnswers): boolean =>
  quote !== undefined && stageRank(quote.stage) >= stageRank(stage);

const isPaidFor = ({ quote }: SampleAnswers): boolean => quote !== undefined && isSold(quote.stage);

/** Read this first: the stops of a quote in their order. A sold quote has only its result left. */
export const sampleJourney = defineJourney<SampleAnswers>()([
  {
    id: 'start',
    path: sampleRoutes.start.path,
    isSkipped: isPaidFor,
    isAnswered: (answers) => isAt('Full Quote Created', answers),
  },
  { id: 'payment', path: shellRoutes.payment.path, isSkipped: isPaidFor, isAnswered: isPaidFor },
  { id: 'policy', path: shellRoutes.policySuccess.path, isAnswered: isPaidFor },
]);

export type SampleStop = (typeof sampleJourney)[number]['id'];
