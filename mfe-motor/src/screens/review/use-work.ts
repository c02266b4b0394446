import { useReducer, useState } from 'react';
import { dropDraft, useDraft } from '@payung/shared/session/drafts.ts';
import type { ReviewSet } from '#contract/inspection.ts';
import type { ChecklistItem } from '#rules/inspection.ts';
import {
  NO_MARKS,
  decisionOf,
  markPhoto,
  missingToApprove,
  missingToSendBack,
  toggleChecked,
  unmarkPhoto,
} from './marks.ts';
import type { Mark, Marks, Missing } from './marks.ts';
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
  const [missing, setMissing] = useState<Missing>();
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
  const refuse = (what: Missing): void => {
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
  const attempt = (what: Missing | undefined, decision: 'approve' | 'flag') => (): void => {
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
