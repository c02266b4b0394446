import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { ReviewItem } from '#contract/schemas/review.ts';
import { useText } from '#messages/catalogue.ts';
import { useDecisionText, WaitLine } from '#reviews/review-status.tsx';
import { keepLastOpened, readLastOpened, reviewAddress } from '#reviews/queue.ts';
import type { QueuePlace } from '#reviews/queue.ts';
import styles from './review-queue.module.css';

const useReviewer = () => {
  const t = useText();
  return ({ lease }: ReviewItem): string => {
    if (lease === undefined) return t('motor.review.heldBy.nobody');
    return lease.isMine
      ? t('motor.review.heldBy.me')
      : t('motor.review.heldBy.other', { who: lease.reviewer });
  };
};

const showInMiddle = (row: HTMLLIElement | null): void => {
  // Not every window can scroll.
  (row as Partial<HTMLLIElement> | null)?.scrollIntoView?.({ block: 'center' });
};

interface QueueRowProps {
  readonly item: ReviewItem;
  readonly place: QueuePlace;
  /** The set that was opened last. */
  readonly isLast: boolean;
}

const QueueRow = ({ item, place, isLast }: QueueRowProps) => {
  const t = useText();
  const reviewerOf = useReviewer();
  const decided = useDecisionText();
  return (
    <li className={styles['row']} ref={isLast ? showInMiddle : undefined}>
      <p className="py-between">
        <Link className={styles['plate']} to={reviewAddress(item.quoteId, place)}>
          {item.plate}
        </Link>
        {isLast ? <span className="py-small">{t('motor.review.queue.last')}</span> : null}
      </p>
      <p className="py-small py-quiet">
        {[item.vehicle, item.code, t('motor.review.queue.round', { round: item.round })].join(' · ')}
      </p>
      {item.decision === undefined ? (
        <>
          <WaitLine item={item} />
          <p className="py-small">{reviewerOf(item)}</p>
        </>
      ) : (
        <>
          <p className="py-small">{decided(item.decision)}</p>
          {item.decision.reason === '' ? null : (
            <p className="py-small">{t('motor.review.decision.reason', { reason: item.decision.reason })}</p>
          )}
        </>
      )}
    </li>
  );
};

interface QueueRowsProps {
  readonly items: readonly ReviewItem[];
  readonly place: QueuePlace;
}

export const QueueRows = ({ items, place }: QueueRowsProps) => {
  const t = useText();
  // Only the way back from a set scrolls to it.
  useEffect(() => () => keepLastOpened(undefined), []);
  return (
    <ol className="py-stack-tight" aria-label={t('motor.review.queue.list')}>
      {items.map((item) => (
        <QueueRow key={item.quoteId} item={item} place={place} isLast={item.quoteId === readLastOpened()} />
      ))}
    </ol>
  );
};
