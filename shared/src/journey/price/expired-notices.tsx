import { Link } from 'react-router-dom';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import type { IsoDate } from '#domain/dates.ts';
import { isPriceExpired } from '#domain/money/payment.ts';
import { quoteAddress } from '#journey/steps/quote-address.ts';
import { useText } from '#messages/text.ts';

/** Link to the order summary, where a quote gets a new price; nothing when its product is not deployed. */
export const ToOrderSummary = ({ quote }: { quote: QuoteRecord }) => {
  const text = useText();
  const path = useProductById(quote.productId)?.leadStages['Quick Quote Created'];
  if (path === undefined) return null;
  return (
    <Link className="py-text-button" to={quoteAddress(path, quote.id)}>
      {text('price.expired.open')}
    </Link>
  );
};

const PriceExpired = ({ quote }: { quote: QuoteRecord }) => {
  const text = useText();
  return (
    <>
      {text('price.expired')} <ToOrderSummary quote={quote} />
    </>
  );
};

/** Why a price can be neither confirmed nor paid any more; nothing while it is valid. */
export const expiredPriceNotice = (quote: QuoteRecord, today: IsoDate) =>
  isPriceExpired(quote.validUntil, today) ? <PriceExpired quote={quote} /> : undefined;

interface LateStartProps {
  quoteId: string;
  /** The page where another first day is chosen. */
  path: string;
  words: { readonly late: string; readonly change: string };
}

/** The first day of cover has passed: the policy can be neither confirmed nor paid until another is chosen. */
export const LateStart = ({ quoteId, path, words }: LateStartProps) => (
  <>
    {words.late}{' '}
    <Link className="py-text-button" to={quoteAddress(path, quoteId)}>
      {words.change}
    </Link>
  </>
);
