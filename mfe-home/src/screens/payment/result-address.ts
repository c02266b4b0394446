import { generatePath } from 'react-router-dom';
import type { HomeQuoteRecord } from '#contract/record.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { payLaterState } from '@payung/shared/journey/payment/pay-later-state.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { homeRoutes } from '#contract/routes.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';

/** A sold quote shows its result; there is nothing to check out (ruling G12). Nothing while it can be paid. */
export const resultAddress = (quote: HomeQuoteRecord): string | undefined => {
  if (quote.paymentStatus === 'Paid')
    return quote.policyNo === undefined
      ? quoteAddress(shellRoutes.paymentResponse.path, quote.id)
      : generatePath(shellRoutes.paymentSuccess.path, { quoteId: quote.id });
  // What is paid later is paid here.
  const isResult = isSold(quote.stage) && payLaterState(quote) === undefined;
  return isResult ? quoteAddress(homeRoutes.policySuccess.path, quote.id) : undefined;
};
