import { useText } from '#messages/text.ts';
import { isNoResponse } from './api-error.ts';
import { useIsOnline } from './online.ts';
import { serverMessage } from './server-message.ts';

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
