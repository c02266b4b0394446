import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading, Empty } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useDebounced } from '#motor-quote/use-debounced.ts';
import { useQueuePlace, queueRead } from '#reviews/queue.ts';
import type { QueuePlace } from '#reviews/queue.ts';
import { INSPECTION } from '#rules/inspection.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueRows } from './queue-rows.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

/** Other reviewers take and decide sets meanwhile. */
const REFRESH_MS = 5_000;

/** The inspections that wait, the oldest first (ruling R18). */
export const Screen = () => {
  const t = useText();
  const [place, setPlace] = useQueuePlace();
  const search = useDebounced(place.search);
  const queue = useQuery({
    ...queueRead({ ...place, search }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  return (
    <Page
      title={t('motor.review.queue.title')}
      back={HOME_PATHS.staff}
      intro={t('motor.review.queue.intro', { hours: INSPECTION.targetHours })}
    >
      <QueueFilters place={place} queue={queue.data} onChange={setPlace} />
      <QueryBoundary of={[queue]} loading={<Loading shape="list" />}>
        {({ items, total }) => (
          <section className="py-stack" aria-labelledby="inspections">
            <h2 id="inspections" className="py-visually-hidden">
              {t('motor.review.queue.list')}
            </h2>
            <p className="py-quiet" aria-live="polite">
              {t('motor.review.queue.count', { count: total })}
            </p>
            {items.length === 0 ? (
              <EmptyQueue place={place} total={total} onChange={setPlace} />
            ) : (
              <QueueRows items={items} place={place} />
            )}
            <QueuePager place={place} total={total} onChange={setPlace} />
          </section>
        )}
      </QueryBoundary>
    </Page>
  );
};

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
