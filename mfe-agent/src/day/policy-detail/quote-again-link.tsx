import { Link } from 'react-router-dom';
import { addressToQuoteAgain } from '@payung/shared/journey/start/lead-of-quote.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useText } from '#messages/catalogue.ts';

interface QuoteAgainLinkProps {
  readonly quoteId: string;
  readonly productId: string;
  readonly leadId: string;
  /** Distinguishes it from other such links of the page. */
  readonly code?: string;
}

/** Begins a new quote for the same customer, with what was answered before. */
export const QuoteAgainLink = ({ quoteId, productId, leadId, code }: QuoteAgainLinkProps) => {
  const text = useText();
  const product = useProductById(productId);
  // A product that hands its customers over asks nothing here that could be answered again.
  if (product?.results === undefined) return null;
  const label = text('detail.quoteAgain');
  return (
    <Link
      className="py-text-button"
      to={addressToQuoteAgain(product.tile.start, leadId, quoteId)}
      aria-label={code === undefined ? undefined : `${label}: ${code}`}
    >
      {label}
    </Link>
  );
};
