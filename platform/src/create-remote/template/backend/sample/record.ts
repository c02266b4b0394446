import type { SampleQuoteRecord } from 'mfe-sample/contract/schemas/quote.ts';
import type { Viewer } from '#areas/quote/product/insurance-product.ts';
import { commonRecordOf } from '#areas/quote/quote-record.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import { sampleDetailsOf } from './details.ts';

/** The record that screens read. */
export const sampleRecordOf = (quote: ShownQuote, viewer: Viewer): SampleQuoteRecord => ({
  ...commonRecordOf(quote, viewer, {}),
  subject: sampleDetailsOf(quote).subject,
});
