import * as v from 'valibot';
import { as, record } from '@payung/shared/wire/describe.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';

/** A row of a plan's cover. Rows of type C belong to the policy wording and stay away from the card (TRV-009). */
const mainBenefit = record({
  name: as('BenefitDesc', v.string()),
  // Main and additional benefits spell their type differently (ruling K29).
  type: as('benefitType', v.string()),
  parent: as('ParentBenefit', v.string()),
  /** Sums insured as text in the language of the call. */
  internationalSum: as('InternationalSI', v.string()),
  domesticSum: as('DomesticSI', v.string()),
});
export type MainBenefit = Clean<typeof mainBenefit>;

/** Type C can be chosen (TRV-031), type B is a line of the COVID protection (TRV-026). */
export const additionalBenefit = record({
  code: as('BenefitCode', v.string()),
  type: as('BenefitType', v.string()),
  /** Code of the benefit that this one belongs to. */
  parent: as('ParentBenefit', v.string()),
  name: as('BenefitDesc', v.string()),
  note: as('Note', v.string()),
  /** Whole rupiah for all travellers. */
  premium: as('Premium', v.number()),
  /** Address of the icon. */
  icon: as('signedUrl', v.string()),
});
export type AdditionalBenefit = Clean<typeof additionalBenefit>;

/** A plan with its price for all travellers, in whole rupiah (TRV-004). */
export const planOffer = record({
  code: as('PlanCode', v.string()),
  name: as('PlanName', v.string()),
  premium: as('Premium', v.number()),
  benefits: as('MainBenefits', v.array(mainBenefit)),
  additionalBenefits: as('AdditionalBenefits', v.array(additionalBenefit)),
  /** Of the plans that were sold for such a trip here; absent while too few were sold to say so. */
  isMostChosen: as('mostChosen', v.optional(v.boolean())),
});
export type PlanOffer = Clean<typeof planOffer>;

/** A destination that a quote may have. */
export const coverageArea = record({
  id: v.string(),
  name: as('description', v.string()),
  /** 2 is international (ruling K24). */
  tripType: v.number(),
});
export type CoverageArea = Clean<typeof coverageArea>;
