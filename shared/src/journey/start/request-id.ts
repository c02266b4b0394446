import { dropDraft, useDraft } from '@payung/shared/session/drafts.ts';

interface SentForm {
  readonly answers: string;
  readonly id: string;
}

/**
 * One id for one set of answers: sent twice they make one quote, changed they make another. Kept on the
 * device, because a page may be reloaded before it has heard that its quote was made.
 */
export const useRequestId = (name: string) => {
  const [sent, keep] = useDraft<SentForm>(name);
  return {
    requestIdOf: (values: object): string => {
      const answers = JSON.stringify(values);
      if (sent?.answers === answers) return sent.id;
      const id = crypto.randomUUID();
      keep({ answers, id });
      return id;
    },
    /** The answer was heard. */
    dropRequestId: (): Promise<void> => dropDraft(name),
  };
};
