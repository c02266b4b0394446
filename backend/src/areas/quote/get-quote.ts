import { eventActorOf } from '#access/event-actor.ts';
import type { WireReply } from '#http/wire-reply.ts';
import type { HandlerContextOf } from '../handler.ts';
import type { Services } from '../services.ts';
import { requireQuoteToShow } from './require-quote.ts';
import { shownReply } from './wire-record.ts';

/** The record of the quote as its product tells it. */
export const getQuote = async (
  { query, caller, language }: HandlerContextOf<'getQuote'>,
  services: Services,
): Promise<WireReply> => {
  const quote = await requireQuoteToShow(services, query.quoteId);
  const product = services.productOf(quote.product_id);
  const viewer = { kind: eventActorOf(caller).kind, language };
  return shownReply(product, await product.recordOf(services.db, quote, viewer));
};
