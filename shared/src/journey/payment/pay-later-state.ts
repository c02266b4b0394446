import { generatePath } from 'react-router-dom';
import type { QuoteRecord } from '#schemas/quote.ts';
import type { IsoDate } from '#domain/dates.ts';
import { isPayLaterOverdue } from '#domain/money/payment.ts';
import { isSold } from '#domain/stages.ts';
import { quoteAddress } from '#journey/steps/quote-address.ts';
import { shellRoutes } from '#routes/shell-routes.ts';

export type Sale = Pick<QuoteRecord, 'paymentStatus' | 'payLaterDueDate' | 'duePremium'>;

/** How a policy that is paid later stands on a day; nothing for any other. */
export const payLaterState = (
  { paymentStatus, payLaterDueDate }: Pick<Sale, 'paymentStatus' | 'payLaterDueDate'>,
  today: IsoDate,
): 'due' | 'cancelled' | undefined => {
  if (paymentStatus === 'Cancelled') return 'cancelled';
  if (paymentStatus !== 'PayLater') return undefined;
  return payLaterDueDate !== undefined && isPayLaterOverdue(payLaterDueDate, today) ? 'cancelled' : 'due';
};

/**
 * Where a sold quote shows its result: there is nothing to check out (ruling G12). Nothing while it can be paid,
 * or is paid later. `policyPath` is the product's page of an issued policy.
 */
export const resultAddress = (quote: QuoteRecord, policyPath: string, today: IsoDate): string | undefined => {
  if (quote.paymentStatus === 'Paid')
    return quote.policyNo === undefined
      ? quoteAddress(shellRoutes.paymentResponse.path, quote.id)
      : generatePath(shellRoutes.paymentSuccess.path, { quoteId: quote.id });
  const isResult = isSold(quote.stage) && payLaterState(quote, today) === undefined;
  return isResult ? quoteAddress(policyPath, quote.id) : undefined;
};
