import { eventActorOf } from '#core/access/event-actor.ts';
import type { WireReply } from '#core/http/wire-reply.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { keepRead } from './keep-read.ts';
import { requireQuoteToShow } from './require-quote.ts';
import { shownReply } from './wire-record.ts';

/** The record of the quote as its product tells it. */
export const getQuote = async (
  { query, caller, language }: HandlerContextOf<'getQuote'>,
  services: Services,
): Promise<WireReply> => {
  const quote = await requireQuoteToShow(services, query.quoteId);
  const product = services.productOf(quote.product_id);
  await keepRead(services, { caller, quoteId: quote.id, logkey: query.logkey });
  const viewer = { kind: eventActorOf(caller).kind, language };
  return shownReply(product, await product.recordOf(services.db, quote, viewer));
};
