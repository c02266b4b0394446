import { isSold, stageRank } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { defineJourney } from '@payung/shared/journey/steps/journey.ts';
import type { JourneyAnswers } from '@payung/shared/journey/steps/journey.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { SampleQuoteRecord } from './contract/record.ts';
import { sampleRoutes } from './contract/routes.ts';

type Answers = JourneyAnswers<SampleQuoteRecord>;

const hasReached =
  (stage: Stage) =>
  ({ quote }: Answers): boolean =>
    quote !== undefined && stageRank(quote.stage) >= stageRank(stage);

const wasSold = ({ quote }: Answers): boolean => quote !== undefined && isSold(quote.stage);

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
