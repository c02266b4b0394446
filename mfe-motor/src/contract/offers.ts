/** A row of a plan's cover. */
export interface PlanBenefit {
  readonly name: string;
  readonly note: string;
  /** Not covered: what the insured bears of every damage. */
  readonly isOwnRisk?: true;
}

/** An add-on for the duration that was asked for, in whole rupiah (MOT-015). Type C can be chosen. */
export interface MotorBenefit {
  readonly code: string;
  readonly type: string;
  readonly name: string;
  readonly note: string;
  /** For the whole duration, after the free first year of the workshop. */
  readonly premium: number;
  readonly premiumBeforeAllowance: number;
  /** On average. */
  readonly premiumPerYear: number;
  /** First to fifth year; as many as the duration has. */
  readonly yearPremiums: readonly number[];
  /** What the free first year takes off; 0 without. */
  readonly firstYearAllowance: number;
  /** Address of the icon. */
  readonly icon: string;
  readonly isSelected: boolean;
}

/** A plan for the duration that was asked for, in whole rupiah (MOT-014). */
export interface MotorPlanOffer {
  readonly code: string;
  readonly name: string;
  readonly premium: number;
  readonly sumInsured: number;
  /** First to fifth year, as many as the duration has. */
  readonly sumsInsured: readonly number[];
  readonly benefits: readonly PlanBenefit[];
  readonly additionalBenefits: readonly MotorBenefit[];
}
