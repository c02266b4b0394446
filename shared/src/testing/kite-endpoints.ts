import { endpoint } from '#api/endpoint.ts';
import { createdQuoteCodec } from '#api/endpoints/quote-codecs.ts';
import type { ByQuote, CreatedQuote } from '#schemas/quote.ts';
import { listOf, record, same, under } from '#wire/wire-names.ts';

export interface Wind {
  readonly id: string;
  readonly name: string;
}

interface KiteWish {
  readonly insuredName: string;
  readonly requestId: string;
}

/** Calls of the invented product; some spell their fields in a way of their own, as real products do. */
export const kiteEndpoints = {
  winds: endpoint<{ reply: readonly Wind[] }>()({
    method: 'GET',
    path: 'kite/winds',
    effect: 'reads',
    offline: true,
    wire: { reply: listOf(record<Wind>({ name: 'WindName' })) },
    origin: 'assumed',
  }),
  /** The strings that go with a kite: read by quote, in one language. */
  strings: endpoint<{ params: ByQuote; reply: readonly string[] }>()({
    method: 'GET',
    path: 'kite/strings/:quoteId',
    effect: 'reads',
    lang: 'langId',
    offline: true,
    wire: { reply: under('data', same<readonly string[]>()) },
    origin: 'assumed',
  }),
  createKiteQuote: endpoint<{ body: KiteWish; reply: CreatedQuote }>()({
    method: 'POST',
    path: 'kite/create-quote',
    effect: 'writes',
    wire: { reply: createdQuoteCodec },
    origin: 'assumed',
  }),
} as const;
