import type { RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isResumeVisible } from '@payung/shared/domain/lead.ts';
import { landing } from '@payung/shared/domain/link.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import type { ProductDescription } from '@payung/shared/product.ts';

/** How a quote stands, as its colour says beside the words. */
export type QuoteTone = 'sold' | 'ended' | 'open';

const isStillOpen = (quote: RecentQuote, today: IsoDate): boolean =>
  isResumeVisible({ daysLeft: quote.DaysLeft, departureDate: quote.departureDate }, today);

export const quoteTone = (quote: RecentQuote, today: IsoDate): QuoteTone => {
  if (isSold(quote.stage)) return 'sold';
  return isStillOpen(quote, today) ? 'open' : 'ended';
};

/** Where "Pay Now" leads: each product names its own payment page (PAY-032). */
export const payTarget = (product: ProductDescription, quoteId: string): string =>
  quoteAddress(product.results.payment, quoteId);

/** Where the resume arrow leads; nothing when there is no arrow. */
export const resumeTarget = (
  quote: RecentQuote,
  product: ProductDescription | undefined,
  today: IsoDate,
): string | undefined => {
  if (product === undefined || !isStillOpen(quote, today)) return undefined;
  const path = landing(product.leadStages, quote.stage);
  return path === undefined ? undefined : quoteAddress(path, quote._id);
};
