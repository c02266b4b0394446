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
import { SearchField } from '@payung/shared/ui/fields/search-field.tsx';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { usePausedText } from '#typed-search.ts';
import { SEARCH_LENGTH } from '../tree/network-place.ts';
import { useWork, WorkDialog } from './change-dialog.tsx';
import type { WorkProps } from './change-dialog.tsx';
import { checkReason, checkTypedName, tidyReason, ReasonField, TypedNameField } from './change-fields.tsx';
import { useMovedText, WhatHappens } from './handover.tsx';
import { TIER_TEXTS } from './member-texts.tsx';

const SHOWN = '10';

interface HeirFieldProps {
  readonly memberId: string;
  readonly heir: MemberName | undefined;
  readonly isRefused: boolean;
  readonly onChoose: (heir: MemberName) => void;
}

/** Who takes over: whoever does this, or somebody of the network who may (ruling R38); found by name or agent code. */
const HeirField = ({ memberId, heir, isRefused, onChoose }: HeirFieldProps) => {
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
  const isMissing = isRefused && heir === undefined;
  const you = { id: user?.id ?? '', name: text('tree.you') };
  const optionOf = ({ id: value, name, agentCode, tier }: NetworkMember) => ({
    value,
    label: name,
    help: text('member.heir.facts', { agentCode, tier: text(TIER_TEXTS[tier]) }),
  });
  return (
    <div className="py-stack">
      <SearchField
        label={text('member.heir.search')}
        help={text('member.heir.help')}
        maxLength={SEARCH_LENGTH.max}
        value={typed}
        onChange={type}
      />
      <div
        role="radiogroup"
        tabIndex={-1}
        aria-label={text('member.heir')}
        aria-invalid={isMissing || undefined}
        aria-describedby={`${id}-error`}
      >
        <QueryBoundary of={[found]} loading={<Skeleton shape="title" />}>
          {({ items, next }) => {
            const kept = heir === undefined || heir.id === you.id || items.some((one) => one.id === heir.id);
            const options = [
              { value: you.id, label: you.name },
              // Whoever was chosen stays, whatever is searched for next.
              ...(kept || heir === undefined ? [] : [{ value: heir.id, label: heir.name }]),
              ...items.map(optionOf),
            ];
            return (
              <div className="py-stack-tight">
                <RadioChoice
                  name="member-heir"
                  legend={text('member.heir')}
                  options={options}
                  {...(heir === undefined ? {} : { value: heir.id })}
                  onChange={(value) =>
                    onChoose({ id: value, name: options.find((one) => one.value === value)?.label ?? '' })
                  }
                />
                <p className="py-small py-quiet" aria-live="polite">
                  {text('member.heir.found', {
                    count: items.length,
                    isMore: next === undefined ? 'no' : 'yes',
                  })}
                </p>
              </div>
            );
          }}
        </QueryBoundary>
        <FieldError id={`${id}-error`}>{isMissing ? text('member.heir.missing') : undefined}</FieldError>
      </div>
    </div>
  );
};

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
    } else work.send({ successorId: heir.id, reason: tidyReason(reason), typedName: typedName.trim() });
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
