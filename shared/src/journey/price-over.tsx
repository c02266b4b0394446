import { Link } from 'react-router-dom';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { isPriceOver } from '#domain/payment.ts';
import { quoteAddress } from '#journey/quote-address.ts';
import { today } from '#journey/today.ts';
import { useText } from '#messages/text.ts';

/** The way to where a quote gets a price anew; nothing where its product is not deployed. */
export const ToOrderSummary = ({ quote }: { quote: QuoteRecord }) => {
  const text = useText();
  const path = useProductById(quote.product_Id)?.leadStages['Quick Quote Created'];
  if (path === undefined) return null;
  return (
    <Link className="py-text-button" to={quoteAddress(path, quote._id)}>
      {text('price.over.open')}
    </Link>
  );
};

const PriceOver = ({ quote }: { quote: QuoteRecord }) => {
  const text = useText();
  return (
    <>
      {text('price.over')} <ToOrderSummary quote={quote} />
    </>
  );
};

/** Why a price can be neither confirmed nor paid any more; nothing while it holds. */
export const priceOver = (quote: QuoteRecord) =>
  isPriceOver(quote.validUntil, today()) ? <PriceOver quote={quote} /> : undefined;
