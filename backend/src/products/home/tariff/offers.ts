import { COVER_TEXTS } from 'mfe-home/rules/cover-texts.ts';
import { HOME_COVERS } from 'mfe-home/rules/covers.ts';
import { HOME_PLAN_KINDS } from 'mfe-home/rules/offer.ts';
import type { HomeBenefit, HomePlanOffer } from 'mfe-home/contract/schemas/offer.ts';
import type { Property } from 'mfe-home/contract/schemas/property.ts';
import type { Language } from '#core/http/language.ts';
import { iconAddress } from '../benefit-icons.ts';
import { HOME_PLANS, planCoverage } from './plans.ts';
import { coverParts, coverPremium, planParts, planPremiumOf } from './pricing.ts';

/** Both plans with the same rows of cover, in the language of the call (HOME-014). */
export const homePlanOffers = (property: Property, language: Language): readonly HomePlanOffer[] =>
  HOME_PLAN_KINDS.map((planKind) => ({
    planKind,
    planCode: HOME_PLANS[planKind].code,
    planName: HOME_PLANS[planKind].name,
    premium: planPremiumOf(planKind, property),
    parts: planParts(planKind, property),
    coverage: planCoverage(planKind, language),
  }));

/** The additional coverages, priced for the property; the same for both plans. */
export const homeBenefitsFor = (property: Property, language: Language): readonly HomeBenefit[] =>
  HOME_COVERS.map(({ code, cover }) => ({
    code,
    type: 'C',
    name: COVER_TEXTS[cover].description[language],
    note: COVER_TEXTS[cover].note[language],
    premium: coverPremium(code, property),
    icon: iconAddress(cover),
    parts: coverParts(code, property),
  }));
