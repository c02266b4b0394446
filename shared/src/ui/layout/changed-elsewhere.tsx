import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatRupiah } from '#domain/money/money.ts';
import { useText } from '#messages/text.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

/** Navigation state: somebody else changed the quote, and what it costs now. */
interface ChangedElsewhere {
  readonly changedElsewhere: { readonly newPrice?: number };
}

const priceOf = (quote: unknown): number => {
  const { subtotal } = quote as { readonly subtotal?: unknown };
  return typeof subtotal === 'number' ? subtotal : 0;
};

/** The navigation state for the page that a change of the quote leads to; both as whole records. */
export const changedElsewhere = (shown: unknown, now: unknown): ChangedElsewhere => {
  const newPrice = priceOf(now);
  const isAsked = newPrice > 0 && newPrice !== priceOf(shown);
  return { changedElsewhere: isAsked ? { newPrice } : {} };
};

/** The part of a navigation state that a page on the way hands on. */
export const handedOn = (state: unknown): ChangedElsewhere | undefined =>
  typeof state === 'object' && state !== null && 'changedElsewhere' in state
    ? (state as ChangedElsewhere)
    : undefined;

/** Entries of the history whose question was shown; going back to them does not ask again. */
const seen = new Set<string>();

/** Says on the next page that the quote was changed elsewhere, and asks whether to go on at its new price. */
export const ChangedElsewhereNotice = () => {
  const text = useText();
  const { key, state } = useLocation();
  const [isNew] = useState(() => !seen.has(key));
  useEffect(
    () => () => {
      seen.add(key);
    },
    [key],
  );
  const change = handedOn(state)?.changedElsewhere;
  if (change === undefined || !isNew) return null;
  return (
    <InlineNotice
      kind="error"
      text={
        change.newPrice === undefined
          ? text('quote.saved.stale')
          : text('quote.saved.newPrice', { amount: formatRupiah(change.newPrice) })
      }
    />
  );
};
