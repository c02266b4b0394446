import type { RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { ExpiredLink } from '@payung/shared/journey/payment/expired-link.tsx';
import type { ProductDescription } from '@payung/shared/product.ts';
import { useText } from '#messages/catalogue.ts';
import { laterState, payTarget } from './quote-state.ts';

interface PaymentFactsProps {
  readonly quote: RecentQuote;
  readonly product: ProductDescription | undefined;
}

/** By when a policy is to be paid, that it was not, and a payment link that has expired. */
export const PaymentFacts = ({ quote, product }: PaymentFactsProps) => {
  const text = useText();
  const state = laterState(quote);
  const date = quote.payLaterDueDate === undefined ? '' : formatDate(quote.payLaterDueDate);
  const payAddress = payTarget(product, quote.quoteId);
  // The row says that it is cancelled; only of one that was not paid in time there is more to say.
  if (state === 'cancelled')
    return date === '' ? null : <p className="py-small">{text('pending.cancelled', { date })}</p>;
  return (
    <>
      {state === 'due' ? <p className="py-small">{text('pending.due', { date })}</p> : null}
      {quote.isPayable === true && payAddress !== undefined ? (
        <ExpiredLink
          quote={quote}
          to={payAddress}
          label={text('dashboard.refreshLink', { name: quote.insuredName })}
        />
      ) : null}
    </>
  );
};
