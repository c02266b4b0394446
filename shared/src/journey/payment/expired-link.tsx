import { Link } from 'react-router-dom';
import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useHasPassed } from './link-validity.tsx';

interface ExpiredLinkProps {
  /** Its newest payment link. */
  readonly quote: { readonly linkExpiresAt?: string };
  /** The payment page, where it is made anew. */
  readonly to: string;
  /** Tells several apart, where several stand on a page. */
  readonly label?: string;
}

/** Says that the newest payment link has expired, and leads to where it is made anew (PAY-016). */
export const ExpiredLink = ({ quote, to, label }: ExpiredLinkProps) => {
  const text = useText();
  if (!useHasPassed(quote.linkExpiresAt)) return null;
  return (
    <InlineNotice
      kind="warning"
      text={
        <>
          {text('notice.paymentLinkExpired')}{' '}
          <Link to={to} aria-label={label}>
            {text('checkout.link.refresh')}
          </Link>
        </>
      }
    />
  );
};
