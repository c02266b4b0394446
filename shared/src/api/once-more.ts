import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';

export const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine;

const AGAIN_AFTER_MS = 300;
/** Whoever waits is told instead where a server asks for more. */
const LONGEST_WAIT_SECONDS = 3;

/** The server asks for a moment's patience: it has done nothing, and many others were asked as well. */
export const asksToComeBack = (error: unknown): error is ApiError & { readonly retryAfter: number } =>
  error instanceof ApiError && error.status === 503 && (error.retryAfter ?? Infinity) <= LONGEST_WAIT_SECONDS;

/** Not before the server said, and not all at the same moment. */
export const comeBackMs = ({ retryAfter }: { readonly retryAfter: number }): number =>
  retryAfter * 1000 * (1 + Math.random() / 2);

/** When to ask again: a server that ended before it answered, or that a proxy did not find, has another one beside it. */
const againAfterMs = (error: unknown): number | undefined => {
  if (asksToComeBack(error)) return comeBackMs(error);
  const isUnanswered = error instanceof ApiError && error.status === 503 && error.retryAfter === undefined;
  return isNoResponse(error) || isUnanswered ? AGAIN_AFTER_MS : undefined;
};

/** For what the server knows again when it comes a second time, and does once (docs/decisions/071). */
export const onceMore = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    const waitMs = againAfterMs(error);
    if (waitMs === undefined || !isOnline()) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return ask();
  }
};
