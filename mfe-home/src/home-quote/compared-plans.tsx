import { FoldedComparison, PlanComparison } from '@payung/shared/journey/plan/plan-comparison.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import type { HomePlanOffer } from '#contract/schemas/offer.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { useText } from '#messages/catalogue.ts';
import { useHomePlans } from './kit.ts';

/** The plans as they are put side by side: what each covers and leaves out, row by row. */
export const useComparedPlans = () => {
  const t = useText();
  return (offers: readonly HomePlanOffer[]) =>
    offers.map((offer) => ({
      id: offer.planCode,
      name: offer.planName,
      price: offer.premium,
      rows: offer.coverage.map(({ description, covered }) => ({
        label: description,
        value: t(covered ? 'home.plan.covered' : 'home.plan.notCovered'),
      })),
    }));
};

const Comparison = ({ quote }: { quote: HomeQuoteRecord }) => {
  const compared = useComparedPlans();
  return (
    <QueryBoundary quiet of={[useHomePlans(quote.id)]} loading={<Loading shape="summary" />}>
      {(offers) => <PlanComparison plans={compared(offers)} selected={quote.planCode} />}
    </QueryBoundary>
  );
};

/** The chosen plan beside the others, for agent and customer. */
export const OtherPlans = ({ quote }: { quote: HomeQuoteRecord }) => (
  <FoldedComparison>
    <Comparison quote={quote} />
  </FoldedComparison>
);
