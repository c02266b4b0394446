/** The two plans of home insurance: property all risk and the fire perils (HOME-001). */
export const HOME_PLAN_KINDS = ['PAR', 'FLEXAS'] as const;
export type HomePlanKind = (typeof HOME_PLAN_KINDS)[number];

/** One explained part of a premium: sum insured × rate, and where the rate comes from. */
export interface PremiumPart {
  readonly cover: 'fire' | 'allRisk' | 'earthquake' | 'flood' | 'rsmdcc';
  /** Row of the tariff table, as the regulator numbers it. */
  readonly table: string;
  readonly zone?: string;
  readonly ratePerMille: number;
  /** Whole rupiah. */
  readonly sumInsured: number;
  /** Whole rupiah. */
  readonly amount: number;
  /** The rate is not the regulator's but stands in for one that was not found. */
  readonly illustrative: boolean;
  readonly source: string;
  /** Day of the source, YYYY-MM-DD; its year alone where the day was not found. */
  readonly sourceDate: string;
}

/** A plan that is offered for a property. */
export interface HomePlanOffer {
  readonly planKind: HomePlanKind;
  readonly planCode: string;
  readonly planName: string;
  /** Whole rupiah a year, without additional coverages. */
  readonly premium: number;
  readonly parts: readonly PremiumPart[];
  /** What the plan covers and leaves out, in the language of the call. */
  readonly coverage: readonly { readonly description: string; readonly covered: boolean }[];
}

/** An additional coverage that is offered for a property (HOME-020). */
export interface HomeBenefit {
  readonly code: string;
  /** Only C is offered. */
  readonly type: string;
  readonly name: string;
  readonly note: string;
  readonly premium: number;
  /** Address of the icon. */
  readonly icon: string;
  readonly parts: readonly PremiumPart[];
}
