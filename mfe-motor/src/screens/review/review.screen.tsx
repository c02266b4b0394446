import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ConfigProvider } from 'antd';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { useIsAtMost } from '@payung/shared/ui/width.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { useText } from '#messages/catalogue.ts';
import { placeIn, queueAddress } from '#reviews/queue.ts';
import type { QueuePlace } from '#reviews/queue.ts';
import type { ReviewSet } from '#contract/schemas/review.ts';
import { useReviewSet } from './use-review-set.ts';
import type { Review } from './use-review-set.ts';
import { AuditTrail } from './audit-trail.tsx';
import { Checklist, Entered } from './checklist.tsx';
import { DecisionBar, RejectDialog } from './decision-bar.tsx';
import { FlagForm } from './flag-form.tsx';
import { KeyHelp } from './key-help.tsx';
import { useReviewWork } from './review-work.ts';
import type { DecisionProblem } from './review-work.ts';
import { NextSet, useNextSet } from './next-set.tsx';
import { Photos } from './photos.tsx';
import { SetState } from './set-state.tsx';
import { useReviewKeys } from './review-keys.ts';
import styles from './review.module.css';

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

/** From this width on, in pixels, the decisions stand beside the photos, under the checklist. */
const BESIDE_FROM = 900;

const MISSING_TEXTS = {
  checklist: 'motor.review.checklist',
  flagsLeft: 'motor.review.flagsLeft',
  flags: 'motor.review.flags',
  flagReason: 'motor.review.flag.reasonMissing',
} as const satisfies Readonly<Record<DecisionProblem['what'], string>>;

interface ReviewPageProps {
  readonly set: ReviewSet;
  readonly review: Review;
  /** Where in the list Back leads. */
  readonly place: QueuePlace;
}

const ReviewPage = ({ set, review, place }: ReviewPageProps) => {
  const t = useText();
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const work = useReviewWork({ set, review, showMissing });
  const [isEnlarged, setEnlarged] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const isDecided = set.status === 'decided';
  const isMine = !isDecided && set.lease?.isMine === true;
  const next = useNextSet(set.quoteId, isDecided);
  const keys = useReviewKeys({
    work,
    next,
    place,
    onEnlarge: () => setEnlarged(!isEnlarged),
    onReject: () => setRejecting(true),
  });
  const { photo, marks, missing, mayDecide } = work;
  const missingText = missing === undefined ? undefined : t(MISSING_TEXTS[missing.what]);
  const { error } = review.decide;
  const failure = error instanceof ApiError && error.status !== undefined ? error.errMsg : '';
  const problem = error === null ? undefined : failure || t('motor.review.failed');
  const isNarrow = useIsAtMost(BESIDE_FROM - 1);
  const folded = (
    <>
      <KeyHelp {...keys} />
      <AuditTrail audit={set.audit} />
    </>
  );
  const bar = isMine ? (
    <DecisionBar
      marked={Object.keys(marks.flags).length}
      isBusy={review.decide.isPending}
      isApproveBlocked={work.isApproveBlocked}
      isSendBackBlocked={work.isSendBackBlocked}
      onApprove={work.approve}
      onSendBack={work.sendBack}
      onReject={() => setRejecting(true)}
      problem={problem}
    />
  ) : undefined;

  return (
    <div ref={around}>
      <Page
        title={t('motor.review.set.title', { plate: set.entered.plate })}
        back={queueAddress(place)}
        intro={t('motor.review.set.intro', {
          code: set.code,
          round: set.round,
          time: formatMoment(set.submittedAt),
        })}
        isAsideHigh
        aside={
          <div className={styles['beside']} data-decides={isMine || undefined}>
            <div className={styles['scrolled']}>
              <Entered entered={set.entered} isComplete={!isMine} />
              {isMine ? (
                <ReviewFieldset name={t('motor.checklist.title')} isEnabled={mayDecide}>
                  <Checklist
                    set={set}
                    checked={marks.checked}
                    onToggle={work.toggle}
                    problem={missing?.what === 'checklist' ? missingText : undefined}
                  />
                </ReviewFieldset>
              ) : null}
              {isNarrow ? folded : null}
            </div>
            {isNarrow ? null : bar}
          </div>
        }
        bar={isNarrow ? bar : undefined}
      >
        {review.conflict === undefined ? null : <InlineNotice kind="error" text={review.conflict} />}
        {review.query.isError ? <InlineNotice kind="warning" text={t('error.load.stale')} /> : null}
        <SetState set={set} isBusy={review.takeOver.isPending} onTakeOver={() => review.takeOver.mutate()} />
        {isDecided ? <NextSet next={next} place={place} takesFocus={review.decide.isSuccess} /> : null}
        {photo === undefined ? null : (
          <Photos
            set={set}
            photo={photo}
            view={work.view}
            marks={marks}
            isEnlarged={isEnlarged}
            onLook={work.look}
            onEnlarge={setEnlarged}
          >
            {isMine ? (
              <ReviewFieldset name={t('motor.review.flag.title')} isEnabled={mayDecide}>
                <FlagForm
                  key={photo.photoId}
                  mark={marks.flags[photo.photoId]}
                  onMark={(part) => work.mark(photo.photoId, part)}
                  onUnmark={() => work.unmark(photo.photoId)}
                  problem={missing === undefined || missing.what === 'checklist' ? undefined : missingText}
                  reasonFocus={work.reasonFocus}
                />
              </ReviewFieldset>
            ) : null}
          </Photos>
        )}
        {isNarrow ? null : folded}
        {isRejecting ? (
          <RejectDialog
            onClose={() => setRejecting(false)}
            onReject={(reason) => {
              setRejecting(false);
              work.reject(reason);
            }}
          />
        ) : null}
      </Page>
    </div>
  );
};

interface ReviewFieldsetProps {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly children: ReactNode;
}

/** Fields that only the reviewer with the lease may change. */
const ReviewFieldset = ({ name, isEnabled, children }: ReviewFieldsetProps) => (
  <fieldset disabled={!isEnabled}>
    <legend className="py-visually-hidden">{name}</legend>
    <ConfigProvider componentDisabled={!isEnabled}>{children}</ConfigProvider>
  </fieldset>
);
