import { isPriceExpired } from '@payung/shared/domain/money/payment.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { eventActorOf } from '#access/event-actor.ts';
import { transaction } from '#database/transaction.ts';
import { refused } from '#http/api-refusal.ts';
import { TEXTS } from '#http/texts.ts';
import { voidFrozenVersions } from '#repositories/frozen-versions.ts';
import type { QuotePatch } from '#repositories/quotes.ts';
import type { HandlerContext } from '../handler.ts';
import type { Services } from '../services.ts';
import { applyEvent } from './apply-event.ts';
import type { EventContext, QuoteCommand } from './event-context.ts';

/** A proposal whose price has expired must be made anew, or its old amount would hold once more. */
const endProposal = async ({ tx, quote, now }: EventContext): Promise<QuotePatch> => {
  await voidFrozenVersions(tx, quote.id, now);
  return {
    stage: 'Customer Information Updated',
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

/** Computes the price anew, and until when it holds. */
export const QUICK_QUOTE: QuoteCommand = { event: 'quickQuote', change: quickQuotePatch };

/** Of the quote in the path; `productId` where the call serves one product alone. */
export const answerQuickQuote = async (
  {
    params,
    caller,
    seenVersion,
  }: Pick<HandlerContext, 'caller' | 'seenVersion'> & { readonly params: { readonly quoteId: string } },
  { db, productOf, clock }: Services,
  productId?: string,
): Promise<{ readonly code: string }> => {
  const actor = eventActorOf(caller);
  const request = { quoteId: params.quoteId, productId, productOf, actor, seenVersion, now: clock.now() };
  const { code } = await transaction(db, (tx) => applyEvent({ ...request, tx }, QUICK_QUOTE));
  return { code };
};
