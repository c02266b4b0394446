import type { RecentQuote } from '@payung/shared/schemas/agent.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isBefore } from '@payung/shared/domain/dates.ts';
import { quoteStateOf } from '@payung/shared/domain/lists/quote-state.ts';
import type { QuoteState } from '@payung/shared/domain/lists/quote-state.ts';
import { landing } from '@payung/shared/domain/link.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { payLaterState } from '@payung/shared/journey/payment/pay-later-state.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import type { ProductDescription } from '@payung/shared/product.ts';

/** The facts that decide whether and where a quote is resumed. */
type Resumable = Pick<RecentQuote, 'quoteId' | 'stage' | 'daysLeft' | 'departureDate'>;

/** The arrow is gone when no days are left or the journey has begun (LEAD-016, LEAD-017). */
const isResumeVisible = (
  { daysLeft, departureDate }: Pick<RecentQuote, 'daysLeft' | 'departureDate'>,
  today: IsoDate,
): boolean => daysLeft > 0 && !(departureDate !== undefined && isBefore(departureDate, today));

/** The pay-later state of a recent quote; undefined for any other. */
export const laterState = (quote: RecentQuote, today: IsoDate): ReturnType<typeof payLaterState> =>
  payLaterState({ ...quote, paymentStatus: quote.paymentStatus ?? 'Unpaid' }, today);

/** The state of a recent quote in people's words. */
export const recentState = (quote: RecentQuote, today: IsoDate): QuoteState =>
  quoteStateOf({
    ...quote,
    isRejected: quote.status === 'Rejected',
    isOver: isSold(quote.stage) ? laterState(quote, today) === 'cancelled' : !isResumeVisible(quote, today),
  });

/** The address of "Pay Now": each product that takes payment here names its payment page (PAY-032). */
export const payTarget = (product: ProductDescription | undefined, quoteId: string): string | undefined =>
  product?.results === undefined ? undefined : quoteAddress(product.results.payment, quoteId);

/** The address of the resume arrow; undefined when there is none. */
export const resumeTarget = (
  quote: Resumable,
  product: ProductDescription | undefined,
  today: IsoDate,
): string | undefined => {
  if (product === undefined || !isResumeVisible(quote, today)) return undefined;
  const path = landing(product.leadStages, quote.stage);
  return path === undefined ? undefined : quoteAddress(path, quote.quoteId);
};
