import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import { cachedRead, fetchRead, queryClient, queryOf } from '@payung/shared/api/query.ts';
import { useText } from '#messages/catalogue.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { logout } from '@payung/shared/session/sign-in.ts';

const { getRegistration } = onboardingEndpoints;

/** The user's own registration; all its screens share one cached read. */
export const useRegistration = () => useQuery(queryOf(getRegistration));

/** The registration as it is on the screen, and its version for `If-Match`. */
export const shownRegistration = (): Registration | undefined => cachedRead(getRegistration).read();

/** Reads it again, after a write whose reply is only a message, or after a change elsewhere. */
export const refreshRegistration = async (): Promise<Registration> => {
  const { queryKey } = cachedRead(getRegistration);
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  return fetchRead(getRegistration);
};

/** Changed since it was shown, in another tab or on another device. */
export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;

/** The text for a failed write: that it changed elsewhere, or the message of the server. */
const useWriteProblem = (): ((error: unknown) => string) => {
  const text = useText();
  const failureText = useFailureText();
  return (error) => (isChangedElsewhere(error) ? text('onb.changedElsewhere') : failureText(error));
};

/**
 * One write of the registration: sends the version that was on the screen, puts the reply into the cache, and
 * reads it again after a change elsewhere. The screen shows its failure (`problem`).
 */
export const useRegistrationWrite = <Change>(
  send: (change: Change, seenVersion: number | undefined) => Promise<Registration>,
) => {
  const problemText = useWriteProblem();
  const mutation = useMutation({
    meta: { quiet: true },
    mutationFn: (change: Change) => send(change, shownRegistration()?.version),
    onSuccess: (registration) => cachedRead(getRegistration).write(registration),
    onError: async (error) => {
      // While offline the page shows that it changed, and the next try reads it.
      if (isChangedElsewhere(error)) await refreshRegistration().catch(() => undefined);
    },
  });
  return {
    ...mutation,
    problem: mutation.error === null ? undefined : problemText(mutation.error),
  };
};

/** Logs a person who registers out, on the server too; the registration is kept. */
export const useLeave = () => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(authEndpoints.logout),
    // Without a connection the session still ends on this device.
    meta: { quiet: true },
    onSettled: async () => {
      // Flushed, so that no page of the registration is still shown when its session ends.
      await navigate(shellRoutes.login.path, { flushSync: true });
      await logout();
    },
  });
};
