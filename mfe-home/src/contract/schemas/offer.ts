import * as v from 'valibot';
import { HOME_PLAN_KINDS } from '#rules/offer.ts';
import { as, record } from '@payung/shared/wire/describe.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';

/** The two plans of home insurance: property all risk and the fire perils (HOME-001). */
export const planKind = v.picklist(HOME_PLAN_KINDS);
export type HomePlanKind = Clean<typeof planKind>;

/** One explained part of a premium: sum insured × rate, and where the rate comes from. */
export const premiumPart = v.strictObject({
  cover: v.picklist(['fire', 'allRisk', 'earthquake', 'flood', 'rsmdcc']),
  /** Row of the tariff table, as the regulator numbers it. */
  table: v.string(),
  zone: v.optional(v.string()),
  ratePerMille: v.number(),
  /** Whole rupiah. */
  sumInsured: v.number(),
  /** Whole rupiah. */
  amount: v.number(),
  /** An illustrative rate in place of one of the regulator that was not found. */
  illustrative: v.boolean(),
  source: v.string(),
  /** Day of the source, YYYY-MM-DD; its year alone where the day was not found. */
  sourceDate: v.string(),
});
export type PremiumPart = Clean<typeof premiumPart>;

/** A plan that is offered for a property. */
export const planOffer = record({
  planKind: as('typeofProduct', planKind),
  planCode: v.string(),
  planName: v.string(),
  /** Whole rupiah a year, without additional coverages. */
  premium: v.number(),
  parts: v.array(premiumPart),
  /** What the plan covers and leaves out, in the language of the call. */
  coverage: v.array(v.strictObject({ description: v.string(), covered: v.boolean() })),
  /** Of the plans that were sold here; absent while too few were sold to say so. */
  isMostChosen: as('mostChosen', v.optional(v.boolean())),
});
export type HomePlanOffer = Clean<typeof planOffer>;

/** An additional coverage that is offered for a property (HOME-020). */
const benefit = record({
  code: as('BenefitCode', v.string()),
  /** Only C is offered. */
  type: as('BenefitType', v.string()),
  name: as('BenefitDesc', v.string()),
  note: as('Note', v.string()),
  premium: as('Premium', v.number()),
  /** Address of the icon. */
  icon: as('signedUrl', v.string()),
  parts: v.array(premiumPart),
});
export type HomeBenefit = Clean<typeof benefit>;

/** The additional coverages that go with a plan (HOME-019). */
export const benefitsOfPlan = record({
  planKind: as('typeofProduct', planKind),
  planName: v.string(),
  benefits: as('AdditionalBenefits', v.array(benefit)),
});
export type HomeBenefitsOfPlan = Clean<typeof benefitsOfPlan>;
