import { isNoResponse } from '@payung/shared/api/api-error.ts';
import { call } from '@payung/shared/api/client.ts';
import { identityEndpoints } from '#api/endpoints/identity.ts';
import type { IdentityStatus } from '#domain/people/identity-outcome.ts';
import type { OcrDetails } from '#schemas/identity.ts';
import { identityOutcome } from '#domain/people/identity-outcome.ts';

/** Pause before each read, the first one too (IDV-012, ruling K106). */
export const READ_EVERY_MS = 5000;
/** One minute: after it people would rather type sixteen digits. */
export const MOST_READS = 12;

export type CardRead =
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
export const readCard = async (transactionId: string, signal: AbortSignal): Promise<CardRead> => {
  for (let read = 1; read <= MOST_READS; read += 1) {
    await pause(signal);
    const answer = await readOnce(transactionId, signal);
    if (answer !== undefined) return answer;
  }
  return { kind: 'late' };
};
