import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { HOME_COVERS } from '@payung/shared/domain/home/covers.ts';
import type { HomePlanOffer } from '@payung/shared/domain/home/offer.ts';
import { COVER_TEXTS } from '@payung/shared/domain/home/plans.ts';
import type { WireLanguage } from '@payung/shared/domain/wire-text.ts';

/**
 * What the chosen plan leaves out and another has. What no plan has is sold as an additional coverage:
 * of those the ones that were not chosen.
 */
export const notCoveredBy = (
  quote: HomeQuoteRecord,
  offers: readonly HomePlanOffer[],
  language: WireLanguage,
): { readonly elsewhere: readonly string[]; readonly notChosen: readonly string[] } => {
  const isSomewhere = (description: string): boolean =>
    offers.some(({ coverage }) => coverage.some((row) => row.covered && row.description === description));
  const rows = offers.find(({ planCode }) => planCode === quote.planCode)?.coverage ?? [];
  return {
    elsewhere: rows
      .filter((row) => !row.covered && isSomewhere(row.description))
      .map((row) => row.description),
    notChosen: HOME_COVERS.filter(({ flag }) => quote[flag] !== 'Y').map(
      ({ cover }) => COVER_TEXTS[cover].description[language],
    ),
  };
};
