import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RegistrationReview } from '@payung/shared/schemas/registration-reviews.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { personNameOf } from '@payung/shared/domain/onboarding/check-details.ts';
import { REVIEWED_PARTS } from '@payung/shared/domain/onboarding/registration.ts';
import type { ReviewedPart } from '@payung/shared/domain/onboarding/registration.ts';
import { dropDraft, useDraft } from '@payung/shared/session/drafts.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Block, Page } from '@payung/shared/ui/layout/page.tsx';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { useText } from '#messages/catalogue.ts';
import { queueAddress } from '#review-queue.ts';
import type { QueuePlace } from '#review-queue.ts';
import {
  decisionsOf,
  markOf,
  missingOf,
  NO_MARKS,
  outcomeOf,
  partsToDecide,
  PartDecisionForm,
} from './part-decision.tsx';
import type { Marks, Outcome } from './part-decision.tsx';
import { PartFacts, ResubmissionNotice } from './part-facts.tsx';
import { History, Warnings } from './history.tsx';
import type { useReview } from './use-review.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface ReviewPageProps {
  readonly review: RegistrationReview;
  readonly work: ReturnType<typeof useReview>;
  /** The place in the list to which Back leads. */
  readonly place: QueuePlace;
}

/** The label of the button for each outcome. */
const useOutcomeText = (isAgentCard: boolean) => {
  const text = useText();
  return (outcome: Outcome): string => {
    if (outcome.kind === 'sendBack') return text('review.outcome.sendBack', { count: outcome.count });
    if (isAgentCard && outcome.kind !== 'undecided') return text(`review.outcome.${outcome.kind}Card`);
    return text(`review.outcome.${outcome.kind}`);
  };
};

/** The parts to show; for an agent's card only those that it is compared with. */
const AGENT_CARD_PARTS = ['details', 'idCard'] as const satisfies readonly ReviewedPart[];

/** Who decided, from the audit trail. */
const Decided = ({ review, place }: Pick<ReviewPageProps, 'review' | 'place'>) => {
  const text = useText();
  const { status, events } = review;
  const last = events.findLast(({ event }) => event === status);
  const words =
    last === undefined
      ? text(`review.status.${status}`)
      : text('review.decidedBy', {
          status: text(`review.status.${status}`),
          name: last.by,
          moment: formatMoment(last.at),
        });
  return (
    <>
      <InlineNotice kind={status === 'approved' ? 'success' : 'info'} text={words} />
      <Link to={queueAddress(place)}>{text('review.toList')}</Link>
    </>
  );
};

export const ReviewPage = ({ review, work, place }: ReviewPageProps) => {
  const text = useText();
  const isAgentCard = review.agentCard !== undefined;
  const outcomeText = useOutcomeText(isAgentCard);
  const draft = `onboarding/review/${review.id}/${review.version}`;
  const [marks = NO_MARKS, keep] = useDraft<Marks>(draft);
  const [isRefused, setRefused] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const isOpen = review.status === 'submitted';
  const missing = missingOf(review, marks);
  const outcome = outcomeOf(review, marks);
  const { details } = review;
  // The same text as in the list.
  const name = details.kind === 'corporate' ? details.companyName : personNameOf(details);
  const decided = partsToDecide(review);

  const send = (): void => {
    setAsking(false);
    work.decide.mutate(
      { version: review.version, decisions: decisionsOf(review, marks) },
      { onSuccess: () => void dropDraft(draft) },
    );
  };
  const refuseToSend = (): void => {
    setRefused(true);
    showMissing();
  };
  return (
    <div ref={around}>
      <Page
        title={text(isAgentCard ? 'review.title.card' : 'review.title', { name })}
        back={queueAddress(place)}
        intro={[
          text(`review.kind.${review.kind}`),
          text('review.invitedBy', { name: `${review.inviter.name} (${review.inviter.agentCode})` }),
        ].join(' · ')}
        bar={
          isOpen ? (
            <ActionBar
              hint={outcomeText(outcome)}
              primary={{
                label: text('review.decide'),
                busy: work.decide.isPending,
                disabled: missing !== undefined,
                onRefused: refuseToSend,
                onPress: () => (outcome.kind === 'refuse' ? setAsking(true) : send()),
              }}
            />
          ) : undefined
        }
      >
        {work.conflict === undefined ? null : <InlineNotice kind="error" text={work.conflict} />}
        {work.problem === undefined ? null : (
          <InlineNotice kind="error" text={work.problem.said || text('review.failed')} />
        )}
        {isOpen ? null : <Decided review={review} place={place} />}
        <Warnings review={review} />
        {(isAgentCard ? AGENT_CARD_PARTS : REVIEWED_PARTS).map((part) => {
          const kept = review.parts.find((each) => each.part === part);
          return (
            <Block key={part} id={`review-${part}-title`} title={text(`review.part.${part}`)}>
              <ResubmissionNotice review={review} part={part} />
              {decided.includes(part) || isAgentCard ? (
                <PartFacts review={review} part={part} />
              ) : (
                <p>{text(kept?.state === 'notAsked' ? 'review.notAsked' : 'review.skipped')}</p>
              )}
              {kept === undefined || kept.reason === '' ? null : (
                <p>{text('review.reasonGiven', { reason: kept.reason })}</p>
              )}
              {kept === undefined || kept.note === '' ? null : (
                <p className="py-quiet">{text('review.noteGiven', { note: kept.note })}</p>
              )}
              {isOpen && decided.includes(part) ? (
                <PartDecisionForm
                  part={part}
                  mark={markOf(review, marks, part)}
                  missing={isRefused && missing?.part === part ? missing.what : undefined}
                  onMark={(mark) => keep({ ...marks, [part]: { ...marks[part], ...mark } })}
                />
              ) : null}
            </Block>
          );
        })}
        <History review={review} />
        {isAsking ? (
          <ConfirmRefusal
            name={name}
            isAgentCard={isAgentCard}
            onClose={() => setAsking(false)}
            onRefuse={send}
          />
        ) : null}
      </Page>
    </div>
  );
};

interface ConfirmRefusalProps {
  readonly name: string;
  /** A card only: another one may be sent. */
  readonly isAgentCard: boolean;
  readonly onClose: () => void;
  readonly onRefuse: () => void;
}

/** Confirms a refusal, which is final for a registration. */
const ConfirmRefusal = ({ name, isAgentCard, onClose, onRefuse }: ConfirmRefusalProps) => {
  const text = useText();
  return (
    <AdaptiveDialog
      open
      title={text('review.refuse.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('review.refuse.no')}</Button>
          <Button type="primary" danger onClick={onRefuse}>
            {text('review.refuse.yes')}
          </Button>
        </>
      }
    >
      <p>{text(isAgentCard ? 'review.refuse.textCard' : 'review.refuse.text')}</p>
    </AdaptiveDialog>
  );
};
