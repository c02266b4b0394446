import { isPriceExpired } from '@payung/shared/domain/money/payment.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { eventActorOf } from '#core/access/caller.ts';
import { transaction } from '#core/database/transaction.ts';
import { conflict, refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { voidFrozenVersions } from '#areas/quote/sql/write-quote.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { HandlerContext } from '../area.ts';
import type { Services } from '../services.ts';
import { applyEvent } from './apply-event.ts';
import { withCurrentRecord } from './quote-record.ts';
import type { EventContext, QuoteCommand } from './product/insurance-product.ts';

/** A proposal with an expired price is voided, or its old amount would become valid again. */
const endProposal = async ({ tx, quote, product, now }: EventContext): Promise<QuotePatch> => {
  await voidFrozenVersions(tx, quote.id, now);
  return {
    stage: product.unconfirmedStage?.(quote, todayInJakarta(now)) ?? 'Customer Information Updated',
    proposal_no: null,
    proposal_version: null,
    payment_status: '',
  };
};

const quickQuotePatch = async (context: EventContext): Promise<QuotePatch> => {
  const { quote, product, now } = context;
  if (product.price === undefined) throw refused(TEXTS.noPrice);
  const today = todayInJakarta(now);
  const problem = product.startProblem(quote.start_date, today);
  if (problem !== undefined) throw refused(problem);
  const isExpired = quote.proposal_no !== null && isPriceExpired(quote.valid_until, today);
  return {
    ...(isExpired ? await endProposal(context) : {}),
    quoted_at: now,
    valid_until: product.validUntil(today, quote.start_date),
  };
};

/** Computes the price again, and until when it is valid. */
export const QUICK_QUOTE: QuoteCommand = { event: 'quickQuote', change: quickQuotePatch };

/** The price of today in place of another one that was confirmed or shown. */
export const PRICE_ANEW: QuoteCommand = {
  event: 'quickQuote',
  change: async (context) => ({
    ...(context.quote.proposal_no === null ? {} : await endProposal(context)),
    quoted_at: context.now,
  }),
};

type QuickQuoteRequest = Pick<HandlerContext, 'caller' | 'language' | 'seenVersion'> & {
  readonly params: { readonly quoteId: string };
};

/** Of the quote in the path; `productId` where the call serves one product alone. */
export const answerQuickQuote = async (
  context: QuickQuoteRequest,
  services: Services,
  productId?: string,
): Promise<{ readonly code: string }> => {
  const { params, caller, seenVersion } = context;
  const { db, products, clock } = services;
  const actor = eventActorOf(caller);
  const request = { quoteId: params.quoteId, productId, products, actor, seenVersion, now: clock.now() };
  return withCurrentRecord(context, services, async () => {
    const { code, isMoved } = await transaction(db, async (tx) => {
      const before = await lockQuote(tx, params.quoteId);
      const after = await applyEvent({ ...request, tx }, QUICK_QUOTE);
      return { code: after.code, isMoved: before?.due_premium !== after.due_premium };
    });
    // The new price is kept, and shown to the person who saw another one.
    if (isMoved && seenVersion !== undefined) throw conflict(params.quoteId);
    return { code };
  });
};
