import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { logout } from '@payung/shared/session/sign-in.ts';
import { useText } from '#messages/text.ts';

export const LogoutButton = () => {
  const text = useText();
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: () => call(endpoints.logout),
    // Without a connection the session still ends on this device.
    meta: { quiet: true },
    onSettled: async () => {
      // Shown at once: a page still drawn when the session ends would ask to be returned to.
      await navigate(shellRoutes.login.path, { flushSync: true });
      await logout();
    },
  });
  return (
    <button
      type="button"
      className="sh-menu-link"
      disabled={end.isPending}
      aria-busy={end.isPending}
      onClick={() => end.mutate()}
    >
      {text('menu.logout')}
    </button>
  );
};
