import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { onboardingEndpoints } from '@payung/shared/api/endpoints/onboarding.ts';
import { logout } from '@payung/shared/session/sign-in.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { useLeave } from './use-registration.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const navigate = useNavigate();
  const deletion = useMutation({
    mutationFn: () => call(onboardingEndpoints.deleteRegistration),
    onSuccess: async () => {
      toast.success(text('tasks.deleted'));
      await navigate(onboardingRoutes.register.path, { replace: true, flushSync: true });
      await logout();
    },
  });
  return (
    <AdaptiveDialog
      open
      title={text('tasks.delete.title')}
      onClose={onClose}
      footer={
        <div className="py-two">
          <Button size="large" block disabled={deletion.isPending} onClick={onClose}>
            {text('tasks.delete.keep')}
          </Button>
          <Button
            type="primary"
            danger
            size="large"
            block
            loading={deletion.isPending}
            onClick={() => deletion.mutate()}
          >
            {text('tasks.delete.confirm')}
          </Button>
        </div>
      }
    >
      <p>{text('tasks.delete.text')}</p>
    </AdaptiveDialog>
  );
};

/** The data rights of a person who registers (law 27/2022), and logging out. */
export const MyData = ({ until }: { /** Says when it is deleted. */ until: string }) => {
  const text = useText();
  const [isDeleting, setDeleting] = useState(false);
  const leave = useLeave();
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await call(onboardingEndpoints.exportRegistration), 'my-registration.json'),
  });
  return (
    <Block id="tasks-data" title={text('tasks.data')}>
      <p className="py-quiet">{until}</p>
      <div className="py-row">
        <Button size="large" loading={leave.isPending} onClick={() => leave.mutate()}>
          {text('tasks.leave')}
        </Button>
        <Button size="large" loading={download.isPending} onClick={() => download.mutate()}>
          {text('tasks.download')}
        </Button>
        <Button size="large" danger onClick={() => setDeleting(true)}>
          {text('tasks.delete')}
        </Button>
      </div>
      {isDeleting ? <DeleteDialog onClose={() => setDeleting(false)} /> : null}
    </Block>
  );
};
