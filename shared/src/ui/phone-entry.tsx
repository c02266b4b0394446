import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Input } from 'antd';
import { PHONE_MAX_DIGITS, phoneDigits } from '#domain/phone.ts';
import { useText } from '#messages/text.ts';
import { FieldError } from '#ui/field-error.tsx';

interface PhoneEntryProps {
  id?: string;
  /** Digits as typed; antd's forms give and take it. */
  value?: string;
  onChange?: (digits: string) => void;
  onBlur?: () => void;
  /** Outside of antd's forms: what is wrong with the number. */
  error?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

const FORMATTING = /[\s+().-]/g;

/** What the field keeps of a text; nothing when it holds more than a number. */
const accept = (typed: string, before: string): string | undefined => {
  // A pasted or filled-in number may be written with +, spaces and dashes; a typed one may not.
  const isPasted = Math.abs(typed.length - before.length) > 1;
  const bare = isPasted ? typed.replace(FORMATTING, '') : typed;
  return phoneDigits(bare) === bare ? bare.slice(0, PHONE_MAX_DIGITS) : undefined;
};

/** A mobile number. What is not a digit is refused, said, and not kept (OTP-005). */
export const PhoneEntry = ({ id, value = '', onChange, error, ...rest }: PhoneEntryProps) => {
  const text = useText();
  const errorId = useId();
  const [isRefused, setRefused] = useState(false);
  const shown = isRefused ? text('phone.digits') : error;
  const describedBy = [rest['aria-describedby'], errorId].filter(Boolean).join(' ');
  return (
    <div className="py-stack-tight">
      <Input
        {...rest}
        id={id}
        value={value}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        size="large"
        status={shown ? 'error' : undefined}
        aria-invalid={shown ? true : rest['aria-invalid']}
        aria-describedby={describedBy}
        onChange={(event) => {
          const next = accept(event.target.value, value);
          setRefused(next === undefined);
          if (next !== undefined) onChange?.(next);
        }}
      />
      <FieldError id={errorId}>{shown}</FieldError>
    </div>
  );
};
