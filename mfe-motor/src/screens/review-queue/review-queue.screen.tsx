import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { useDebounced } from '#motor-quote/use-debounced.ts';
import { useQueuePlace } from '#reviews/queue-place.ts';
import { queueRead } from '#reviews/queue-read.ts';
import { INSPECTION } from '#rules/inspection.ts';
import { EmptyQueue } from './empty-queue.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueuePager } from './queue-pager.tsx';
import { QueueRows } from './queue-rows.tsx';

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
