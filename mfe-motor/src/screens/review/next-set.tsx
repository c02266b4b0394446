import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { useText } from '#messages/catalogue.ts';
import type { ReviewItem } from '#contract/schemas/review.ts';
import { queueAddress, reviewAddress, queueRead } from '#reviews/queue.ts';
import type { QueuePlace } from '#reviews/queue.ts';
import { WaitLine } from '#reviews/review-status.tsx';
import styles from './review.module.css';

const OLDEST: QueuePlace = { status: 'open', search: '', page: 1 };

/** The set that waits longest without a lease. */
export const useNextSet = (quoteId: string, isWanted: boolean): ReviewItem | null | undefined => {
  const queue = useQuery({ ...queueRead(OLDEST), enabled: isWanted, staleTime: 0 });
  if (queue.data === undefined || !isWanted) return undefined;
  const others = queue.data.items.filter((item) => item.quoteId !== quoteId);
  return others.find(({ status }) => status === 'waiting') ?? null;
};

interface NextSetProps {
  /** Null where none waits, undefined while loading. */
  readonly next: ReviewItem | null | undefined;
  readonly place: QueuePlace;
  /** The button that had the focus is gone with the decision. */
  readonly takesFocus: boolean;
}

/** Height in pixels of the link and the waiting time on a phone. */
const LINK_HEIGHT = 92;

/** Offered where a set is decided. */
export const NextSet = ({ next, place, takesFocus }: NextSetProps) => {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className="py-card py-stack-tight" aria-labelledby="after">
      <h2 id="after" ref={heading} className={styles['heading']} tabIndex={-1}>
        {t('motor.review.after')}
      </h2>
      <div className="py-stack-tight" aria-live="polite">
        {next === undefined ? <Skeleton height={LINK_HEIGHT} /> : null}
        {next === null ? <p>{t('motor.review.after.none')}</p> : null}
        {next ? (
          <>
            <p>
              <Link className="py-text-button" to={reviewAddress(next.quoteId, place)}>
                {t('motor.review.after.next', { plate: next.plate })}
              </Link>
            </p>
            <WaitLine item={next} />
          </>
        ) : null}
      </div>
      <p>
        <Link className="py-text-button" to={queueAddress(place)}>
          {t('motor.review.set.toList')}
        </Link>
      </p>
    </section>
  );
};
