import { ApiError, isNoResponse } from '@payung/shared/api/api-error.ts';
import { useText } from '#messages/text.ts';
import { useIsOnline } from './online.ts';

/** The message of the server about a failed call; nothing when no answer came. */
export const serverMessage = (error: unknown): string =>
  error instanceof ApiError && !isNoResponse(error) ? error.errMsg : '';

/**
 * Why something that was sent was not taken, and what next: the server's words, or that the device is offline.
 * Back online, the sentence for a lost answer stands there instead.
 */
export const useFailureText = (): ((
  error: unknown,
  noAnswer?: 'error.form.noAnswer' | 'quote.saved.failed',
) => string) => {
  const text = useText();
  const isOnline = useIsOnline();
  return (error, noAnswer = 'error.form.noAnswer') => {
    if (isNoResponse(error) && !isOnline) return text('error.form.offline');
    return serverMessage(error) || text(noAnswer);
  };
};
