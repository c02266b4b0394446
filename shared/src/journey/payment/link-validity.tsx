import { useEffect, useReducer } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#messages/clock.ts';
import { useText } from '#messages/text.ts';
import { serverNow, useServerClock } from '@payung/shared/session/clock/server-clock.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

/** The longest wait that a timer of a browser can hold; nobody keeps a page open that long. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** Whether a moment (ISO) has passed; tells when it passes. Unknown moments do not. */
export const useHasPassed = (iso: string | undefined): boolean => {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useServerClock();
  const left = Date.parse(iso ?? '') - serverNow();
  useEffect(() => {
    if (!(left > 0)) return undefined;
    const timer = setTimeout(draw, Math.min(Math.ceil(left), LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
};

/** Until when a payment link is valid, as the server said it (PAY-016). */
export const LinkValidity = ({ expiresAt }: { expiresAt: string }) => {
  const text = useText();
  const time = formatMoment(expiresAt);
  return time === '' ? null : <p className="py-quiet">{text('checkout.link.until', { time })}</p>;
};

interface ExpiredLinkProps {
  /** Its newest payment link. */
  readonly quote: { readonly linkExpiresAt?: string };
  /** The payment page, where it is refreshed. */
  readonly to: string;
  /** Tells several apart, where several stand on a page. */
  readonly label?: string;
}

/** Says that the newest payment link has expired, and leads to where it is refreshed (PAY-016). */
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
