import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { logout } from '@payung/shared/session/sign-in.ts';

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
