/** Groups of plan cards, in the order of the page (TRV-005). */
const TIERS = ['platinum', 'gold', 'bronze', 'others'] as const;
type PlanTier = (typeof TIERS)[number];

/** The plan's name contains its tier (TRV-006). */
export const tierOf = (planName: string): PlanTier => {
  if (planName.includes('Platinum')) return 'platinum';
  if (planName.includes('Gold')) return 'gold';
  return planName.includes('Bronze') ? 'bronze' : 'others';
};

/** Platinum, Gold and Bronze plans are special ones (TRV-015). */
export const isSpecialPlan = (planName: string): boolean => tierOf(planName) !== 'others';

/** Plans under their tiers, cheapest first; tiers without a plan are left out. */
export const groupByTier = <P extends { readonly name: string; readonly premium: number }>(
  plans: readonly P[],
): readonly { readonly tier: PlanTier; readonly plans: readonly P[] }[] =>
  TIERS.map((tier) => ({
    tier,
    plans: plans.filter((plan) => tierOf(plan.name) === tier).toSorted((a, b) => a.premium - b.premium),
  })).filter((group) => group.plans.length > 0);
