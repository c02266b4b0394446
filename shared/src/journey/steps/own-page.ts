import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { landing } from '#domain/link.ts';
import { quoteAddress } from './quote-address.ts';

/** Of a quote of any product: what says where it belongs. */
export type PlacedQuote = Pick<QuoteRecord, 'id' | 'productId' | 'stage'>;

/** Where nothing is known of the product of a quote. */
const START = '/';

/**
 * Leads a quote that is none of `products` to where its own product has its stage. Tells whether it is one: the
 * record has other fields than the page expects, so nothing of it may be shown.
 */
export const useOwnPage = (quote: PlacedQuote | undefined, products: readonly string[]): boolean => {
  const navigate = useNavigate();
  const isLinkMode = useIsLinkMode();
  const foreign = quote === undefined || products.includes(quote.productId) ? undefined : quote;
  const product = useProductById(foreign?.productId);
  const targets = isLinkMode ? product?.link.stages : product?.leadStages;
  const path = foreign === undefined ? undefined : (targets && landing(targets, foreign.stage)) || START;
  const address = path === undefined || path === START ? path : quoteAddress(path, foreign?.id);
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true });
  }, [address, navigate]);
  return foreign !== undefined;
};
