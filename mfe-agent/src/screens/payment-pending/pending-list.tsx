import type { PendingPayment } from '@payung/shared/api/endpoints/payment.ts';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { useText } from '#messages/catalogue.ts';
import { PendingCard } from './pending-card.tsx';
import { SettledQuote } from './settled-quote.tsx';

interface PendingListProps {
  readonly payments: readonly PendingPayment[];
  readonly total: number;
  /** The quote of the notification that led here. */
  readonly tapped: string | undefined;
}

/** The tapped quote comes first; when it no longer waits for payment, the page says so. */
export const PendingList = ({ payments, total, tapped }: PendingListProps) => {
  const text = useText();
  const isTappedHere = payments.some(({ quoteId }) => quoteId === tapped);
  const inOrder = payments.toSorted(
    (one, other) => Number(other.quoteId === tapped) - Number(one.quoteId === tapped),
  );
  return (
    <>
      {tapped === undefined || isTappedHere ? null : <SettledQuote quoteId={tapped} />}
      {payments.length === 0 ? (
        <Empty text={text('pending.empty')} />
      ) : (
        <>
          <p className="py-quiet">{text('pending.count', { count: total })}</p>
          <ul className="py-stack">
            {inOrder.map((payment) => (
              <PendingCard key={payment.quoteId} payment={payment} isTapped={payment.quoteId === tapped} />
            ))}
          </ul>
        </>
      )}
    </>
  );
};
