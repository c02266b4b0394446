import { useId, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { memberWorkEndpoints, networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { NetworkTransfer, MemberName, NetworkMember } from '@payung/shared/schemas/network.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { hasLeft } from '@payung/shared/domain/network/members.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { SearchField } from '@payung/shared/ui/search/search-field.tsx';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { isReasonShort } from '#reason-field.tsx';
import { usePausedText } from '#typed-search.ts';
import { SEARCH_LENGTH } from '../tree/network-place.ts';
import { useMemberChange, ChangeDialog } from './change-dialog.tsx';
import type { MemberDialogProps } from './change-dialog.tsx';
import { checkTypedName, ChangeReason, TypedNameField } from './change-fields.tsx';
import { useMovedText, WhatHappens } from './handover.tsx';
import { TIER_TEXTS } from './member-texts.tsx';

const SHOWN = '10';

interface SuccessorFieldProps {
  readonly memberId: string;
  readonly successor: MemberName | undefined;
  readonly isRefused: boolean;
  readonly onChoose: (successor: MemberName) => void;
}

/** The successor: the acting agent, or an allowed member of the network (ruling R38), found by name or agent code. */
const SuccessorField = ({ memberId, successor, isRefused, onChoose }: SuccessorFieldProps) => {
  const text = useText();
  const id = useId();
  const user = useAgentUser();
  const [typed, type] = useState('');
  const search = usePausedText(typed, SEARCH_LENGTH.min);
  const found = useQuery({
    ...queryOf(networkEndpoints.listNetwork, {
      query: { successorFor: memberId, perPage: SHOWN, ...(search === '' ? {} : { search }) },
      quiet: true,
    }),
    placeholderData: keepPreviousData,
  });
  const isMissing = isRefused && successor === undefined;
  const you = { id: user?.id ?? '', name: text('tree.you') };
  const optionOf = ({ id: value, name, agentCode, tier }: NetworkMember) => ({
    value,
    label: name,
    help: text('member.successor.facts', { agentCode, tier: text(TIER_TEXTS[tier]) }),
  });
  return (
    <div className="py-stack">
      <SearchField
        label={text('member.successor.search')}
        help={text('member.successor.help')}
        maxLength={SEARCH_LENGTH.max}
        value={typed}
        onChange={type}
      />
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-label={text('member.successor')}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-error`}
      >
        <QueryBoundary of={[found]} loading={<Skeleton shape="title" />}>
          {({ items, next }) => {
            const kept =
              successor === undefined ||
              successor.id === you.id ||
              items.some((one) => one.id === successor.id);
            const options = [
              { value: you.id, label: you.name },
              // The chosen successor stays an option during the next search.
              ...(kept || successor === undefined ? [] : [{ value: successor.id, label: successor.name }]),
              ...items.map(optionOf),
            ];
            return (
              <div className="py-stack-tight">
                <RadioChoice
                  name="member-successor"
                  legend={text('member.successor')}
                  options={options}
                  {...(successor === undefined ? {} : { value: successor.id })}
                  onChange={(value) =>
                    onChoose({ id: value, name: options.find((one) => one.value === value)?.label ?? '' })
                  }
                />
                <p className="py-small py-quiet" aria-live="polite">
                  {text('member.successor.found', {
                    count: items.length,
                    isMore: next === undefined ? 'no' : 'yes',
                  })}
                </p>
              </div>
            );
          }}
        </QueryBoundary>
        <FieldError id={`${id}-error`}>{isMissing ? text('member.successor.missing') : undefined}</FieldError>
      </div>
    </div>
  );
};

/** Everything of a member who resigns goes to one successor, at once and permanently (NET-015, NET-016). */
export const TransferDialog = ({ profile, onClose, onDone }: MemberDialogProps) => {
  const text = useText();
  const movedText = useMovedText();
  const { id: memberId, name, status, directMembers } = profile;
  const [successor, setSuccessor] = useState<MemberName>();
  const [reason, setReason] = useState('');
  const [typedName, setTypedName] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const you = useAgentUser()?.id;
  const to =
    successor?.id === you && successor !== undefined
      ? text('member.you')
      : (successor?.name ?? text('member.successor.nobody'));
  const change = useMemberChange({
    send: (body: Omit<NetworkTransfer, 'requestId'>, requestId) =>
      call(memberWorkEndpoints.transferNetwork, { params: { memberId }, body: { ...body, requestId } }),
    onDone: (moved) =>
      onDone(
        `${text('member.transfer.done', { name })} ${text('member.movedTo', { to })} ${movedText(moved)}`,
      ),
  });
  const act = (): void => {
    const isMissing = isReasonShort(reason) || checkTypedName(typedName, name) !== undefined;
    if (successor === undefined || isMissing) {
      setRefused(true);
      showMissing();
    } else change.send({ successorId: successor.id, reason: reason.trim(), typedName: typedName.trim() });
  };
  return (
    <ChangeDialog
      title={text('member.transfer.title', { name })}
      change={change}
      action={text('member.transfer.yes')}
      isDanger
      busyText={text('member.transfer.busy', { members: directMembers })}
      around={around}
      onAct={act}
      onClose={onClose}
    >
      {hasLeft(status) ? null : <p>{text('member.transfer.resigns', { name })}</p>}
      <SuccessorField
        memberId={memberId}
        successor={successor}
        isRefused={isRefused}
        onChoose={setSuccessor}
      />
      <ChangeReason value={reason} isRefused={isRefused} onChange={setReason} />
      <WhatHappens profile={profile} to={to} isLeaving={!hasLeft(status)} />
      <TypedNameField name={name} value={typedName} isRefused={isRefused} onChange={setTypedName} />
    </ChangeDialog>
  );
};
