import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { passkeyEndpoints } from '@payung/shared/api/endpoints/passkeys.ts';
import type { Passkey } from '@payung/shared/schemas/auth.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/text.ts';
import { PasskeyProblemNotice } from './passkey-problem-notice.tsx';
import { readPasskeysAgain } from './use-add-passkey.ts';

interface RemoveDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export const RemoveDialog = ({ passkey, onClose }: RemoveDialogProps) => {
  const text = useText();
  const remove = useMutation({
    mutationFn: () => call(passkeyEndpoints.removePasskey, { params: { passkeyId: passkey.id } }),
    meta: { quiet: true },
    onSuccess: async ({ message }) => {
      toast.success(message);
      await readPasskeysAgain();
    },
  });
  return (
    <AdaptiveDialog
      open
      title={text('passkeys.removeTitle', { name: passkey.name })}
      onClose={onClose}
      footer={
        <div className="py-row">
          <Button
            danger
            type="primary"
            size="large"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {text('passkeys.remove')}
          </Button>
          <Button size="large" onClick={onClose}>
            {text('passkeys.keep')}
          </Button>
        </div>
      }
    >
      <p>{text('passkeys.removeText')}</p>
      <PasskeyProblemNotice error={remove.error} />
    </AdaptiveDialog>
  );
};
