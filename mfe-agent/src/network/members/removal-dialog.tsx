import { useState } from 'react';
import { call } from '@payung/shared/api/client.ts';
import { memberWorkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { MemberRemoval } from '@payung/shared/schemas/network.ts';
import { REMOVALS } from '@payung/shared/domain/network/members.ts';
import type { Removal } from '@payung/shared/domain/network/members.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { isReasonShort } from '#reason-field.tsx';
import { useMemberChange, ChangeDialog } from './change-dialog.tsx';
import type { MemberDialogProps } from './change-dialog.tsx';
import { checkTypedName, ChangeReason, TypedNameField } from './change-fields.tsx';
import { useMovedText, WhatHappens } from './handover.tsx';
import { STATUS_TEXTS } from './member-texts.tsx';

/** Terminated or blacklisted, with a reason, permanently (NET-012, NET-013). */
export const RemovalDialog = ({ profile, onClose, onDone }: MemberDialogProps) => {
  const text = useText();
  const movedText = useMovedText();
  const { id: memberId, name, successor } = profile;
  const [removal, setRemoval] = useState<Removal>();
  const [reason, setReason] = useState('');
  const [typedName, setTypedName] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const to = successor?.name ?? text('member.upline');
  const change = useMemberChange({
    send: (body: Omit<MemberRemoval, 'requestId'>, requestId) =>
      call(memberWorkEndpoints.removeMember, { params: { memberId }, body: { ...body, requestId } }),
    onDone: (moved) =>
      onDone(`${text('member.remove.done', { name })} ${text('member.movedTo', { to })} ${movedText(moved)}`),
  });
  const act = (): void => {
    const isMissing = isReasonShort(reason) || checkTypedName(typedName, name) !== undefined;
    if (removal === undefined || isMissing) {
      setRefused(true);
      showMissing();
    } else change.send({ removal, reason: reason.trim(), typedName: typedName.trim() });
  };
  return (
    <ChangeDialog
      title={text('member.remove.title', { name })}
      change={change}
      action={text('member.remove.yes')}
      isDanger
      around={around}
      onAct={act}
      onClose={onClose}
    >
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-label={text('member.removal')}
        aria-invalid={(isRefused && removal === undefined) || undefined}
        aria-describedby="member-removal-error"
      >
        <RadioChoice
          name="member-removal"
          legend={text('member.removal')}
          options={REMOVALS.map((one) => ({
            value: one,
            label: text(STATUS_TEXTS[one]),
            help: text(`member.removal.${one}`),
          }))}
          {...(removal === undefined ? {} : { value: removal })}
          onChange={setRemoval}
        />
        <FieldError id="member-removal-error">
          {isRefused && removal === undefined ? text('member.removal.missing') : undefined}
        </FieldError>
      </div>
      <ChangeReason value={reason} isRefused={isRefused} onChange={setReason} />
      <WhatHappens profile={profile} to={to} isLeaving />
      <TypedNameField name={name} value={typedName} isRefused={isRefused} onChange={setTypedName} />
    </ChangeDialog>
  );
};
