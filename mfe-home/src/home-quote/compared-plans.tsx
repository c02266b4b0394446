import type { HomePlanOffer } from '#contract/schemas/offer.ts';
import { useText } from '#messages/catalogue.ts';

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
