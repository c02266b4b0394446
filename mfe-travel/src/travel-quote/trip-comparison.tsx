import { PlanComparison } from '@payung/shared/journey/comparison/plan-comparison.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import { comparedPlans } from '#rules/benefits.ts';
import { usePlans } from './kit.ts';

export const TripComparison = ({ quote }: { quote: TravelQuoteRecord }) => (
  <QueryBoundary quiet of={[usePlans(quote.id)]} loading={<Loading shape="summary" />}>
    {(offers) => <PlanComparison plans={comparedPlans(offers, quote)} selected={quote.planCode} />}
  </QueryBoundary>
);
