import { lazy } from 'react';
import { FoldedComparison } from '@payung/shared/journey/comparison/folded-comparison.tsx';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';

const PropertyComparison = lazy(async () => ({
  default: (await import('./property-comparison.tsx')).PropertyComparison,
}));

/** The chosen plan beside the others, for agent and customer. */
export const OtherPlans = ({ quote }: { quote: HomeQuoteRecord }) => (
  <FoldedComparison>
    <PropertyComparison quote={quote} />
  </FoldedComparison>
);
