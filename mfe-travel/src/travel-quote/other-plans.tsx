import { lazy } from 'react';
import { FoldedComparison } from '@payung/shared/journey/comparison/folded-comparison.tsx';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';

const TripComparison = lazy(async () => ({
  default: (await import('./trip-comparison.tsx')).TripComparison,
}));

/** The chosen plan beside the others, for agent and customer. */
export const OtherPlans = ({ quote }: { quote: TravelQuoteRecord }) => (
  <FoldedComparison>
    <TripComparison quote={quote} />
  </FoldedComparison>
);
