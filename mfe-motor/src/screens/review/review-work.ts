import { useReducer, useState } from 'react';
import { dropDraft, useDraft } from '@payung/shared/session/drafts.ts';
import type { ReviewSet, DecisionForm, ReviewPhoto } from '#contract/schemas/review.ts';
import { CHECKLIST } from '#rules/inspection.ts';
import type { ChecklistItem, FlagReason } from '#rules/inspection.ts';
import { FIRST_VIEW, viewReducer } from './photo-view.ts';
import type { ViewAction } from './photo-view.ts';
import type { Review } from './use-review-set.ts';

interface ReviewWork {
  readonly set: ReviewSet;
  readonly review: Review;
  /** Moves the focus to what is missing. */
  readonly showMissing: () => void;
}

/** What a reviewer does with one set: looks, compares, marks and decides. The marks are marks over a reload. */
export const useReviewWork = ({ set, review, showMissing }: ReviewWork) => {
  const draft = `motor/review/${set.quoteId}/${set.round}`;
  const [marks = NO_MARKS, saveMarks] = useDraft<Marks>(draft);
  const [view, changeView] = useReducer(viewReducer(set.photos.length), FIRST_VIEW);
  const [missing, setMissing] = useState<DecisionProblem>();
  /** Counts the presses of the flag key, each of which focuses the reason; 0 again for another photo. */
  const [reasonFocus, setReasonFocus] = useState(0);
  const photo = set.photos[view.at];
  const mayDecide = set.status !== 'decided' && set.lease?.isMine === true && !review.decide.isPending;

  const look = (action: ViewAction): void => {
    setReasonFocus(0);
    changeView(action);
  };
  const change = (next: Marks): void => {
    setMissing(undefined);
    saveMarks(next);
  };
  const refuse = (what: DecisionProblem): void => {
    setMissing(what);
    const at = set.photos.findIndex(({ photoId }) => photoId === what.photoId);
    if (at >= 0) look({ show: at });
    showMissing();
  };
  const decide = (decision: 'approve' | 'flag' | 'reject', reason?: string): void =>
    review.decide.mutate(decisionOf(set, marks, { decision, ...(reason === undefined ? {} : { reason }) }), {
      onSuccess: ({ conflict }) => {
        if (conflict === undefined) void dropDraft(draft);
      },
    });
  const attempt = (what: DecisionProblem | undefined, decision: 'approve' | 'flag') => (): void => {
    if (!mayDecide) return;
    if (what === undefined) decide(decision);
    else refuse(what);
  };

  const toApprove = missingToApprove(marks, set);
  const toSendBack = missingToSendBack(marks, set);
  return {
    marks,
    view,
    look,
    photo,
    missing,
    mayDecide,
    reasonFocus,
    isApproveBlocked: toApprove !== undefined,
    isSendBackBlocked: toSendBack !== undefined,
    toggle: (item: ChecklistItem): void => change(toggleChecked(marks, item)),
    mark: (photoId: string, part?: Partial<Mark>): void => change(markPhoto(marks, photoId, part)),
    /** By key: the reason gets the focus. */
    markAndFocus: (photoId: string): void => {
      setReasonFocus(reasonFocus + 1);
      if (!(photoId in marks.flags)) change(markPhoto(marks, photoId));
    },
    unmark: (photoId: string): void => change(unmarkPhoto(marks, photoId)),
    approve: attempt(toApprove, 'approve'),
    sendBack: attempt(toSendBack, 'flag'),
    reject: (reason: string): void => decide('reject', reason),
  };
};

export interface Mark {
  /** Empty until one is chosen. */
  readonly reason: FlagReason | '';
  readonly note: string;
}

/** What a reviewer has compared and marked, before the decision. */
export interface Marks {
  readonly checked: readonly ChecklistItem[];
  /** By photo. */
  readonly flags: Readonly<Record<string, Mark>>;
}

const NO_MARKS: Marks = { checked: [], flags: {} };
const NEW_MARK: Mark = { reason: '', note: '' };

const toggleChecked = (marks: Marks, item: ChecklistItem): Marks => ({
  ...marks,
  checked: CHECKLIST.filter((each) => (each === item) !== marks.checked.includes(each)),
});

const markPhoto = (marks: Marks, photoId: string, change: Partial<Mark> = {}): Marks => ({
  ...marks,
  flags: { ...marks.flags, [photoId]: { ...NEW_MARK, ...marks.flags[photoId], ...change } },
});

const unmarkPhoto = (marks: Marks, photoId: string): Marks => {
  const { [photoId]: _removed, ...flags } = marks.flags;
  return { ...marks, flags };
};

/** Why a decision cannot be sent yet, and on which photo that is seen. */
export interface DecisionProblem {
  readonly what: 'checklist' | 'flagsLeft' | 'flags' | 'flagReason';
  readonly photoId?: string;
}

const markedIn = ({ flags }: Marks, photos: readonly ReviewPhoto[]) =>
  photos.filter(({ photoId }) => photoId in flags);

/** Approving needs the whole checklist and no photo that is still marked. */
const missingToApprove = (marks: Marks, { photos }: ReviewSet): DecisionProblem | undefined => {
  const [first] = markedIn(marks, photos);
  if (first !== undefined) return { what: 'flagsLeft', photoId: first.photoId };
  return CHECKLIST.every((item) => marks.checked.includes(item)) ? undefined : { what: 'checklist' };
};

/** Asking again needs a photo, and a reason for each. */
const missingToSendBack = (marks: Marks, { photos }: ReviewSet): DecisionProblem | undefined => {
  const marked = markedIn(marks, photos);
  if (marked.length === 0) return { what: 'flags' };
  const withoutReason = marked.find(({ photoId }) => marks.flags[photoId]?.reason === '');
  return withoutReason === undefined ? undefined : { what: 'flagReason', photoId: withoutReason.photoId };
};

type DecisionChoice = Pick<DecisionForm, 'decision'> & { readonly reason?: string };

/** The decision carries the round that the reviewer saw. */
const decisionOf = (
  { round, photos }: ReviewSet,
  { checked, flags }: Marks,
  { decision, reason = '' }: DecisionChoice,
): DecisionForm => ({
  round,
  decision,
  checked,
  flags:
    decision === 'flag'
      ? photos.flatMap(({ photoId }) => {
          const mark = flags[photoId];
          return mark === undefined || mark.reason === ''
            ? []
            : [{ photoId, reason: mark.reason, note: mark.note.trim() }];
        })
      : [],
  reason: reason.trim(),
});
