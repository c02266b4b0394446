import type { EventActor } from '#core/access/event-actor.ts';
import type { Queries } from '#core/database/database.ts';
import { voidFrozenVersions } from './sql/frozen-versions.ts';
import { insertQuoteEvent, saveQuote } from './sql/write-quote.ts';
import type { Quote } from './tables.ts';

/** At whatever stage: the customer wants nobody to sell it any more. Refused from then on, for that reason. */
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
