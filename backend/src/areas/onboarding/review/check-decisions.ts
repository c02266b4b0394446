import type { PartDecision } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { REVIEWED_PARTS } from '@payung/shared/domain/onboarding/registration.ts';
import { isReasonOf } from '@payung/shared/domain/onboarding/review-reasons.ts';
import { refused } from '#core/http/api-refusal.ts';
import type { KeptPart } from '#areas/onboarding/sql/registration-parts.ts';
import { isGiven } from './review-record.ts';
import { REVIEW_TEXTS } from './review-texts.ts';

/** What all decisions come to. */
export type Outcome = 'approved' | 'returned' | 'refused';

/** With every chosen reason once. */
export type CheckedDecision = Required<PartDecision>;

const checked = (decision: PartDecision): CheckedDecision => {
  const { part, verdict, reason, reasonCodes = [], note } = decision;
  const isAccepted = verdict === 'accepted';
  if (reasonCodes.some((code) => !isReasonOf(part, code))) throw refused(REVIEW_TEXTS.otherReason);
  return {
    part,
    verdict,
    reason: isAccepted ? '' : reason.trim(),
    reasonCodes: isAccepted ? [] : [...new Set(reasonCodes)],
    note: note.trim(),
  };
};

/** Without spaces around the words; one for every part that was given, in the order of the parts. */
export const checkedDecisions = (
  given: readonly PartDecision[],
  parts: readonly KeptPart[],
): readonly CheckedDecision[] => {
  const wanted = REVIEWED_PARTS.filter((name) => parts.some((kept) => kept.part === name && isGiven(kept)));
  const named = new Set(given.map(({ part }) => part));
  if (given.length !== wanted.length || wanted.some((name) => !named.has(name)))
    throw refused(REVIEW_TEXTS.everyPart);
  const decisions = wanted.flatMap((name) => given.filter(({ part }) => part === name)).map(checked);
  const isSilent = decisions.some(
    ({ verdict, reason, reasonCodes }) => verdict !== 'accepted' && reason === '' && reasonCodes.length === 0,
  );
  if (isSilent) throw refused(REVIEW_TEXTS.reasonMissing);
  return decisions;
};

/** One refusal is final; otherwise one correction sends it back (ruling R58). */
export const outcomeOf = (decisions: readonly PartDecision[]): Outcome => {
  if (decisions.some(({ verdict }) => verdict === 'refused')) return 'refused';
  return decisions.some(({ verdict }) => verdict === 'tryAgain') ? 'returned' : 'approved';
};
