import { generatePath } from 'react-router-dom';
import { isSold } from '@payung/shared/domain/stages.ts';
import { payLaterState } from '@payung/shared/journey/payment/pay-later-state.tsx';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { paCiRoutes } from '#contract/routes.ts';

/** A sold quote shows its result; there is nothing to check out (ruling G12). Nothing while it can be paid. */
export const resultAddress = (quote: AccidentQuoteRecord): string | undefined => {
  if (quote.paymentStatus === 'Paid')
    return quote.policyNo === undefined
      ? quoteAddress(shellRoutes.paymentResponse.path, quote.id)
      : generatePath(shellRoutes.paymentSuccess.path, { quoteId: quote.id });
  const isResult = isSold(quote.stage) && payLaterState(quote) === undefined;
  return isResult ? quoteAddress(paCiRoutes.policy.path, quote.id) : undefined;
};
