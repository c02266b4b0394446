import { PlanComparison } from '@payung/shared/journey/comparison/plan-comparison.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { comparedPlans } from '#rules/compared-plans.ts';
import { useAccidentPlans } from './kit.ts';

export const CoverComparison = ({ quote }: { quote: AccidentQuoteRecord }) => (
  <QueryBoundary quiet of={[useAccidentPlans()]} loading={<Loading shape="summary" />}>
    {(plans) => <PlanComparison plans={comparedPlans(plans, quote)} selected={quote.planCode} />}
  </QueryBoundary>
);
