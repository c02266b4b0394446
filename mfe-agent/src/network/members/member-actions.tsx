import { useEffect, useRef, useState } from 'react';
import { Button } from 'antd';
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

/** Of who has left, only a network that is left behind can still be given to somebody (NET-015). */
const kindsFor = ({ status, directMembers }: MemberProfile): readonly Kind[] => {
  if (!hasLeft(status)) return ALL;
  return status === 'resigned' && directMembers > 0 ? ['transfer'] : [];
};

/** What was done. It takes the focus: the button that opened the dialog may be gone with it. */
const Done = ({ said }: { readonly said: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <InlineNotice kind="success" text={said} />
    </div>
  );
};

interface MemberWorkProps {
  readonly profile: MemberProfile;
  /** Something was changed: the network is read anew. */
  readonly onChanged: () => void;
}

const Work = ({ profile, onChanged }: MemberWorkProps) => {
  const text = useText();
  const [opened, setOpened] = useState<Kind>();
  const [said, setSaid] = useState<string>();
  const kinds = kindsFor(profile);
  const close = (): void => setOpened(undefined);
  const Dialog = opened === undefined || opened === 'numbers' ? undefined : DIALOGS[opened];
  if (kinds.length === 0 && said === undefined) return null;
  return (
    <Block id="member-work" title={text('member.work')}>
      {said === undefined ? null : <Done key={said} said={said} />}
      {kinds.length === 0 ? null : (
        <div className="py-row">
          {kinds.map((kind) => (
            <Button
              key={kind}
              size="large"
              danger={IS_FINAL.includes(kind)}
              aria-haspopup="dialog"
              onClick={() => {
                setSaid(undefined);
                setOpened(kind);
              }}
            >
              {text(`member.work.${kind}`)}
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
            setSaid(words);
            onChanged();
          }}
        />
      )}
    </Block>
  );
};

/** What Commercial does to a member below (NET-017); to everybody else there is nothing. */
export const MemberWork = (props: MemberWorkProps) =>
  managesNetwork(useAgentUser()?.userType ?? '') ? <Work {...props} /> : null;
