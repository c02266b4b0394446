import type { PartDecision, RegistrationReview } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { REVIEWED_PARTS } from '@payung/shared/domain/onboarding/registration.ts';
import type { ReviewedPart } from '@payung/shared/domain/onboarding/registration.ts';

/** What a reviewer has said so far about one part. */
export type Mark = Partial<Omit<PartDecision, 'part'>>;
export type Marks = Readonly<Partial<Record<ReviewedPart, Mark>>>;

export const NO_MARKS: Marks = {};

/** Parts of which something was given: each needs a decision. */
export const partsToDecide = ({ parts }: Pick<RegistrationReview, 'parts'>): readonly ReviewedPart[] =>
  REVIEWED_PARTS.filter((name) =>
    parts.some(({ part, state }) => part === name && !['skipped', 'notAsked', 'empty'].includes(state)),
  );

/** Accepted before and not sent anew: it stays so, unless the reviewer says something else. */
export const markOf = (review: Pick<RegistrationReview, 'parts'>, marks: Marks, name: ReviewedPart): Mark => {
  const wasAccepted = review.parts.some(({ part, state }) => part === name && state === 'accepted');
  return { ...(wasAccepted ? { verdict: 'accepted' } : {}), ...marks[name] };
};

export interface Missing {
  readonly part: ReviewedPart;
  readonly what: 'verdict' | 'reason';
}

const missingIn = (part: ReviewedPart, mark: Mark): Missing | undefined => {
  const { verdict, reason = '', reasonCodes = [] } = mark;
  if (verdict === undefined) return { part, what: 'verdict' };
  const isSilent = reason.trim() === '' && reasonCodes.length === 0;
  return verdict !== 'accepted' && isSilent ? { part, what: 'reason' } : undefined;
};

/** The first thing that has to be said before anything can be decided. */
export const missingOf = (review: Pick<RegistrationReview, 'parts'>, marks: Marks): Missing | undefined =>
  partsToDecide(review)
    .map((part) => missingIn(part, markOf(review, marks, part)))
    .find((missing) => missing !== undefined);

export const decisionsOf = (
  review: Pick<RegistrationReview, 'parts'>,
  marks: Marks,
): readonly PartDecision[] =>
  partsToDecide(review).map((part) => {
    const { verdict = 'accepted', reason = '', reasonCodes = [], note = '' } = markOf(review, marks, part);
    if (verdict === 'accepted') return { part, verdict, reason: '', note: note.trim() };
    return { part, verdict, reason: reason.trim(), reasonCodes, note: note.trim() };
  });

export type Outcome =
  | { readonly kind: 'undecided' | 'approve' | 'refuse' }
  | { readonly kind: 'sendBack'; readonly count: number };

/** What will happen: one refusal is final, one correction sends it back. */
export const outcomeOf = (review: Pick<RegistrationReview, 'parts'>, marks: Marks): Outcome => {
  const verdicts = partsToDecide(review).map((part) => markOf(review, marks, part).verdict);
  if (verdicts.includes('refused')) return { kind: 'refuse' };
  const count = verdicts.filter((verdict) => verdict === 'tryAgain').length;
  if (count > 0) return { kind: 'sendBack', count };
  return { kind: verdicts.includes(undefined) ? 'undecided' : 'approve' };
};
