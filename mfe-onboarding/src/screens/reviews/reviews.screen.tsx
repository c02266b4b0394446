import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { useQueuePlace } from '#reviews/queue-place.ts';
import type { QueuePlace } from '#reviews/queue-place.ts';
import { useQueue } from '#reviews/use-queue.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueRow } from './queue-row.tsx';

interface NothingProps {
  readonly place: QueuePlace;
  readonly onChange: (place: QueuePlace) => void;
}

/** Says why nothing is there, and offers the next step. */
const Nothing = ({ place, onChange }: NothingProps) => {
  const text = useText();
  const search = place.search.trim();
  if (search === '') return <Empty text={text(`review.empty.${place.status}`)} />;
  return (
    <Empty
      text={text('review.empty.search', { search })}
      action={
        <Button onClick={() => onChange({ ...place, search: '' })}>{text('review.clearSearch')}</Button>
      }
    />
  );
};

/** The registrations that wait for staff, the oldest first (ruling R18). */
export const Screen = () => {
  const text = useText();
  const [place, setPlace] = useQueuePlace();
  const queue = useQueue(place);
  return (
    <Page title={text('review.queue')} back={HOME_PATHS.staff} intro={text('review.queue.intro')}>
      <p>
        <Link className="py-text-button" to={onboardingRoutes.agreements.path}>
          {text('agreements.title')}
        </Link>
      </p>
      <QueueFilters place={place} onChange={setPlace} />
      <QueryBoundary of={[queue]} loading={<Loading shape="list" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return (
            <section className="py-stack" aria-label={text('review.list')}>
              <p className="py-quiet" aria-live="polite">
                {text('review.count', { count: pages[0]?.total ?? 0 })}
              </p>
              {items.length === 0 ? (
                <Nothing place={place} onChange={setPlace} />
              ) : (
                <ol className="py-stack-tight">
                  {items.map((item) => (
                    <QueueRow key={item.id} item={item} place={place} />
                  ))}
                </ol>
              )}
              {queue.hasNextPage ? (
                <Button loading={queue.isFetchingNextPage} onClick={() => void queue.fetchNextPage()}>
                  {text('review.more')}
                </Button>
              ) : null}
            </section>
          );
        }}
      </QueryBoundary>
    </Page>
  );
};
