import type { DecisionForm } from 'mfe-motor/contract/inspection.ts';
import { CHECKLIST } from 'mfe-motor/rules/inspection.ts';
import { refused } from '#core/http/api-refusal.ts';
import { motorTextOf } from '../texts.ts';

const problemOf = ({ decision, checked, flags, reason }: DecisionForm): string | undefined => {
  if (decision === 'approve') {
    if (flags.length > 0) return 'motor.review.flagsLeft';
    return CHECKLIST.every((item) => checked.includes(item)) ? undefined : 'motor.review.checklist';
  }
  if (decision === 'flag') return flags.length === 0 ? 'motor.review.flags' : undefined;
  return reason.trim() === '' ? 'motor.review.reason' : undefined;
};

/** What each decision must come with. */
export const validateDecision = (form: DecisionForm): void => {
  const problem = problemOf(form);
  if (problem !== undefined) throw refused(motorTextOf(problem));
};
