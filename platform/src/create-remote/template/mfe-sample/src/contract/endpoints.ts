import { endpoint, sameCall } from '@payung/shared/api/endpoint.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import { createdQuoteCodec, savedQuoteCodec } from '@payung/shared/api/endpoints/quote-codecs.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import type { ByQuote, CreatedQuote, SavedQuote } from '@payung/shared/schemas/quote.ts';
import { only, under } from '@payung/shared/wire/wire-names.ts';
import { newSampleQuote, sampleChange } from './changes.ts';
import type { NewSampleQuote, SampleChange } from './changes.ts';
import { sampleQuoteRecord } from './record.ts';
import type { SampleQuoteRecord } from './record.ts';

/** The calls that only this product has. */
export const sampleCalls = {
  createSampleQuote: endpoint<{ body: NewSampleQuote; reply: CreatedQuote }>()({
    method: 'POST',
    path: 'sample/create-quote',
    effect: 'writes',
    wire: { body: newSampleQuote, reply: createdQuoteCodec },
    origin: 'assumed',
  }),
} as const;

/** With the calls that every product has, in the types of this one. */
export const sampleEndpoints = {
  ...sampleCalls,
  getSampleQuote: sameCall<{ query: { quoteId: string; logkey?: Logkey }; reply: SampleQuoteRecord }>()(
    quoteEndpoints.getQuote,
    { query: quoteEndpoints.getQuote.wire.query, reply: under('data', only(sampleQuoteRecord)) },
  ),
  updateSampleQuote: sameCall<{
    params: ByQuote;
    body: SampleChange;
    reply: SavedQuote<SampleQuoteRecord>;
  }>()(quoteEndpoints.updateQuote, { body: sampleChange, reply: savedQuoteCodec(sampleQuoteRecord) }),
} as const;
