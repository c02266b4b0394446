import { lazy } from 'react';
import { FoldedComparison } from '@payung/shared/journey/comparison/folded-comparison.tsx';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';

const VehicleComparison = lazy(async () => ({
  default: (await import('./vehicle-comparison.tsx')).VehicleComparison,
}));

/** The chosen plan beside the others, for agent and customer. */
export const OtherPlans = ({ quote }: { quote: MotorQuoteRecord }) => (
  <FoldedComparison>
    <VehicleComparison quote={quote} />
  </FoldedComparison>
);
