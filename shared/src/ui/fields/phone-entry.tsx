import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { checkTypedPhone, copiedPhone } from '#domain/people/phone.ts';
import { useText } from '#messages/text.ts';
import { FieldError } from './field-error.tsx';
import { isPasted } from './is-pasted.ts';
import { Input } from '#ui/input.tsx';

interface PhoneEntryProps {
  id?: string;
  /** Digits only; set by antd's forms. */
  value?: string;
  onChange?: (digits: string) => void;
  onBlur?: () => void;
  /** The error, outside of antd's forms. */
  error?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  /** `tel webauthn`: the browser may offer passkeys here, too. */
  autoComplete?: 'tel' | 'tel webauthn' | 'off';
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/**
 * A mobile number. A character that is not a digit is rejected with a message (OTP-005), and so is one digit too
 * many (OTP-006). A copied number may have a country code, blanks and dashes; a typed one may not.
 */
export const PhoneEntry = ({
  id,
  value = '',
  onChange,
  error,
  autoComplete = 'tel',
  ...rest
}: PhoneEntryProps) => {
  const text = useText();
  const errorId = useId();
  const [problem, setProblem] = useState<ReturnType<typeof checkTypedPhone>>();
  const shown = problem === undefined ? error : text(problem);
  const describedBy = [rest['aria-describedby'], errorId].filter(Boolean).join(' ');
  return (
    <div className="py-stack-tight">
      <Input
        {...rest}
        id={id}
        value={value}
        type="tel"
        inputMode="numeric"
        autoComplete={autoComplete}
        size="large"
        status={shown ? 'error' : undefined}
        aria-invalid={shown ? true : rest['aria-invalid']}
        aria-describedby={describedBy}
        onChange={(event) => {
          const next = isPasted(event) ? copiedPhone(event.target.value) : event.target.value;
          const found = checkTypedPhone(next);
          setProblem(found);
          if (found === undefined) onChange?.(next);
        }}
      />
      <FieldError id={errorId}>{shown}</FieldError>
    </div>
  );
};
