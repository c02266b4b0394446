import { useState } from 'react';
import { Button } from 'antd';
import type { Passkey } from '@payung/shared/schemas/auth.ts';
import { DateText } from '@payung/shared/ui/text/values.tsx';
import { useText } from '#messages/text.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

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
