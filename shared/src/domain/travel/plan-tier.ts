/** Groups of plan cards, in the order they stand on the page (TRV-005). */
export const TIERS = ['platinum', 'gold', 'bronze', 'others'] as const;
export type PlanTier = (typeof TIERS)[number];

/** The tier stands in the plan's name (TRV-006). */
export const tierOf = (planName: string): PlanTier => {
  if (planName.includes('Platinum')) return 'platinum';
  if (planName.includes('Gold')) return 'gold';
  return planName.includes('Bronze') ? 'bronze' : 'others';
};

/** Kept with the answers; nothing else depends on it (TRV-015, ruling K25). */
export const isSpecialPlan = (planName: string): boolean => tierOf(planName) !== 'others';

/** Plans under their tiers, cheapest first; tiers without a plan are left out. */
export const groupByTier = <P extends { readonly PlanName: string; readonly Premium: number }>(
  plans: readonly P[],
): readonly { readonly tier: PlanTier; readonly plans: readonly P[] }[] =>
  TIERS.map((tier) => ({
    tier,
    plans: plans.filter((plan) => tierOf(plan.PlanName) === tier).toSorted((a, b) => a.Premium - b.Premium),
  })).filter((group) => group.plans.length > 0);
