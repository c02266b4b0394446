import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import type { QuoteContext } from '@payung/shared/session/quote-context.ts';

/** What the session remembers of a home quote, under the names of the specification (SHELL-035). */
export const contextOf = (quote: HomeQuoteRecord): Partial<QuoteContext> => ({
  quoteId: quote._id,
  quote_Id: quote.quote_Id,
  leadId: quote.leadId._id,
  isHome: true,
});

/** The state with which customer information is entered (HOME-053, HOME-067). */
export const customerState = (quote: Pick<HomeQuoteRecord, '_id' | 'quote_Id'>) => ({
  quoteId: quote._id,
  data: 'home',
  quote_Id: quote.quote_Id,
});
