import type { GenericSchema } from 'valibot';
import { savedQuote } from '@payung/shared/schemas/quote.ts';
import type { QuoteRecord, SavedQuote } from '@payung/shared/schemas/quote.ts';
import { namesOf, only, under, withUnread } from '@payung/shared/wire/describe.ts';
import { codecOf } from '@payung/shared/wire/names.ts';
import type { AnyCodec } from '@payung/shared/wire/names.ts';
import { WireReply } from '#core/http/wire-reply.ts';
import type { InsuranceProduct } from './product/insurance-product.ts';

/** How a product spells its record. */
type Spelling = Pick<InsuranceProduct, 'record' | 'unreadFields'>;

/** How a product spells its record, and what its replies look like. */
interface RecordReplies {
  readonly codec: AnyCodec;
  readonly shown: GenericSchema;
  readonly alone: GenericSchema;
  readonly saved: GenericSchema;
}

const known = new WeakMap<Spelling, RecordReplies>();

const repliesOf = (product: Spelling): RecordReplies => {
  const before = known.get(product);
  if (before !== undefined) return before;
  const schema = withUnread(product.record);
  const replies = {
    codec: codecOf(namesOf(product.record)),
    shown: under('data', only(schema)),
    alone: under('data', schema),
    saved: savedQuote(schema),
  };
  known.set(product, replies);
  return replies;
};

/**
 * A record as its product spells it, with two fields that the specification wants of every record and
 * that not every product has: no code is an empty list, and no several years is one (PAY-036).
 */
const spelled = (product: Spelling, quote: QuoteRecord): object => ({
  promoCodeList: [],
  isEligibleForMultiyear: false,
  ...product.unreadFields?.(quote as never),
  ...(repliesOf(product).codec.encode(quote as never) as object),
});

/** The answer of a read. */
export const shownReply = (product: Spelling, quote: QuoteRecord): WireReply =>
  new WireReply({ data: [spelled(product, quote)] }, repliesOf(product).shown);

/** The answer of a product's own read. */
export const recordReply = (product: Spelling, quote: QuoteRecord): WireReply =>
  new WireReply({ data: spelled(product, quote) }, repliesOf(product).alone);

/** The answer of a change. */
export const savedReply = (product: Spelling, { message, quote }: SavedQuote): WireReply =>
  new WireReply({ message, data: spelled(product, quote) }, repliesOf(product).saved);
