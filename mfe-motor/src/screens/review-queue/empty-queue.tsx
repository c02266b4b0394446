import { Button } from 'antd';
import { Empty } from '@payung/shared/ui/feedback/states.tsx';
import { useText } from '#messages/catalogue.ts';
import type { QueuePlace } from '#reviews/queue-place.ts';

interface EmptyQueueProps {
  readonly place: QueuePlace;
  /** Of all pages. */
  readonly total: number;
  readonly onChange: (place: QueuePlace) => void;
}

/** Says why nothing is there, and offers the next step. */
export const EmptyQueue = ({ place, total, onChange }: EmptyQueueProps) => {
  const t = useText();
  if (total > 0) {
    const first = t('motor.review.queue.empty.firstPage');
    return (
      <Empty
        text={t('motor.review.queue.empty.page')}
        action={<Button onClick={() => onChange({ ...place, page: 1 })}>{first}</Button>}
      />
    );
  }
  if (place.search.trim() !== '') {
    const clear = t('motor.review.queue.clear');
    return (
      <Empty
        text={t('motor.review.queue.empty.search', { search: place.search.trim() })}
        action={<Button onClick={() => onChange({ ...place, search: '', page: 1 })}>{clear}</Button>}
      />
    );
  }
  const open = t('motor.review.queue.showOpen');
  return (
    <Empty
      text={t(`motor.review.queue.empty.${place.status}`)}
      action={
        place.status === 'open' ? undefined : (
          <Button onClick={() => onChange({ ...place, status: 'open', page: 1 })}>{open}</Button>
        )
      }
    />
  );
};
