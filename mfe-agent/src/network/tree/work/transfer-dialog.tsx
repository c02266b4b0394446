import { useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { memberWorkEndpoints } from '@payung/shared/api/endpoints/member-work.ts';
import type { NetworkTransfer } from '@payung/shared/api/endpoints/member-work.ts';
import type { MemberName } from '@payung/shared/api/endpoints/network.ts';
import { hasLeft } from '@payung/shared/domain/network/members.ts';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { HeirField } from './heir-field.tsx';
import { useMovedText } from './moved-text.ts';
import { useWork } from './use-work.ts';
import { WhatHappens } from './what-happens.tsx';
import { checkReason, checkTypedName, tidyReason } from './work-checks.ts';
import { WorkDialog } from './work-dialog.tsx';
import { ReasonField, TypedNameField } from './work-fields.tsx';
import type { WorkProps } from './work-props.ts';

/** Everything of a member who resigns goes to one heir, at once and for good (NET-015, NET-016). */
export const TransferDialog = ({ profile, onClose, onDone }: WorkProps) => {
  const text = useText();
  const movedText = useMovedText();
  const { id: memberId, name, status, directMembers } = profile;
  const [heir, setHeir] = useState<MemberName>();
  const [reason, setReason] = useState('');
  const [typedName, setTypedName] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const you = useAgentUser()?.id;
  const to =
    heir?.id === you && heir !== undefined ? text('member.you') : (heir?.name ?? text('member.heir.nobody'));
  const work = useWork({
    send: (body: Omit<NetworkTransfer, 'requestId'>, requestId) =>
      call(memberWorkEndpoints.transferNetwork, { params: { memberId }, body: { ...body, requestId } }),
    onDone: (moved) =>
      onDone(
        `${text('member.transfer.done', { name })} ${text('member.movedTo', { to })} ${movedText(moved)}`,
      ),
  });
  const act = (): void => {
    const isMissing = checkReason(reason) !== undefined || checkTypedName(typedName, name) !== undefined;
    if (heir === undefined || isMissing) {
      setRefused(true);
      showMissing();
    } else work.send({ heirId: heir.id, reason: tidyReason(reason), typedName: typedName.trim() });
  };
  return (
    <WorkDialog
      title={text('member.transfer.title', { name })}
      work={work}
      action={text('member.transfer.yes')}
      isDanger
      busyText={text('member.transfer.busy', { members: directMembers })}
      around={around}
      onAct={act}
      onClose={onClose}
    >
      {hasLeft(status) ? null : <p>{text('member.transfer.resigns', { name })}</p>}
      <HeirField memberId={memberId} heir={heir} isRefused={isRefused} onChoose={setHeir} />
      <ReasonField value={reason} isRefused={isRefused} onChange={setReason} />
      <WhatHappens profile={profile} to={to} isLeaving={!hasLeft(status)} />
      <TypedNameField name={name} value={typedName} isRefused={isRefused} onChange={setTypedName} />
    </WorkDialog>
  );
};
