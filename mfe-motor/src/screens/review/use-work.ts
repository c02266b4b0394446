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
import { FIRST_VIEW, lookIn } from './photo-view.ts';
import type { LookAction } from './photo-view.ts';
import type { Review } from './use-review-set.ts';

interface Work {
  readonly set: ReviewSet;
  readonly review: Review;
  /** Moves the focus to what is missing. */
  readonly showMissing: () => void;
}

/** What a reviewer does with one set: looks, compares, marks and decides. The marks outlive a reload. */
export const useWork = ({ set, review, showMissing }: Work) => {
  const draft = `motor/review/${set.quoteId}/${set.round}`;
  const [kept = NO_MARKS, keep] = useDraft<Marks>(draft);
  const [view, changeView] = useReducer(lookIn(set.photos.length), FIRST_VIEW);
  const [missing, setMissing] = useState<Missing>();
  /** Grows with every wish to choose the reason by key; 0 where another photo is looked at since. */
  const [focusWish, setFocusWish] = useState(0);
  const photo = set.photos[view.at];
  const mayDecide = set.status !== 'decided' && set.lease?.isMine === true && !review.decide.isPending;

  const look = (action: LookAction): void => {
    setFocusWish(0);
    changeView(action);
  };
  const change = (next: Marks): void => {
    setMissing(undefined);
    keep(next);
  };
  const refuse = (what: Missing): void => {
    setMissing(what);
    const at = set.photos.findIndex(({ photoId }) => photoId === what.photoId);
    if (at >= 0) look({ show: at });
    showMissing();
  };
  const decide = (decision: 'approve' | 'flag' | 'reject', reason?: string): void =>
    review.decide.mutate(decisionOf(set, kept, { decision, ...(reason === undefined ? {} : { reason }) }), {
      onSuccess: ({ refusal }) => {
        if (refusal === undefined) void dropDraft(draft);
      },
    });
  const attempt = (what: Missing | undefined, decision: 'approve' | 'flag') => (): void => {
    if (!mayDecide) return;
    if (what === undefined) decide(decision);
    else refuse(what);
  };

  const toApprove = missingToApprove(kept, set);
  const toSendBack = missingToSendBack(kept, set);
  return {
    marks: kept,
    view,
    look,
    photo,
    missing,
    mayDecide,
    focusWish,
    isApproveBlocked: toApprove !== undefined,
    isSendBackBlocked: toSendBack !== undefined,
    toggle: (item: ChecklistItem): void => change(toggleChecked(kept, item)),
    mark: (photoId: string, part?: Partial<Mark>): void => change(markPhoto(kept, photoId, part)),
    /** By key: its reason is chosen next. */
    markAndChoose: (photoId: string): void => {
      setFocusWish(focusWish + 1);
      if (!(photoId in kept.flags)) change(markPhoto(kept, photoId));
    },
    unmark: (photoId: string): void => change(unmarkPhoto(kept, photoId)),
    approve: attempt(toApprove, 'approve'),
    sendBack: attempt(toSendBack, 'flag'),
    reject: (reason: string): void => decide('reject', reason),
  };
};
