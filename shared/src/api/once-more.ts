import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';

export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine;

const AGAIN_AFTER_MS = 300;

/** A server ended before it answered, or a proxy found none: the next one is there already. */
const isUnanswered = (error: unknown): boolean =>
  isNoResponse(error) || (error instanceof ApiError && error.status === 503);

/** For what the server knows again when it comes a second time, and does once (docs/decisions/071). */
export const onceMore = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (!isUnanswered(error) || !isOnline()) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return ask();
  }
};
