import type { NewSampleQuote } from 'mfe-sample/contract/schemas/quote.ts';
import { sampleProductId } from 'mfe-sample/contract/product-id.ts';
import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import type { QuoteFacts } from '#areas/quote/product/insurance-product.ts';
import type { Quote } from '#areas/quote/tables.ts';

const DAYS_OF_COVER = 365;

/** What only a quote of this product knows; kept in the quote's `details`. */
export interface SampleDetails {
  readonly subject: string;
}

export const sampleDetailsOf = (quote: Pick<Quote, 'details'>): SampleDetails =>
  quote.details as unknown as SampleDetails;

/** What a new quote holds. */
export const sampleFacts = (form: NewSampleQuote, today: IsoDate): QuoteFacts => ({
  product_id: sampleProductId,
  request_id: form.requestId,
  insured_name: form.insuredName,
  insured_phone: '',
  start_date: form.startDate,
  end_date: addDays(form.startDate, DAYS_OF_COVER),
  valid_until: priceValidUntil(today, form.startDate),
  details: { subject: form.subject },
});
