import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { logout } from '@payung/shared/session/sign-in.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { useText } from '#messages/catalogue.ts';

/** Says what not accepting means, and then ends the session. */
export const NotNow = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  const navigate = useNavigate();
  const leave = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      // This device is cleared even when the server cannot be reached: the session there ends by itself.
      await call(authEndpoints.logout).catch(() => undefined);
      // Flushed, so that no guarded page is still rendered when the session ends and redirects with `next`.
      await navigate(shellRoutes.login.path, { flushSync: true, replace: true });
      await logout();
    },
  });
  return (
    <AdaptiveDialog
      open
      title={text('agreement.notNow.title')}
      onClose={onClose}
      footer={
        <div className="py-two">
          <Button size="large" block loading={leave.isPending} onClick={() => leave.mutate()}>
            {text('agreement.notNow.leave')}
          </Button>
          <Button type="primary" size="large" block onClick={onClose}>
            {text('agreement.notNow.read')}
          </Button>
        </div>
      }
    >
      <p>{text('agreement.notNow.text')}</p>
    </AdaptiveDialog>
  );
};
