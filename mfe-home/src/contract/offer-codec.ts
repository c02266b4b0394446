import { listOf, record, renamed } from '@payung/shared/wire/wire-names.ts';
import type { HomeBenefit, HomePlanOffer } from '#rules/offer.ts';
import type { HomeBenefitsOfPlan } from './record.ts';

export const homePlanOffers = listOf(record<HomePlanOffer>({ planKind: 'typeofProduct' }));

const homeBenefits = listOf(
  record<HomeBenefit>({
    code: 'BenefitCode',
    type: 'BenefitType',
    name: 'BenefitDesc',
    note: 'Note',
    premium: 'Premium',
    icon: 'signedUrl',
  }),
);

export const homeBenefitsOfPlans = listOf(
  record<HomeBenefitsOfPlan>({
    planKind: 'typeofProduct',
    benefits: renamed('AdditionalBenefits', homeBenefits),
  }),
);
