import { useId } from 'react';
import { useText } from '#messages/text.ts';
import { PhoneEntry } from '#ui/fields/phone-entry.tsx';
import { checkPhoneForOtp } from '#domain/people/phone.ts';

interface CustomerPhoneProps {
  label: string;
  help: string;
  value: string;
  onChange: (phone: string) => void;
  problem: string | undefined;
  isOptional?: boolean;
}

/** The number that a shared link asks the customer to verify (ruling K61), typed by the agent. */
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
        autoComplete="off"
        aria-describedby={`${id}-help`}
        aria-required={isOptional ? undefined : true}
      />
      <p id={`${id}-help`} className="py-field-help">
        {help}
      </p>
    </div>
  );
};

/** Empty is good: the phone can still be given with the link, which a code must reach (ruling R03). */
export const phoneProblem = (phone: string) => (phone === '' ? undefined : checkPhoneForOtp(phone));

interface OrderPhoneProps {
  value: string;
  onChange: (phone: string) => void;
  /** Said only after somebody tried to go on. */
  showsProblem: boolean;
}

/** The customer's phone, asked before there is a link where the form brought none that a code reaches. */
export const OrderPhone = ({ value, onChange, showsProblem }: OrderPhoneProps) => {
  const text = useText();
  const problem = showsProblem ? phoneProblem(value) : undefined;
  return (
    <CustomerPhone
      label={text('summary.phone')}
      help={text('summary.phone.help')}
      value={value}
      onChange={onChange}
      problem={problem === undefined ? undefined : text(problem)}
      isOptional
    />
  );
};
