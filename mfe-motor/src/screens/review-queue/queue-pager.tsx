import { Button } from 'antd';
import { useText } from '#messages/catalogue.ts';
import type { QueuePlace } from '#reviews/queue-place.ts';
import { INSPECTION } from '#rules/inspection.ts';

interface QueuePagerProps {
  readonly place: QueuePlace;
  readonly total: number;
  readonly onChange: (place: QueuePlace) => void;
}

export const QueuePager = ({ place, total, onChange }: QueuePagerProps) => {
  const t = useText();
  const pages = Math.ceil(total / INSPECTION.reviewsPerPage);
  if (pages < 2) return null;
  const go = (page: number) => (): void => {
    onChange({ ...place, page });
    window.scrollTo({ top: 0 });
  };
  return (
    <nav className="py-row" aria-label={t('motor.review.queue.pages')}>
      <Button disabled={place.page <= 1} onClick={go(place.page - 1)}>
        {t('motor.review.queue.previous')}
      </Button>
      <span>{t('motor.review.queue.page', { page: place.page, pages })}</span>
      <Button disabled={place.page >= pages} onClick={go(place.page + 1)}>
        {t('motor.review.queue.next')}
      </Button>
    </nav>
  );
};
