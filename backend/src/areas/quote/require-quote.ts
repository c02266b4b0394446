import type { Queries } from '#core/database/database.ts';
import { findQuote, findQuoteToShow } from '#areas/quote/sql/quotes.ts';
import type { ShownQuote } from '#areas/quote/sql/quotes.ts';
import type { Quote } from './tables.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { Services } from '../services.ts';

/** The quote; one of another product does not exist for a call that serves one product alone. */
export const requireQuote = async (db: Queries, quoteId: string, productId?: string): Promise<Quote> => {
  const quote = await findQuote(db, quoteId);
  if (quote === undefined || quote.erased_at !== null) throw notFound();
  if ((productId ?? quote.product_id) !== quote.product_id) throw notFound();
  return quote;
};

export const requireQuoteToShow = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  quoteId: string,
  productId?: string,
): Promise<ShownQuote> => {
  const quote = await findQuoteToShow(db, quoteId, clock.now());
  if (quote === undefined || quote.erased_at !== null) throw notFound();
  if ((productId ?? quote.product_id) !== quote.product_id) throw notFound();
  return quote;
};
