import * as v from 'valibot';
import { isoDate, text } from '@payung/shared/schemas/parts.ts';
import type { SchemasOf } from '@payung/shared/api/schemas/schema-table.ts';
import type { sampleCalls } from './endpoints.ts';

/** What the server checks of the calls that only this product has, as they come over the wire. */
export const sampleSchemas = {
  createSampleQuote: {
    body: v.strictObject({
      insuredName: text(100),
      subject: text(200),
      effectiveDate: isoDate,
      requestId: v.pipe(v.string(), v.uuid()),
    }),
  },
} satisfies SchemasOf<typeof sampleCalls>;

/** The body of `user/update-quote` for a quote of this product. */
export const updateSampleQuoteBody = v.strictObject({ planCode: text(32) });
