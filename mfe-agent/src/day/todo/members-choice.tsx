import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';
import { ComboBox } from '@payung/shared/ui/choices/combo-box.tsx';
import type { AgentName } from '@payung/shared/schemas/leads.ts';
import { useText } from '#messages/catalogue.ts';

/** Maximum number of members (API limit). */
const MAX_MEMBERS = 50;

interface MembersChoiceProps {
  readonly id?: string;
  readonly agents: readonly AgentName[];
  /** Set by forms. */
  readonly value?: readonly string[];
  readonly onChange?: (ids: readonly string[]) => void;
  readonly 'aria-describedby'?: string;
  readonly 'aria-required'?: boolean | 'true' | 'false';
  readonly 'aria-invalid'?: boolean | 'true' | 'false';
}

/** Several agents: a list adds one after another, and a tick that is taken away removes one. */
export const MembersChoice = ({ agents, value = [], onChange, ...rest }: MembersChoiceProps) => {
  const text = useText();
  const left = agents.filter(({ id }) => !value.includes(id));
  return (
    <div className="py-stack-tight">
      <ComboBox
        {...rest}
        staysOpen
        disabled={value.length >= MAX_MEMBERS}
        placeholder={text('todo.members.search')}
        nothing={text('todo.members.none')}
        options={left.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={(id) => onChange?.([...value, id])}
      />
      <div className="py-row">
        {agents
          .filter(({ id }) => value.includes(id))
          .map(({ id, fullName }) => (
            <CheckBox key={id} checked onChange={() => onChange?.(value.filter((other) => other !== id))}>
              {fullName}
            </CheckBox>
          ))}
      </div>
    </div>
  );
};
