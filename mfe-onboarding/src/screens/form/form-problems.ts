import { useMemo } from 'react';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import { serverMessage } from '@payung/shared/api/server-message.ts';
import { useListedProblems } from '@payung/shared/journey/steps/refused-fields.tsx';
import { useText } from '#messages/catalogue.ts';

/** The answer of the server about a number that somebody else has; the same in both languages. */
const DUPLICATE = 'Duplicate ID Number.';

/** What was refused; a number that somebody else has is said beside its field. */
export const useFormProblems = (failed: {
  readonly error: Error | null;
  readonly problem: string | undefined;
}): readonly ListedError[] => {
  const text = useText();
  const problems = useListedProblems(failed);
  const isDuplicate = serverMessage(failed.error).trim() === DUPLICATE;
  return useMemo(
    () => (isDuplicate ? [{ field: 'idNumber', message: text('onb.duplicate') }] : problems),
    [isDuplicate, problems, text],
  );
};
