import { useId } from 'react';
import { Button, Input } from 'antd';
import type { ReviewQueue } from '#contract/schemas/review.ts';
import { useText } from '#messages/catalogue.ts';
import { QUEUE_FILTERS, SEARCH_CHARS } from '#reviews/queue.ts';
import type { QueueFilter, QueuePlace } from '#reviews/queue.ts';
import styles from './review-queue.module.css';

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
  const id = useId();
  return (
    <div className={styles['filters']}>
      <div className="py-field">
        <label className="py-field-label" htmlFor={id}>
          {t('motor.review.queue.search')}
        </label>
        <Input
          id={id}
          type="search"
          size="large"
          allowClear
          autoComplete="off"
          maxLength={SEARCH_CHARS}
          value={place.search}
          onChange={(event) => onChange({ ...place, search: event.target.value, page: 1 })}
        />
      </div>
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
