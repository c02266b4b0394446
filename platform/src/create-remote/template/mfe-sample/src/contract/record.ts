import { quoteNames } from '@payung/shared/api/endpoints/quote-codecs.ts';
import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { record } from '@payung/shared/wire/wire-names.ts';

/** A quote as screens read it: what every quote says, and what only this product knows. */
export interface SampleQuoteRecord extends QuoteRecord {
  /** What is insured, in the customer's words. */
  readonly subject: string;
}

export const sampleQuoteRecord = record<SampleQuoteRecord>(quoteNames);
