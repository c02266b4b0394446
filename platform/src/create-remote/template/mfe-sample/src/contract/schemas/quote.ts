import * as v from 'valibot';
import { isoDate, text } from '@payung/shared/schemas/parts.ts';
import { createdQuote, quoteCalls, quoteFields, savedQuote } from '@payung/shared/schemas/quote.ts';
import { describe } from '@payung/shared/wire/call-schemas.ts';
import { as, oneOf, only, record, under, withUnread } from '@payung/shared/wire/describe.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';

/** What is insured, in the customer's words. */
const subject = text(200);

const newSampleQuote = record({
  insuredName: text(100),
  subject,
  startDate: as('effectiveDate', isoDate),
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  requestId: v.pipe(v.string(), v.uuid()),
});
export type NewSampleQuote = Clean<typeof newSampleQuote>;

/** A quote as screens read it: what every quote says, and what only this product knows. */
export const sampleQuote = record({ ...quoteFields, subject });
export type SampleQuoteRecord = Clean<typeof sampleQuote>;

/** What `user/update-quote` changes: one step at a time. A new step is a new member. */
export const sampleChange = oneOf('kind', {
  plan: record({ planCode: text(32) }),
});
export type SampleChange = Clean<typeof sampleChange>;

const answered = withUnread(sampleQuote);

/** The calls that only this product has, and those that every product has in the types of this one. */
export const sampleSchemas = describe({
  createSampleQuote: { body: newSampleQuote, reply: createdQuote },
  getSampleQuote: { query: quoteCalls.getQuote.schemas.query, reply: under('data', only(answered)) },
  updateSampleQuote: { body: sampleChange, reply: savedQuote(answered) },
});
