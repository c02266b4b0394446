import type { HomeQuoteRecord } from '#contract/record.ts';
import { HOME_COVERS } from '#rules/covers.ts';
import type { HomePlanOffer } from '#rules/offer.ts';
import { COVER_TEXTS } from '#rules/cover-texts.ts';
import type { Language } from '@payung/shared/domain/language.ts';

/**
 * What the chosen plan leaves out and another has. What no plan has is sold as an additional coverage:
 * of those the ones that were not chosen.
 */
export const notCoveredBy = (
  quote: HomeQuoteRecord,
  offers: readonly HomePlanOffer[],
  language: Language,
): { readonly elsewhere: readonly string[]; readonly notChosen: readonly string[] } => {
  const isSomewhere = (description: string): boolean =>
    offers.some(({ coverage }) => coverage.some((row) => row.covered && row.description === description));
  const rows = offers.find(({ planCode }) => planCode === quote.planCode)?.coverage ?? [];
  return {
    elsewhere: rows
      .filter((row) => !row.covered && isSomewhere(row.description))
      .map((row) => row.description),
    notChosen: HOME_COVERS.filter(({ code }) => quote.benefits.every((benefit) => benefit.code !== code)).map(
      ({ cover }) => COVER_TEXTS[cover].description[language],
    ),
  };
};
