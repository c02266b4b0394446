import type { HomeQuoteRecord } from 'mfe-home/contract/schemas/quote.ts';
import { sumOf } from '@payung/shared/domain/money/money.ts';
import { ocrDetailsOfQuote } from '#areas/identity/read-card.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import { commonRecordOf } from '#areas/quote/quote-record.ts';
import type { Queries } from '#core/database/database.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import { homeDetailsOf } from './details.ts';
import { benefitNames, planOfCode } from './price/price.ts';

/** The record that screens read (HOME-061, HOME-103, PAY-036). */
export const homeRecordOf = async (
  db: Queries,
  quote: ShownQuote,
  viewer: Viewer,
): Promise<HomeQuoteRecord> => {
  const { requirementsAgreed: _agreed, ...details } = homeDetailsOf(quote);
  return {
    ...commonRecordOf(quote, viewer, benefitNames(quote, viewer.language)),
    ...details,
    ...(await ocrDetailsOfQuote(db, quote, viewer)),
    planKind: planOfCode(quote.plan_code) ?? '',
    grossPremium: quote.premium + sumOf(quote.benefits.map(({ premium }) => premium)),
    ...(quote.policy_reference === null ? {} : { reference: quote.policy_reference }),
  };
};
