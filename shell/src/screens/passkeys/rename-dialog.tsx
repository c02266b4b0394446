import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { passkeyEndpoints } from '@payung/shared/api/endpoints/passkeys.ts';
import type { Passkey } from '@payung/shared/schemas/auth.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { PASSKEY } from '@payung/shared/domain/people/passkey.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/text.ts';
import { readPasskeysAgain } from './use-add-passkey.ts';

interface RenameDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

export const RenameDialog = ({ passkey, onClose }: RenameDialogProps) => {
  const text = useText();
  const id = useId();
  const failureText = useFailureText();
  const [name, setName] = useState(passkey.name);
  const [isEmpty, setEmpty] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      call(passkeyEndpoints.renamePasskey, {
        params: { passkeyId: passkey.id },
        body: { name: name.trim() },
      }),
    meta: { quiet: true },
    onSuccess: async ({ message }) => {
      toast.success(message);
      await readPasskeysAgain();
      onClose();
    },
  });
  const problem = save.isError ? failureText(save.error) : undefined;
  return (
    <AdaptiveDialog open title={text('passkeys.rename')} onClose={onClose}>
      <form
        className="py-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setEmpty(name.trim() === '');
          if (name.trim() !== '' && !save.isPending) save.mutate();
        }}
      >
        <div className="py-field">
          <label className="py-field-label" htmlFor={id}>
            {text('passkeys.name')}
          </label>
          <Input
            id={id}
            size="large"
            value={name}
            maxLength={PASSKEY.nameLength}
            aria-invalid={isEmpty}
            aria-describedby={`${id}-error`}
            onChange={(event) => {
              setName(event.target.value);
              setEmpty(false);
            }}
          />
          <FieldError id={`${id}-error`}>{isEmpty ? text('passkeys.nameMissing') : problem}</FieldError>
        </div>
        <Button type="primary" size="large" htmlType="submit" block loading={save.isPending}>
          {text('passkeys.saveName')}
        </Button>
      </form>
    </AdaptiveDialog>
  );
};
