import type { FieldProblem } from '@payung/shared/domain/onboarding/check-details.ts';
import { refused } from '#core/http/api-refusal.ts';
import { sharedText } from '#core/http/texts.ts';

/** Refuses where anything is wrong: the first as the message, and a line for each field. */
export const refuseFields = (problems: readonly FieldProblem[]): void => {
  const errors = problems.map(({ field, message }) => ({ ...sharedText(message), field }));
  const [first] = errors;
  if (first !== undefined) throw refused(first, { errors });
};
