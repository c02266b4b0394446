import { eventActorOf } from '#core/access/event-actor.ts';
import { ApiRefusal } from '#core/http/api-refusal.ts';
import { findQuoteToShow } from '#areas/quote/sql/quotes.ts';
import type { HandlerContext } from '../area.ts';
import type { Services } from '../services.ts';
import { shownReply } from './wire-record.ts';

/**
 * Work that may find the quote changed: then the refusal carries the record as it now stands, spelled as a
 * read answers it, so that the screen can show it and ask.
 */
export const withCurrentRecord = async <T>(
  { caller, language }: Pick<HandlerContext, 'caller' | 'language'>,
  { db, clock, productOf }: Services,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const quoteId = error instanceof ApiRefusal ? error.facts.changedQuoteId : undefined;
    if (!(error instanceof ApiRefusal) || quoteId === undefined) throw error;
    const quote = await findQuoteToShow(db, quoteId, clock.now());
    if (quote === undefined) throw error;
    const product = productOf(quote.product_id);
    const viewer = { kind: eventActorOf(caller).kind, language };
    const { wire } = shownReply(product, await product.recordOf(db, quote, viewer));
    throw new ApiRefusal(error, error.text, { ...error.facts, current: wire as object });
  }
};
