import { useId, useState } from 'react';
import { Select } from 'antd';
import { useHasNetwork } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { AGENT_SEARCH, useAgentChoice } from './agent-choice.ts';
import type { AgentOption } from './agent-choice.ts';

interface AgentFieldProps {
  readonly value: string;
  readonly onChange: (agentId: string) => void;
}

/** One of a network that may be too large to be offered whole: what is typed is searched for by the server. */
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
      <Select<string, AgentOption>
        id={id}
        size="large"
        aria-describedby={`${id}-help`}
        showSearch={{ filterOption: false, onSearch: (word) => type(word.slice(0, AGENT_SEARCH.max)) }}
        loading={isPending || isSearching}
        notFoundContent={nobody()}
        options={[...offered]}
        value={value}
        onChange={(chosen, option) => {
          type('');
          if (!Array.isArray(option)) pick(option);
          onChange(chosen);
        }}
      />
      <span id={`${id}-help`} className="py-field-help" aria-live="polite">
        {text(hasMore ? 'lists.agents.more' : 'lists.agents.help')}
      </span>
    </div>
  );
};

/** Whose lines are shown; only for those who lead a network (ruling R33). */
export const AgentField = (props: AgentFieldProps) => {
  const hasNetwork = useHasNetwork();
  return hasNetwork ? <NetworkAgentField {...props} /> : null;
};
