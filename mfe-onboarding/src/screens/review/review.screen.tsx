import { Link, useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { placeIn, queueAddress } from '#review-queue.ts';
import type { QueuePlace } from '#review-queue.ts';
import { ReviewPage } from './review-page.tsx';
import { useReview } from './use-review.ts';

const OneRegistration = ({ id, place }: { readonly id: string; readonly place: QueuePlace }) => {
  const text = useText();
  const work = useReview(id);
  const { data } = work.query;
  if (data !== undefined) return <ReviewPage key={data.version} review={data} work={work} place={place} />;
  return (
    <Page title={text('review.queue')} back={queueAddress(place)}>
      <QueryBoundary of={[work.query]} loading={<Loading shape="sections" />}>
        {() => null}
      </QueryBoundary>
    </Page>
  );
};

/** One registration with the typed and the read data; staff decide about each part (ruling R58). */
export const Screen = () => {
  const text = useText();
  const [query] = useSearchParams();
  const id = query.get('registrationId') ?? '';
  const place = placeIn(query);
  if (id !== '') return <OneRegistration key={id} id={id} place={place} />;
  return (
    <Page title={text('review.queue')} back={queueAddress(place)}>
      <Empty
        text={text('review.none')}
        action={<Link to={queueAddress(place)}>{text('review.toList')}</Link>}
      />
    </Page>
  );
};
