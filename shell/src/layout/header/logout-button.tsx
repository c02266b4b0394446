import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { logout } from '@payung/shared/session/sign-in.ts';
import { useText } from '#messages/text.ts';
import styles from './menu-link.module.css';

export const LogoutButton = () => {
  const text = useText();
  const navigate = useNavigate();
  const end = useMutation({
    mutationFn: () => call(authEndpoints.logout),
    // Without a connection the session still ends on this device.
    meta: { quiet: true },
    onSettled: async () => {
      // Flushed, so that no guarded page is still rendered when the session ends and redirects with `next`.
      await navigate(shellRoutes.login.path, { flushSync: true });
      await logout();
    },
  });
  return (
    <button
      type="button"
      className={styles.entry}
      disabled={end.isPending}
      aria-busy={end.isPending}
      onClick={() => end.mutate()}
    >
      {text('menu.logout')}
    </button>
  );
};
