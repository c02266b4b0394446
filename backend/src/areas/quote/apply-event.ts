import type { EventActor } from '#core/access/caller.ts';
import type { Queries } from '#core/database/database.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { Quote, GivenReduction } from './tables.ts';
import type { InsuranceProduct } from './product/insurance-product.ts';
import type { InvalidatedPart, Transition } from './transitions.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { conflict, notFound, refused } from '#core/http/api-refusal.ts';
import type { ApiRefusal } from '#core/http/api-refusal.ts';
import { TEXTS, sharedText } from '#core/http/texts.ts';
import { voidFrozenVersions, insertQuoteEvent, saveQuote } from '#areas/quote/sql/write-quote.ts';
import { releasePromo } from '#areas/quote/price/promo-codes-sql.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import { updateLeadOfQuote } from './open-quote.ts';
import { transitionFor } from './transitions.ts';
import { productGone } from './product/withdrawn-product.ts';
import type { QuoteCommand, EventContext, EventRequest } from '#areas/quote/product/insurance-product.ts';

/** What every quote loses; a product may lose more. */
const INVALIDATIONS: Readonly<Record<InvalidatedPart, QuotePatch>> = {
  plan: { plan_code: '', plan_name: '' },
  covid: {},
  benefits: { benefits: [] },
  promo: { promo_code: '', promo_percent: 0 },
  quickQuote: { quoted_at: null },
  proposal: { proposal_no: null, proposal_version: null, payment_status: '' },
};

const without = (quote: Quote, kind: InvalidatedPart, product: InsuranceProduct): Quote => ({
  ...quote,
  ...INVALIDATIONS[kind],
  ...product.cleared[kind]?.(quote),
});

const lockFor = async ({ tx, quoteId, productId, seenVersion }: EventRequest): Promise<Quote> => {
  const quote = await lockQuote(tx, quoteId);
  if (quote === undefined || (productId ?? quote.product_id) !== quote.product_id) throw notFound();
  if (seenVersion !== undefined && seenVersion !== quote.version) throw conflict(quote.id);
  return quote;
};

const refusalOf = (
  transitions: readonly Transition[],
  { event }: QuoteCommand,
  by: EventActor['kind'],
): ApiRefusal => {
  const rows = transitions.filter((row) => row.event === event);
  const isSomebodyElses = rows.length > 0 && !rows.some((row) => row.by.includes(by));
  if (!isSomebodyElses) return refused(TEXTS.notYet);
  return refused(by === 'customer' ? TEXTS.agentOnly : TEXTS.customerOnly);
};

/** A proposal fixes its amount: a tariff that changed meanwhile counts only once the proposal is void or made again. */
const isFixed = (before: Quote, after: Quote): boolean =>
  after.proposal_no !== null && after.proposal_no === before.proposal_no;

const voidProposal = async ({ tx, now }: EventRequest, quote: Quote): Promise<void> => {
  if (quote.proposal_no === null) return;
  await voidFrozenVersions(tx, quote.id, now);
  await releasePromo(tx, quote.id);
};

/** The changed quote: invalid parts are cleared, then the command's values set, then it is priced. */
const changed = async (
  context: EventContext,
  command: QuoteCommand,
  { product, row }: { readonly product: InsuranceProduct; readonly row: Transition },
): Promise<Quote> => {
  const before = context.quote;
  const quote = row.invalidates.reduce((rest, kind) => without(rest, kind, product), before);
  const after: Quote = { ...quote, ...(await command.change({ ...context, quote })) };
  const priced = isFixed(before, after) ? after : { ...after, ...product.price?.(after) };
  return { ...priced, stage: row.to === 'keep' ? after.stage : row.to, version: before.version + 1 };
};

/** What the event log keeps of a discount or promo code that was given, replaced or taken away. */
const givenBy = (before: Quote, after: Quote): GivenReduction | null =>
  before.discount_percent === after.discount_percent && before.promo_code === after.promo_code
    ? null
    : {
        discountPercent: after.discount_percent,
        promoCode: after.promo_code,
        promoPercent: after.promo_percent,
      };

const MINUTE_MS = 60_000;
const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / MINUTE_MS);

/**
 * Lists are sorted by it, to the minute in which a quote was saved or to the moment of its last step: while somebody
 * types, its indexes stay as they are, which is most of the cost of a save.
 */
const savedAt = (before: Quote, after: Quote, now: Date): Date =>
  before.stage === after.stage && minuteOf(before.saved_at) === minuteOf(now) ? before.saved_at : now;

const write = async (
  { tx, actor, now }: EventRequest,
  { event }: QuoteCommand,
  { before, after }: { readonly before: Quote; readonly after: Quote },
): Promise<Quote> => {
  const { id, agent_id: _agent, created_at: _created, ...patch } = after;
  const entry = { quoteId: id, version: after.version, event, actor: actor.kind, actorId: actor.id };
  const reduction = givenBy(before, after);
  await insertQuoteEvent(tx, { ...entry, stageFrom: before.stage, stageTo: after.stage, reduction }, now);
  const saved = await saveQuote(tx, id, { ...patch, saved_at: savedAt(before, after, now) });
  await updateLeadOfQuote(tx, { before, after }, now);
  return saved;
};

/**
 * The only way a quote changes its stage: one row of its product's transition table, under the quote's lock. Answers
 * the row as written; what no row allows is refused and leaves the quote as it was.
 */
export const applyEvent = async (request: EventRequest, command: QuoteCommand): Promise<Quote> => {
  const { actor, tx, now } = request;
  const before = await lockFor(request);
  requireNotRejected(before);
  const { products } = request;
  const product = products.running(before.product_id);
  const attempt = { event: command.event, by: actor.kind, from: before.stage };
  const row = transitionFor(product.transitions, attempt);
  if (row === undefined && isSold(before.stage)) throw refused(TEXTS.sold);
  if (row === undefined && products.known(before.product_id) === undefined) throw productGone();
  if (row === undefined) throw refusalOf(product.transitions, command, actor.kind);
  if (row.invalidates.includes('proposal')) await voidProposal(request, before);
  const context: EventContext = { tx, quote: before, product, actor, now };
  const after = await changed(context, command, { product, row });
  return write(request, command, { before, after });
};

/** A quote that staff refused permanently is neither changed nor paid any more; the text gives the reason. */
export const requireNotRejected = ({ rejection }: Pick<Quote, 'rejection'>): void => {
  if (rejection === null) return;
  throw refused(sharedText('notice.quoteRejected'), { values: { reason: rejection.reason } });
};

/** Closes a quote at any stage on the customer's request: later changes are refused with that reason. */
export const withdrawQuote = async (
  tx: Queries,
  {
    quote,
    actor,
    reason,
    now,
  }: { readonly quote: Quote; readonly actor: EventActor; readonly reason: string; readonly now: Date },
): Promise<Quote> => {
  await voidFrozenVersions(tx, quote.id, now);
  const closed = await saveQuote(tx, quote.id, {
    version: quote.version + 1,
    proposal_no: null,
    proposal_version: null,
    payment_status: '',
    rejection: quote.rejection ?? { reason, by: 'customer', at: now.toISOString() },
    saved_at: now,
  });
  const entry = {
    quoteId: quote.id,
    version: closed.version,
    event: 'withdraw',
    stageFrom: quote.stage,
    stageTo: quote.stage,
  };
  await insertQuoteEvent(tx, { ...entry, actor: actor.kind, actorId: actor.id }, now);
  return closed;
};
