import { isSold } from '@payung/shared/domain/stages.ts';
import { QUOTE_TRANSITIONS, transitionFor } from '@payung/shared/domain/stage-machine.ts';
import type { Invalidated, QuoteEvent, StepActor, Transition } from '@payung/shared/domain/stage-machine.ts';
import type { Queries } from '#database/database.ts';
import { voidFrozenVersions } from '#repositories/frozen-versions.ts';
import { releasePromo } from '#repositories/promo-codes.ts';
import { insertQuoteEvent, lockQuote, saveQuote } from '#repositories/quotes.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import type { Quote } from '#repositories/tables.ts';
import { absent, refused, stale } from '../refusal.ts';
import type { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '../texts.ts';
import type { SoldProduct } from './sold-product.ts';

export interface Step {
  readonly quoteId: string;
  /** Where a call serves one product alone: quotes of others do not exist for it. */
  readonly productId?: string;
  readonly event: QuoteEvent;
  readonly actor: StepActor;
  readonly actorId: string;
  readonly seenVersion?: number | undefined;
  /** What the step itself sets, after what it invalidates is gone. Refuses by throwing. */
  readonly change: (quote: Quote) => QuotePatch | Promise<QuotePatch>;
}

/** What every quote loses; a product may lose more. */
const INVALIDATIONS: Readonly<Record<Invalidated, QuotePatch>> = {
  plan: { plan_code: '', plan_name: '' },
  covid: {},
  benefits: { benefits: [] },
  promo: { promo_code: '', promo_percent: 0 },
  quickQuote: { quoted_at: null },
  proposal: { proposal_no: null, proposal_version: null, payment_status: '' },
};

const cleared = (quote: Quote, kind: Invalidated, product: SoldProduct): Quote => ({
  ...quote,
  ...INVALIDATIONS[kind],
  ...product.cleared[kind]?.(quote),
});

const refusalFor = (quote: Quote, { event, actor }: Step): Refusal => {
  if (isSold(quote.stage)) return refused(TEXTS.sold);
  const others = QUOTE_TRANSITIONS.filter((row) => row.event === event && !row.by.includes(actor));
  const isTheirs = !QUOTE_TRANSITIONS.some((row) => row.event === event && row.by.includes(actor));
  if (!isTheirs || others.length === 0) return refused(TEXTS.notYet);
  return refused(actor === 'customer' ? TEXTS.agentOnly : TEXTS.customerOnly);
};

/** A proposal fixes its amount: a tariff that changed meanwhile counts only once the proposal is void or made anew. */
const isFixed = (before: Quote, after: Quote): boolean =>
  after.proposal_no !== null && after.proposal_no === before.proposal_no;

const applyTransition = async (
  tx: Queries,
  product: SoldProduct,
  quote: Quote,
  row: Transition,
  step: Step,
  now: Date,
): Promise<Quote> => {
  if (row.invalidates.includes('proposal') && quote.proposal_no !== null) {
    await voidFrozenVersions(tx, quote.id, now);
    await releasePromo(tx, quote.id);
  }
  const kept = row.invalidates.reduce<Quote>((rest, kind) => cleared(rest, kind, product), quote);
  const changed: Quote = { ...kept, ...(await step.change(kept)) };
  return {
    ...changed,
    ...(isFixed(quote, changed) ? {} : product.price(changed)),
    stage: row.to === 'keep' ? changed.stage : row.to,
    version: quote.version + 1,
    saved_at: now,
  };
};

/**
 * The only way a quote moves: one row of the transition table, under the quote's lock. What no row
 * allows is refused and leaves the quote as it was.
 */
export const takeStep = async (
  { productOf }: Pick<Services, 'productOf'>,
  tx: Queries,
  step: Step,
  now: Date,
): Promise<Quote> => {
  const quote = await lockQuote(tx, step.quoteId);
  if (quote === undefined || (step.productId ?? quote.product_id) !== quote.product_id) throw absent();
  if (step.seenVersion !== undefined && step.seenVersion !== quote.version) throw stale();
  const row = transitionFor(step.event, step.actor, quote.stage);
  if (row === undefined) throw refusalFor(quote, step);
  const {
    id,
    agent_id: _agent,
    created_at: _created,
    ...after
  } = await applyTransition(tx, productOf(quote.product_id), quote, row, step, now);
  await insertQuoteEvent(
    tx,
    {
      quoteId: id,
      version: after.version,
      event: step.event,
      actor: step.actor,
      actorId: step.actorId,
      stageFrom: quote.stage,
      stageTo: after.stage,
    },
    now,
  );
  return saveQuote(tx, id, after);
};
