import { PlanComparison } from '@payung/shared/journey/comparison/plan-comparison.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { comparedPlans } from '#rules/compared-plans.ts';
import { useMotorPlans } from './kit.ts';

export const VehicleComparison = ({ quote }: { quote: MotorQuoteRecord }) => (
  <QueryBoundary quiet of={[useMotorPlans(quote, quote.duration)]} loading={<Loading shape="summary" />}>
    {(offers) => <PlanComparison plans={comparedPlans(offers)} selected={quote.planCode} />}
  </QueryBoundary>
);
