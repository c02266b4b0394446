import { PlanComparison } from '@payung/shared/journey/comparison/plan-comparison.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { useComparedPlans } from './compared-plans.tsx';
import { useHomePlans } from './kit.ts';

export const PropertyComparison = ({ quote }: { quote: HomeQuoteRecord }) => {
  const compared = useComparedPlans();
  return (
    <QueryBoundary quiet of={[useHomePlans(quote.id)]} loading={<Loading shape="summary" />}>
      {(offers) => <PlanComparison plans={compared(offers)} selected={quote.planCode} />}
    </QueryBoundary>
  );
};
