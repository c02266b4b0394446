import { useId } from 'react';
import { useText } from '#messages/text.ts';
import { PhoneEntry } from '#ui/fields/phone-entry.tsx';

interface CustomerPhoneProps {
  label: string;
  help: string;
  value: string;
  onChange: (phone: string) => void;
  problem: string | undefined;
  isOptional?: boolean;
}

/** The number that a shared link asks the customer to verify (ruling K61). */
export const CustomerPhone = ({
  label,
  help,
  value,
  onChange,
  problem,
  isOptional = false,
}: CustomerPhoneProps) => {
  const text = useText();
  const id = useId();
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {label}
        {isOptional ? <span className="py-quiet"> ({text('common.optional')})</span> : null}
      </label>
      <PhoneEntry
        id={id}
        value={value}
        onChange={onChange}
        error={problem}
        aria-describedby={`${id}-help`}
        aria-required={isOptional ? undefined : true}
      />
      <p id={`${id}-help`} className="py-field-help">
        {help}
      </p>
    </div>
  );
};
