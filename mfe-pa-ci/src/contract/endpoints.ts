import { sameCall } from '@payung/shared/api/endpoint.ts';
import type { Logkey } from '@payung/shared/domain/resume-type.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { quoteNames, savedQuoteCodec } from '@payung/shared/api/endpoints/quote-codecs.ts';
import type { ByQuote, SavedQuote } from '@payung/shared/schemas/quote.ts';
import { only, record, under } from '@payung/shared/wire/wire-names.ts';
import { accidentQuoteRecord } from './accident-codec.ts';
import { accidentCalls } from './accident-endpoints.ts';
import type { AccidentQuoteRecord } from './accident-record.ts';
import { ciCalls } from './ci-endpoints.ts';
import type { CiQuoteRecord } from './ci-record.ts';

/** The calls that only these two products have. */
export const paCiCalls = { ...accidentCalls, ...ciCalls } as const;

export const ciQuoteRecord = record<CiQuoteRecord>(quoteNames);

/** With the calls that every product has, in the types of these. */
export const paCiEndpoints = {
  ...paCiCalls,
  changePaPhone: sameCall<{
    params: ByQuote;
    body: { phone: string };
    reply: SavedQuote<AccidentQuoteRecord>;
  }>()(quoteEndpoints.changePhone, {
    body: quoteEndpoints.changePhone.wire.body,
    reply: savedQuoteCodec(accidentQuoteRecord),
  }),
  getCiQuote: sameCall<{ query: { quoteId: string; logkey?: Logkey }; reply: CiQuoteRecord }>()(
    quoteEndpoints.getQuote,
    { query: quoteEndpoints.getQuote.wire.query, reply: under('data', only(ciQuoteRecord)) },
  ),
} as const;
