import type { WireLanguage } from '../wire-text.ts';
import { HOME_COVERS } from './covers.ts';
import { HOME_PRODUCTS } from './offer.ts';
import type { HomeBenefit, HomePlanOffer } from './offer.ts';
import { COVER_TEXTS, HOME_COVER_ROWS, HOME_PLANS } from './plans.ts';
import { coverParts, coverPremium, planParts, planPremiumOf } from './pricing.ts';
import type { Property } from './property.ts';

/** Both plans with the same rows of cover, in the language of the call (HOME-014). */
export const homePlanOffers = (property: Property, language: WireLanguage): readonly HomePlanOffer[] =>
  HOME_PRODUCTS.map((product) => ({
    typeofProduct: product,
    planCode: HOME_PLANS[product].code,
    planName: HOME_PLANS[product].name,
    premium: planPremiumOf(product, property),
    parts: planParts(product, property),
    coverage: HOME_COVER_ROWS.map((row) => ({
      description: row.description[language],
      covered: row.coveredBy.includes(product),
    })),
  }));

/** The additional coverages, priced for the property; the same for both plans. */
export const homeBenefitsFor = (
  property: Property,
  language: WireLanguage,
  iconAddress: (icon: string) => string,
): readonly HomeBenefit[] =>
  HOME_COVERS.map(({ code, cover, icon }) => ({
    BenefitCode: code,
    BenefitType: 'C',
    BenefitDesc: COVER_TEXTS[cover].description[language],
    Note: COVER_TEXTS[cover].note[language],
    Premium: coverPremium(code, property),
    signedUrl: iconAddress(icon),
    parts: coverParts(code, property),
  }));
