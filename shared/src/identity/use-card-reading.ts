import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { dropDraft, useDraft } from '@payung/shared/session/drafts.ts';
import { readCard } from './read-card.ts';
import type { CardRead } from './read-card.ts';

/**
 * Reads the card of a check that is over. The id of the check is stored over a reload, so a card that
 * takes its time is not lost. `subject` is the quote, or one of its insureds: cards of several are read side by side.
 */
export const useCardReading = (
  subject: string,
  onEnd: (end: Exclude<CardRead, { kind: 'late' }>) => void,
) => {
  const draft = `identity/${subject}`;
  const [transactionId, keep] = useDraft<string>(draft);
  const reading = useQuery({
    queryKey: ['identity', subject, transactionId],
    queryFn: ({ signal }) => readCard(transactionId ?? '', signal),
    enabled: transactionId !== undefined,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
    meta: { quiet: true },
  });
  const stop = (): void => void dropDraft(draft);
  const end = useEffectEvent(onEnd);

  const answer = reading.data;
  useEffect(() => {
    if (answer === undefined || answer.kind === 'late') return;
    void dropDraft(draft);
    end(answer);
  }, [answer, draft]);

  return {
    start: keep,
    stop,
    isReading: reading.isFetching,
    isLate: !reading.isFetching && answer?.kind === 'late',
    error: reading.isFetching ? null : reading.error,
    again: () => void reading.refetch(),
  };
};
