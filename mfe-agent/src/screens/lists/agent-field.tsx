import { useQuery } from '@tanstack/react-query';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { useHasNetwork } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { ChoiceField } from '#choice-field.tsx';

interface AgentFieldProps {
  readonly value: string;
  readonly onChange: (agentId: string) => void;
}

/** Whose lines are shown; only for those who lead a network (ruling R33). */
export const AgentField = ({ value, onChange }: AgentFieldProps) => {
  const text = useText();
  const hasNetwork = useHasNetwork();
  const agents = useQuery({ ...queryOf(leadEndpoints.getAgents), enabled: hasNetwork });
  if (!hasNetwork) return null;
  return (
    <ChoiceField
      label={text('lists.agents')}
      value={value}
      isLoading={agents.isPending}
      options={[
        { value: '', label: text('lists.agents.all') },
        ...(agents.data ?? []).map(({ id, fullName }) => ({ value: id, label: fullName })),
      ]}
      onChange={onChange}
    />
  );
};
