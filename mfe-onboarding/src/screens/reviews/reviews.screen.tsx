import { SearchField } from '@payung/shared/ui/search/search-field.tsx';
import { Link } from 'react-router-dom';
import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import type { WaitingRegistration } from '@payung/shared/schemas/registration-reviews.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import {
  useQueuePlace,
  useQueue,
  QUEUE_TABS,
  SEARCH_CHARS,
  reviewAddress,
  useWaitingText,
} from '#review-queue.ts';
import type { QueuePlace } from '#review-queue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface NothingProps {
  readonly place: QueuePlace;
  readonly onChange: (place: QueuePlace) => void;
}

/** Shows why the list is empty, and offers the next step. */
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

interface QueueFiltersProps {
  readonly place: QueuePlace;
  readonly onChange: (place: QueuePlace) => void;
}

export const QueueFilters = ({ place, onChange }: QueueFiltersProps) => {
  const text = useText();
  return (
    <div className="py-stack">
      <SearchField
        label={text('review.search')}
        maxLength={SEARCH_CHARS}
        value={place.search}
        onChange={(search) => onChange({ ...place, search })}
      />
      <fieldset>
        <legend className="py-visually-hidden">{text('review.tabs')}</legend>
        <div className="py-row">
          {QUEUE_TABS.map((tab) => (
            <Button
              key={tab}
              shape="round"
              type={tab === place.status ? 'primary' : 'default'}
              aria-pressed={tab === place.status}
              onClick={() => onChange({ ...place, status: tab })}
            >
              {text(`review.tab.${tab}`)}
            </Button>
          ))}
        </div>
      </fieldset>
    </div>
  );
};

interface QueueRowProps {
  readonly item: WaitingRegistration;
  readonly place: QueuePlace;
}

export const QueueRow = ({ item, place }: QueueRowProps) => {
  const text = useText();
  const waiting = useWaitingText();
  const { kind, inviter, submittedAt, status, isAgentCard } = item;
  return (
    <li className="py-card">
      <Link className="py-text-button" to={reviewAddress(item.id, place)}>
        <strong>{item.name}</strong>
      </Link>
      <p className="py-small py-quiet">
        {[
          text(isAgentCard ? 'review.agentCard' : `review.kind.${kind}`),
          text('review.invitedBy', { name: inviter }),
        ].join(' · ')}
      </p>
      <p className="py-small">
        {status === 'submitted'
          ? waiting(submittedAt)
          : `${text(`review.status.${status}`)} · ${text('review.sentAt', { moment: formatMoment(submittedAt) })}`}
        {item.isAgain ? ` · ${text('review.again')}` : ''}
      </p>
    </li>
  );
};
