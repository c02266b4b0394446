import { useState, useId } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { isFoundBy } from '@payung/shared/domain/text/search-text.ts';
import { ComboBox } from '@payung/shared/ui/choices/combo-box.tsx';
import { useHasNetwork } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { usePausedText } from '#typed-search.ts';

/** Length of a search text: the API limit, and shorter ones find too many. */
const AGENT_SEARCH = { min: 2, max: 100 } as const;
const MOST_FOUND = '50';

interface AgentOption {
  readonly value: string;
  readonly label: string;
}

const named = ({ id, name, agentCode }: { id: string; name: string; agentCode: string }): AgentOption => ({
  value: id,
  label: `${name} · ${agentCode}`,
});

const without = (options: readonly AgentOption[], taken: readonly AgentOption[]): readonly AgentOption[] =>
  options.filter(({ value }) => !taken.some((one) => one.value === value));

/** All agents of a small network, or the nearest thousand of a large one. */
const useNearest = () => {
  const nearest = useQuery(queryOf(leadEndpoints.getAgents));
  const options = (nearest.data ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }));
  return { options, isPending: nearest.isPending };
};

/** Anybody in the network, by name or agent code. */
const useFound = (typed: string) => {
  const search = usePausedText(typed, AGENT_SEARCH.min);
  const wanted = typed.trim();
  const found = useQuery({
    ...queryOf(networkEndpoints.listNetwork, { query: { search, perPage: MOST_FOUND }, quiet: true }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  return {
    options: search === '' ? [] : (found.data?.items ?? []).map(named),
    isTooShort: wanted.length < AGENT_SEARCH.min,
    isSearching: found.isFetching || (wanted.length >= AGENT_SEARCH.min && wanted !== search),
    hasFailed: search !== '' && found.isError,
    hasMore: search !== '' && found.data?.next !== undefined,
  };
};

/** The option of the agent in the address who is not among the loaded ones. */
const useChosen = (value: string, isWanted: boolean): readonly AgentOption[] => {
  const text = useText();
  const member = useQuery({
    ...queryOf(networkEndpoints.getMember, { params: { memberId: value }, quiet: true }),
    enabled: isWanted,
  });
  if (!isWanted) return [];
  return [member.data === undefined ? { value, label: text('lists.agents') } : named(member.data)];
};

/** The name of the agent in the address; undefined while it is read, or without an agent. */
export const useAgentName = (agentId: string): string | undefined => {
  const nearest = useQuery({
    ...queryOf(leadEndpoints.getAgents, { quiet: true }),
    enabled: agentId !== '',
  });
  const atHand = nearest.data?.find(({ id }) => id === agentId)?.fullName;
  const member = useQuery({
    ...queryOf(networkEndpoints.getMember, { params: { memberId: agentId }, quiet: true }),
    enabled: nearest.isSuccess && agentId !== '' && atHand === undefined,
  });
  return atHand ?? member.data?.name;
};

/** The options of the field while `typed` is its text. */
const useAgentChoice = (value: string, typed: string) => {
  const text = useText();
  const [picked, pick] = useState<AgentOption>();
  const nearest = useNearest();
  const found = useFound(typed);
  const kept = picked?.value === value ? [picked] : [];
  const isUnknown =
    value !== '' &&
    !nearest.isPending &&
    without([{ value, label: '' }], [...nearest.options, ...kept]).length > 0;
  const chosen = [...kept, ...useChosen(value, isUnknown)];
  const wanted = typed.trim();
  const atHand = without(nearest.options, found.options);
  const offered =
    wanted === ''
      ? [
          { value: '', label: text('lists.agents.all') },
          ...without(chosen, nearest.options),
          ...nearest.options,
        ]
      : [...atHand.filter(({ label }) => isFoundBy(label, wanted)), ...found.options];
  return { ...found, offered, isPending: nearest.isPending, pick };
};

interface AgentFieldProps {
  readonly value: string;
  readonly onChange: (agentId: string) => void;
}

/** A select of an agent; the server searches for the typed text when the network is too large to load. */
const NetworkAgentField = ({ value, onChange }: AgentFieldProps) => {
  const text = useText();
  const id = useId();
  const [typed, type] = useState('');
  const choice = useAgentChoice(value, typed);
  const { offered, isPending, isSearching, hasMore, pick } = choice;
  const nobody = (): string => {
    if (isPending || isSearching) return text('lists.agents.searching');
    if (choice.isTooShort) return text('lists.agents.help');
    return text(choice.hasFailed ? 'lists.agents.failed' : 'lists.agents.nobody');
  };
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {text('lists.agents')}
      </label>
      <ComboBox
        id={id}
        aria-describedby={`${id}-help`}
        onSearch={(word) => type(word.slice(0, AGENT_SEARCH.max))}
        isLoading={isPending || isSearching}
        nothing={nobody()}
        options={offered}
        value={value}
        onChange={(chosen) => {
          pick(offered.find((option) => option.value === chosen));
          onChange(chosen);
        }}
      />
      <span id={`${id}-help`} className="py-field-help" aria-live="polite">
        {text(hasMore ? 'lists.agents.more' : 'lists.agents.help')}
      </span>
    </div>
  );
};

/** Filters by agent; only for users who lead a network (ruling R33). */
export const AgentField = (props: AgentFieldProps) => {
  const hasNetwork = useHasNetwork();
  return hasNetwork ? <NetworkAgentField {...props} /> : null;
};
