import { useEffect, useRef, useState } from 'react';
import type { MemberProfile } from '@payung/shared/schemas/network.ts';
import { hasLeft, managesNetwork } from '@payung/shared/domain/network/members.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { NumbersDialog } from './numbers-dialog.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { TargetDialog } from './target-dialog.tsx';
import { TierDialog } from './tier-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

const ALL = ['tier', 'target', 'office', 'numbers', 'transfer', 'remove'] as const;
type Kind = (typeof ALL)[number];
const DIALOGS = {
  tier: TierDialog,
  target: TargetDialog,
  office: OfficeDialog,
  transfer: TransferDialog,
  remove: RemovalDialog,
} as const;
const IS_FINAL: readonly Kind[] = ['transfer', 'remove'];

/** After a member has left, only the remaining network can still be transferred (NET-015). */
const kindsFor = ({ status, directMembers }: MemberProfile): readonly Kind[] => {
  if (!hasLeft(status)) return ALL;
  return status === 'resigned' && directMembers > 0 ? ['transfer'] : [];
};

/** The result of a change. It takes the focus: the button that opened the dialog may be gone. */
const DoneNotice = ({ message }: { readonly message: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <InlineNotice kind="success" text={message} />
    </div>
  );
};

interface MemberActionsProps {
  readonly profile: MemberProfile;
  /** Called after a change, to read the network again. */
  readonly onChanged: () => void;
}

const Actions = ({ profile, onChanged }: MemberActionsProps) => {
  const text = useText();
  const [opened, setOpened] = useState<Kind>();
  const [done, setDone] = useState<string>();
  const kinds = kindsFor(profile);
  const close = (): void => setOpened(undefined);
  const Dialog = opened === undefined || opened === 'numbers' ? undefined : DIALOGS[opened];
  if (kinds.length === 0 && done === undefined) return null;
  return (
    <Block id="member-work" title={text('member.actions')}>
      {done === undefined ? null : <DoneNotice key={done} message={done} />}
      {kinds.length === 0 ? null : (
        <div className="py-row">
          {kinds.map((kind) => (
            <Button
              key={kind}
              size="large"
              danger={IS_FINAL.includes(kind)}
              aria-haspopup="dialog"
              onClick={() => {
                setDone(undefined);
                setOpened(kind);
              }}
            >
              {text(`member.actions.${kind}`)}
            </Button>
          ))}
        </div>
      )}
      {opened === 'numbers' ? <NumbersDialog profile={profile} onShown={onChanged} onClose={close} /> : null}
      {Dialog === undefined ? null : (
        <Dialog
          profile={profile}
          onClose={close}
          onDone={(words) => {
            close();
            setDone(words);
            onChanged();
          }}
        />
      )}
    </Block>
  );
};

/** The actions for a member below, offered to Commercial only (NET-017). */
export const MemberActions = (props: MemberActionsProps) =>
  managesNetwork(useAgentUser()?.userType ?? '') ? <Actions {...props} /> : null;
