import { SearchField } from '@payung/shared/ui/search/search-field.tsx';
import type { ReviewQueue } from '#contract/schemas/review.ts';
import { useText } from '#messages/catalogue.ts';
import { QUEUE_FILTERS, SEARCH_CHARS } from '#reviews/queue.ts';
import type { QueueFilter, QueuePlace } from '#reviews/queue.ts';
import styles from './review-queue.module.css';
import { Button } from '@payung/shared/ui/button.tsx';

interface QueueFiltersProps {
  readonly place: QueuePlace;
  readonly queue: ReviewQueue | undefined;
  readonly onChange: (place: QueuePlace) => void;
}

/** Counts all sets, whatever the search. */
const countOf = (filter: QueueFilter, queue: ReviewQueue | undefined): number | undefined => {
  if (filter === 'open') return queue?.waiting;
  return filter === 'overdue' ? queue?.overdue : undefined;
};

export const QueueFilters = ({ place, queue, onChange }: QueueFiltersProps) => {
  const t = useText();
  return (
    <div className={styles['filters']}>
      <SearchField
        label={t('motor.review.queue.search')}
        maxLength={SEARCH_CHARS}
        value={place.search}
        onChange={(search) => onChange({ ...place, search, page: 1 })}
      />
      <fieldset>
        <legend className="py-visually-hidden">{t('motor.review.queue.filter')}</legend>
        <div className={styles['chips']}>
          {QUEUE_FILTERS.map((filter) => {
            const count = countOf(filter, queue);
            const name = t(`motor.review.queue.status.${filter}`);
            return (
              <Button
                key={filter}
                shape="round"
                type={filter === place.status ? 'primary' : 'default'}
                aria-pressed={filter === place.status}
                onClick={() => onChange({ ...place, status: filter, page: 1 })}
              >
                {count === undefined ? name : `${name} (${count})`}
              </Button>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
};
