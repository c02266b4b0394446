import { useId, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { MemberName, NetworkMember } from '@payung/shared/api/endpoints/network.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Skeleton } from '@payung/shared/ui/feedback/skeleton.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { SearchField } from '@payung/shared/ui/fields/search-field.tsx';
import { useAgentUser } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { usePausedText } from '#typed-search.ts';
import { TIER_TEXTS } from '../member-texts.tsx';
import { SEARCH_LENGTH } from '../network-place.ts';

const SHOWN = '10';

interface HeirFieldProps {
  readonly memberId: string;
  readonly heir: MemberName | undefined;
  readonly isRefused: boolean;
  readonly onChoose: (heir: MemberName) => void;
}

/** Who takes over: whoever does this, or somebody of the network who may (ruling R38); found by name or agent code. */
export const HeirField = ({ memberId, heir, isRefused, onChoose }: HeirFieldProps) => {
  const text = useText();
  const id = useId();
  const user = useAgentUser();
  const [typed, type] = useState('');
  const search = usePausedText(typed, SEARCH_LENGTH.min);
  const found = useQuery({
    ...queryOf(networkEndpoints.listNetwork, {
      query: { heirFor: memberId, perPage: SHOWN, ...(search === '' ? {} : { search }) },
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
