import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { dropDraft, useDraft } from '@payung/shared/session/drafts.ts';
import { isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { identityEndpoints } from '#api/endpoints/identity.ts';
import { identityOutcome } from '#domain/people/identity-check.ts';
import type { IdentityStatus } from '#domain/people/identity-check.ts';
import type { OcrDetails } from '#schemas/identity.ts';

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

/** Pause before each read, the first one too (IDV-012, ruling K106). */
const READ_EVERY_MS = 5000;
/** One minute: after it people would rather type sixteen digits. */
const MOST_READS = 12;

type CardRead =
  | { readonly kind: 'read'; readonly details: OcrDetails }
  /** The server knows better than the browser how the check ended. */
  | { readonly kind: 'ended'; readonly status: IdentityStatus }
  | { readonly kind: 'late' };

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The card is no longer waited for.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, READ_EVERY_MS);
    signal.addEventListener('abort', stop, { once: true });
  });

const readOnce = async (transactionId: string, signal: AbortSignal): Promise<CardRead | undefined> => {
  try {
    const check = await call(identityEndpoints.ocrDetails, { query: { transactionId }, signal });
    if (check.ocrDetails !== undefined) return { kind: 'read', details: check.ocrDetails };
    const { status } = check;
    return status === undefined || identityOutcome(status).mayRead ? undefined : { kind: 'ended', status };
  } catch (error) {
    // A short loss of connection: the next read may succeed.
    if (!signal.aborted && isNoResponse(error)) return undefined;
    throw error;
  }
};

/** Waits until the server has the card, for a minute at most. */
const readCard = async (transactionId: string, signal: AbortSignal): Promise<CardRead> => {
  for (let read = 1; read <= MOST_READS; read += 1) {
    await pause(signal);
    const answer = await readOnce(transactionId, signal);
    if (answer !== undefined) return answer;
  }
  return { kind: 'late' };
};
