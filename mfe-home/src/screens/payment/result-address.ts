import { generatePath } from 'react-router-dom';
import type { HomeQuoteRecord } from '#contract/record.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { homeRoutes } from '#contract/routes.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';

/** A sold quote shows its result; there is nothing to check out (ruling G12). Nothing while it can be paid. */
export const resultAddress = (quote: HomeQuoteRecord): string | undefined => {
  if (quote.paymentStatus === 'Paid')
    return quote.policyNo === undefined
      ? quoteAddress(shellRoutes.paymentResponse.path, quote.id)
      : generatePath(shellRoutes.paymentSuccess.path, { quoteId: quote.id });
  return isSold(quote.stage) ? quoteAddress(homeRoutes.policySuccess.path, quote.id) : undefined;
};
