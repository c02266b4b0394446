/** The two home products (HOME-001). */
export const HOME_PRODUCTS = ['PAR', 'FLEXAS'] as const;
export type HomeProduct = (typeof HOME_PRODUCTS)[number];

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

/** A plan as `user/get-home-plans` carries it. */
export interface HomePlanOffer {
  readonly typeofProduct: HomeProduct;
  readonly planCode: string;
  readonly planName: string;
  /** Whole rupiah a year, without additional coverages. */
  readonly premium: number;
  readonly parts: readonly PremiumPart[];
  /** What the plan covers and leaves out, in the language of the call. */
  readonly coverage: readonly { readonly description: string; readonly covered: boolean }[];
}

/** An additional coverage as `user/get-home-benefits` carries it (HOME-020). */
export interface HomeBenefit {
  readonly BenefitCode: string;
  /** Only C is offered. */
  readonly BenefitType: string;
  readonly BenefitDesc: string;
  readonly Note: string;
  readonly Premium: number;
  /** Address of the icon. */
  readonly signedUrl: string;
  readonly parts: readonly PremiumPart[];
}
