import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { passkeyEndpoints } from '@payung/shared/api/endpoints/passkeys.ts';
import type { Passkey } from '@payung/shared/schemas/auth.ts';
import { useFailureText } from '@payung/shared/api/failure-text.ts';
import { PASSKEY } from '@payung/shared/domain/people/passkey.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { queryClient, queryOf } from '@payung/shared/api/query.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { useText } from '#messages/text.ts';
import { PasskeyProblemNotice } from './passkey-problem-notice.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input } from '@payung/shared/ui/input.tsx';

/** What is on the screen is read again before the call counts as done. */
export const readPasskeysAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryOf(passkeyEndpoints.listPasskeys).queryKey });

interface RenameDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

const RenameDialog = ({ passkey, onClose }: RenameDialogProps) => {
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

interface RemoveDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

const RemoveDialog = ({ passkey, onClose }: RemoveDialogProps) => {
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

/** One passkey: its name, since when, when it was last used, and what can be done with it. */
export const PasskeyLine = ({ passkey }: { readonly passkey: Passkey }) => {
  const text = useText();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const { name, addedAt, usedAt, isSynced } = passkey;
  const close = (): void => setOpen(undefined);
  return (
    <article className="py-card" aria-label={name}>
      <div className="py-stack-tight">
        <h2>{name}</h2>
        <p className="py-small py-quiet">
          {text('passkeys.addedOn')} <DateText iso={addedAt} />
          {' · '}
          {usedAt === undefined ? (
            text('passkeys.neverUsed')
          ) : (
            <>
              {text('passkeys.usedOn')} <DateText iso={usedAt} />
            </>
          )}
        </p>
        {isSynced ? <p className="py-small py-quiet">{text('passkeys.synced')}</p> : null}
      </div>
      <div className="py-row">
        <Button
          size="large"
          onClick={() => setOpen('rename')}
          aria-label={text('passkeys.renameOf', { name })}
        >
          {text('passkeys.rename')}
        </Button>
        <Button
          size="large"
          danger
          onClick={() => setOpen('remove')}
          aria-label={text('passkeys.removeOf', { name })}
        >
          {text('passkeys.remove')}
        </Button>
      </div>
      {open === 'rename' ? <RenameDialog passkey={passkey} onClose={close} /> : null}
      {open === 'remove' ? <RemoveDialog passkey={passkey} onClose={close} /> : null}
    </article>
  );
};
