import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Input } from 'antd';
import { PHONE_MAX_DIGITS, phoneDigits } from '#domain/people/phone.ts';
import { useText } from '#messages/text.ts';
import { FieldError } from './field-error.tsx';

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
  autoComplete?: 'tel' | 'tel webauthn';
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

const FORMATTING = /[\s+().-]/g;

/** The digits of the typed text; undefined when it has characters that are not allowed. */
const acceptedDigits = (typed: string, before: string): string | undefined => {
  // A pasted or autofilled number may contain +, spaces and dashes; a typed one may not.
  const isPasted = Math.abs(typed.length - before.length) > 1;
  const bare = isPasted ? typed.replace(FORMATTING, '') : typed;
  return phoneDigits(bare) === bare ? bare.slice(0, PHONE_MAX_DIGITS) : undefined;
};

/** A mobile number. A character that is not a digit is rejected with a message (OTP-005). */
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
  const [isRejected, setRejected] = useState(false);
  const shown = isRejected ? text('phone.digits') : error;
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
          const next = acceptedDigits(event.target.value, value);
          setRejected(next === undefined);
          if (next !== undefined) onChange?.(next);
        }}
      />
      <FieldError id={errorId}>{shown}</FieldError>
    </div>
  );
};
