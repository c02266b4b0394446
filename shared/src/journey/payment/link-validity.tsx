import { useEffect, useState } from 'react';
import { formatMoment } from '#domain/dates.ts';
import { useText } from '#messages/text.ts';

/** The longest wait that a timer of a browser can hold; nobody keeps a page open that long. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** Whether a moment (ISO) has passed; tells when it passes. Unknown moments do not. */
export const useHasPassed = (iso: string | undefined): boolean => {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const wait = iso === undefined ? Number.NaN : Math.max(0, Date.parse(iso) - Date.now());
    if (Number.isNaN(wait) || wait > LONGEST_WAIT_MS) return undefined;
    const timer = setTimeout(() => setPassed(iso), wait);
    return () => clearTimeout(timer);
  }, [iso]);
  return iso !== undefined && passed === iso;
};

/** Until when a payment link is valid, as the server said it (PAY-016). */
export const LinkValidity = ({ expiresAt }: { expiresAt: string }) => {
  const text = useText();
  const time = formatMoment(expiresAt);
  return time === '' ? null : <p className="py-quiet">{text('checkout.link.until', { time })}</p>;
};
