import type { HomePlanOffer } from '#contract/schemas/offer.ts';

/** What a plan covers and leaves out, row by row. */
export const rowsOf = (offer: HomePlanOffer, words: { readonly covered: string; readonly not: string }) =>
  offer.coverage.map(({ description, covered }) => ({
    label: description,
    value: covered ? words.covered : words.not,
  }));
