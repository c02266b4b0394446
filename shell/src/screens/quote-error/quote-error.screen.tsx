import { useLocation } from 'react-router-dom';
import { quoteAddress, useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { useQuote } from '@payung/shared/journey/steps/quote-query.ts';
import { useProductById, useProducts } from '@payung/shared/session/deployed-products.ts';
import { useText } from '#messages/text.ts';
import { NotIssued } from '#screens/outcome/not-issued.tsx';

/** Navigation state of the screen that failed (TRV-066, ruling K84). */
interface FailedQuote {
  /** The link prefix of its product. */
  readonly data?: string;
  readonly quoteId?: string;
}

/** A quote that was not issued (N20). */
export const Screen = () => {
  const text = useText();
  const state = useLocation().state as FailedQuote | null;
  const quoteId = useQuoteId() ?? state?.quoteId;
  // Quiet: it only names the product, and the page reports an error already.
  const quote = useQuote(quoteId, { quiet: true });
  const ofQuote = useProductById(quote.data?.productId);
  const ofPrefix = useProducts().filter(({ link }) => link.prefix === state?.data);
  // A prefix that several products share does not say which of them failed.
  const { results } = ofQuote ?? (ofPrefix.length === 1 ? ofPrefix[0] : undefined) ?? {};
  return (
    <NotIssued
      explanation={text('error.quote')}
      quoteId={quoteId ?? ''}
      retry={
        results === undefined || quoteId === undefined ? undefined : quoteAddress(results.quoteRetry, quoteId)
      }
    />
  );
};
