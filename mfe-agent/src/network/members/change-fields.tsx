import { useId } from 'react';
import { REASON_LENGTH } from '@payung/shared/domain/network/members.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useText } from '#messages/catalogue.ts';
import { isReasonShort, ReasonField } from '#reason-field.tsx';
import { Input } from '@payung/shared/ui/input.tsx';

const comparable = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('id');

/** A permanent change is confirmed by typing the name; case and spaces do not matter, as on the server. */
export const checkTypedName = (typed: string, name: string): 'member.typedName.wrong' | undefined =>
  comparable(typed) === comparable(name) ? undefined : 'member.typedName.wrong';

interface FieldProps {
  readonly value: string;
  /** The button was pressed with invalid fields: shows the error. */
  readonly isRefused: boolean;
  readonly onChange: (value: string) => void;
}

/** The reason of a change, which is shown in the history of the member. */
export const ChangeReason = ({ value, isRefused, onChange }: FieldProps) => {
  const text = useText();
  return (
    <ReasonField
      label={text('member.reason')}
      help={text('member.reason.help', REASON_LENGTH)}
      value={value}
      isShort={isRefused && isReasonShort(value)}
      shortText="member.reason.short"
      onChange={onChange}
    />
  );
};

/** The typed name that confirms a permanent change (NET-013, NET-016). */
export const TypedNameField = ({
  name,
  value,
  isRefused,
  onChange,
}: FieldProps & { readonly name: string }) => {
  const text = useText();
  const id = useId();
  const problem = isRefused ? checkTypedName(value, name) : undefined;
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {text('member.typedName', { name })}
      </label>
      <Input
        id={id}
        size="large"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        aria-required
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldError id={`${id}-error`}>
        {problem === undefined ? undefined : text(problem, { name })}
      </FieldError>
    </div>
  );
};
