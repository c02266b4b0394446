import type { Codec } from '@payung/shared/wire/wire-names.ts';
import { listOf, record, renamed } from '@payung/shared/wire/wire-names.ts';

/** A row of a plan's cover. Rows of type C belong to the policy wording and stay away from the card (TRV-009). */
export interface MainBenefit {
  readonly name: string;
  readonly type: string;
  readonly parent: string;
  /** Sums insured as text in the language of the call. */
  readonly internationalSum: string;
  readonly domesticSum: string;
}

/** Type C can be chosen (TRV-031), type B is a line of the COVID protection (TRV-026). */
export interface AdditionalBenefit {
  readonly code: string;
  readonly type: string;
  /** Code of the benefit that this one belongs to. */
  readonly parent: string;
  readonly name: string;
  readonly note: string;
  /** Whole rupiah for all travellers. */
  readonly premium: number;
  /** Address of the icon. */
  readonly icon: string;
}

/** A plan with its price for all travellers, in whole rupiah (TRV-004). */
export interface PlanOffer {
  readonly code: string;
  readonly name: string;
  readonly premium: number;
  readonly benefits: readonly MainBenefit[];
  readonly additionalBenefits: readonly AdditionalBenefit[];
}

// Main and additional benefits spell their type differently (ruling K29).
const mainBenefits = listOf(
  record<MainBenefit>({
    name: 'BenefitDesc',
    type: 'benefitType',
    parent: 'ParentBenefit',
    internationalSum: 'InternationalSI',
    domesticSum: 'DomesticSI',
  }),
);

export const additionalBenefits: Codec<readonly AdditionalBenefit[]> = listOf(
  record<AdditionalBenefit>({
    code: 'BenefitCode',
    type: 'BenefitType',
    parent: 'ParentBenefit',
    name: 'BenefitDesc',
    note: 'Note',
    premium: 'Premium',
    icon: 'signedUrl',
  }),
);

export const planOffers: Codec<readonly PlanOffer[]> = listOf(
  record<PlanOffer>({
    code: 'PlanCode',
    name: 'PlanName',
    premium: 'Premium',
    benefits: renamed('MainBenefits', mainBenefits),
    additionalBenefits: renamed('AdditionalBenefits', additionalBenefits),
  }),
);
