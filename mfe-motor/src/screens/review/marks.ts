import type { DecisionForm, ReviewPhoto, ReviewSet } from '#contract/inspection.ts';
import { CHECKLIST } from '#rules/inspection.ts';
import type { ChecklistItem, FlagReason } from '#rules/inspection.ts';

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

export const NO_MARKS: Marks = { checked: [], flags: {} };
const NEW_MARK: Mark = { reason: '', note: '' };

export const toggleChecked = (marks: Marks, item: ChecklistItem): Marks => ({
  ...marks,
  checked: CHECKLIST.filter((each) => (each === item) !== marks.checked.includes(each)),
});

export const markPhoto = (marks: Marks, photoId: string, change: Partial<Mark> = {}): Marks => ({
  ...marks,
  flags: { ...marks.flags, [photoId]: { ...NEW_MARK, ...marks.flags[photoId], ...change } },
});

export const unmarkPhoto = (marks: Marks, photoId: string): Marks => {
  const { [photoId]: _removed, ...flags } = marks.flags;
  return { ...marks, flags };
};

/** Why a decision cannot be sent yet, and on which photo that is seen. */
export interface Missing {
  readonly what: 'checklist' | 'flagsLeft' | 'flags' | 'flagReason';
  readonly photoId?: string;
}

const markedIn = ({ flags }: Marks, photos: readonly ReviewPhoto[]) =>
  photos.filter(({ photoId }) => photoId in flags);

/** Approving needs the whole checklist and no photo that is still marked. */
export const missingToApprove = (marks: Marks, { photos }: ReviewSet): Missing | undefined => {
  const [first] = markedIn(marks, photos);
  if (first !== undefined) return { what: 'flagsLeft', photoId: first.photoId };
  return CHECKLIST.every((item) => marks.checked.includes(item)) ? undefined : { what: 'checklist' };
};

/** Asking again needs a photo, and a reason for each. */
export const missingToSendBack = (marks: Marks, { photos }: ReviewSet): Missing | undefined => {
  const marked = markedIn(marks, photos);
  if (marked.length === 0) return { what: 'flags' };
  const withoutReason = marked.find(({ photoId }) => marks.flags[photoId]?.reason === '');
  return withoutReason === undefined ? undefined : { what: 'flagReason', photoId: withoutReason.photoId };
};

type DecisionChoice = Pick<DecisionForm, 'decision'> & { readonly reason?: string };

/** The decision carries the round that the reviewer saw. */
export const decisionOf = (
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
