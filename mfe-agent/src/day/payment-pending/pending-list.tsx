import type { PendingPayment } from '@payung/shared/api/endpoints/payment.ts';
import { useText } from '#messages/catalogue.ts';
import { PendingCard } from './pending-card.tsx';

/** The answer above this number stands for "more than 10,000". */
const COUNTED_AT_MOST = 10_000;

interface PendingListProps {
  /** Of the pages that were read. */
  readonly payments: readonly PendingPayment[];
  /** On all pages. */
  readonly total: number;
  /** The quote of the notification that led here. */
  readonly tapped: string | undefined;
}

/** The tapped quote comes first, wherever it stands. */
export const PendingList = ({ payments, total, tapped }: PendingListProps) => {
  const text = useText();
  const inOrder = payments.toSorted(
    (one, other) => Number(other.quoteId === tapped) - Number(one.quoteId === tapped),
  );
  return (
    <>
      <p className="py-quiet">
        {text(total > COUNTED_AT_MOST ? 'pending.countMore' : 'pending.count', { count: total })}
      </p>
      <ul className="py-stack">
        {inOrder.map((payment) => (
          <PendingCard key={payment.quoteId} payment={payment} isTapped={payment.quoteId === tapped} />
        ))}
      </ul>
    </>
  );
};
