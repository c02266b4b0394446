import type { PlanOffer } from '#contract/schemas/plans.ts';
import type { TravelQuoteRecord } from '#contract/schemas/quote.ts';
import type { Language } from '@payung/shared/domain/language.ts';
import { exclusionsOf } from '@payung/shared/domain/text/wording.ts';
import type { CoverSummary } from '@payung/shared/domain/text/wording.ts';
import { NOT_INSURED, sumInsuredShown } from './benefits.ts';
import { isDomestic } from './constants.ts';
import { TRAVEL_WORDING } from './wording.ts';

/** All rows of the plan, also those that its card leaves out, and the chosen add-ons. */
export const coverSummary = (
  quote: Pick<TravelQuoteRecord, 'tripType' | 'benefits'>,
  offer: Pick<PlanOffer, 'benefits'> | undefined,
  language: Language,
): CoverSummary => ({
  covered: [
    ...(offer?.benefits ?? [])
      .map((row) => ({ label: row.name, value: sumInsuredShown(row, isDomestic(quote.tripType)) }))
      .filter(({ value }) => value !== NOT_INSURED),
    ...quote.benefits.map(({ name }) => ({ label: name, value: '' })),
  ],
  notCovered: exclusionsOf(TRAVEL_WORDING, quote, language),
});
