import { Link, useSearchParams } from 'react-router-dom';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { placeIn, queueAddress } from '#reviews/queue-place.ts';
import { ReviewPage } from './review-page.tsx';
import { useReviewSet } from './use-review-set.ts';

const OneSet = ({ quoteId }: { quoteId: string }) => {
  const t = useText();
  const [query] = useSearchParams();
  const review = useReviewSet(quoteId);
  const place = placeIn(query);
  if (review.query.data !== undefined) {
    return <ReviewPage key={review.query.data.round} set={review.query.data} review={review} place={place} />;
  }
  return (
    <Page title={t('motor.review.queue.title')} back={queueAddress(place)}>
      <QueryBoundary of={[review.query]} loading={<Loading shape="summary" />}>
        {() => null}
      </QueryBoundary>
    </Page>
  );
};

/** One set of photos beside what was entered; opening it takes the lease (ruling R18). */
export const Screen = () => {
  const t = useText();
  const quoteId = useQuoteId();
  // Another set has a lease, marks and photos of its own.
  if (quoteId !== undefined) return <OneSet key={quoteId} quoteId={quoteId} />;
  const list = queueAddress(placeIn(new URLSearchParams()));
  return (
    <Page title={t('motor.review.queue.title')} back={list}>
      <Empty
        text={t('motor.review.set.missing')}
        action={<Link to={list}>{t('motor.review.set.toList')}</Link>}
      />
    </Page>
  );
};
