import type { QuoteRecord, SavedQuote } from '@payung/shared/api/endpoints/quote.ts';
import { savedQuote } from '@payung/shared/api/endpoints/quote.ts';
import { only, under } from '@payung/shared/wire/wire-names.ts';
import type { AnyCodec, Codec } from '@payung/shared/wire/wire-names.ts';
import { WireReply } from '#core/http/wire-reply.ts';
import type { InsuranceProduct } from './product/insurance-product.ts';

/**
 * A record as its product spells it, with two fields that the specification wants of every record and
 * that not every product has: no code is an empty list, and no several years is one (PAY-036).
 */
const codecOf = ({ recordCodec }: { readonly recordCodec: AnyCodec }): Codec<QuoteRecord> => ({
  encode: (quote) => ({
    promoCodeList: [],
    isEligibleForMultiyear: false,
    ...(recordCodec.encode(quote as never) as object),
  }),
  decode: (wire) => recordCodec.decode(wire) as QuoteRecord,
});

/** The answer of a read. */
export const shownReply = (product: InsuranceProduct, quote: QuoteRecord): WireReply =>
  new WireReply(under('data', only(codecOf(product))).encode(quote));

/** The answer of a change. */
export const savedReply = (product: InsuranceProduct, saved: SavedQuote): WireReply =>
  new WireReply(savedQuote(codecOf(product)).encode(saved));
