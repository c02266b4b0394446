import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { logout } from '@payung/shared/session/sign-in.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';

/** Ends the session on the server; this device is cleared even when the server cannot be reached. */
export const Logout = () => {
  const text = useText();
  const navigate = useNavigate();
  const leave = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      try {
        await call(authEndpoints.logout);
      } catch {
        toast.warning(text('account.logoutFailed'));
      }
      // Flushed, so that no guarded page is still rendered when the session ends and redirects with `next`.
      await navigate(shellRoutes.login.path, { flushSync: true });
      await logout();
    },
  });
  return (
    <div>
      <Button danger loading={leave.isPending} onClick={() => leave.mutate()}>
        {text('account.logout')}
      </Button>
    </div>
  );
};
