import { lazy } from 'react';
import { FoldedComparison } from '@payung/shared/journey/comparison/folded-comparison.tsx';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';

const CoverComparison = lazy(async () => ({
  default: (await import('./cover-comparison.tsx')).CoverComparison,
}));

/** The chosen plan beside the others, for agent and customer. */
export const OtherPlans = ({ quote }: { quote: AccidentQuoteRecord }) => (
  <FoldedComparison>
    <CoverComparison quote={quote} />
  </FoldedComparison>
);
