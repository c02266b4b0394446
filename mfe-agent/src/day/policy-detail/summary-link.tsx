import { Link } from 'react-router-dom';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { useText } from '#messages/catalogue.ts';

interface SummaryLinkProps {
  readonly quoteId: string;
  readonly productId: string;
  /** Distinguishes it from other summary links of the page. */
  readonly code?: string;
}

/** Opens the read-only summary of a quote that is sold or over (ruling R61). */
export const SummaryLink = ({ quoteId, productId, code }: SummaryLinkProps) => {
  const text = useText();
  const summary = useProductById(productId)?.results?.summary;
  if (summary === undefined) return null;
  const label = text('detail.summary');
  return (
    <Link
      className="py-text-button"
      to={quoteAddress(summary.path, quoteId)}
      state={summary.state}
      aria-label={code === undefined ? undefined : `${label}: ${code}`}
    >
      {label}
    </Link>
  );
};
