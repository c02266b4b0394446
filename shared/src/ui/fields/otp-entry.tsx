import { useEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { OTP, otpDigits } from '#domain/people/otp.ts';
import { useText } from '#messages/text.ts';
import styles from './otp-entry.module.css';

interface OtpEntryProps {
  /** One entry for each box: a digit or empty. */
  value: readonly string[];
  onChange: (boxes: readonly string[]) => void;
  /** Called when all boxes are filled: typed, pasted or autofilled. */
  onComplete?: (code: string) => void;
  isWrong?: boolean;
  disabled?: boolean;
  /** Focuses the first box when it appears. */
  focusFirst?: boolean;
  /** Focuses the first box whenever this number changes. */
  focusAgain?: number;
  describedBy?: string;
}

export const emptyOtp = (): readonly string[] => Array.from({ length: OTP.digits }, () => '');

/** Six boxes, one digit each; a paste or autofill anywhere fills them all. */
export const OtpEntry = ({
  value,
  onChange,
  onComplete,
  isWrong = false,
  disabled,
  focusFirst = false,
  focusAgain = 0,
  describedBy,
}: OtpEntryProps) => {
  const text = useText();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  useEffect(() => {
    if (focusAgain > 0) boxes.current[0]?.focus();
  }, [focusAgain]);

  const focusBox = (index: number): void => {
    const box = boxes.current[Math.max(0, Math.min(index, OTP.digits - 1))];
    box?.focus();
    box?.select();
  };

  const fill = (from: number, digits: string): void => {
    const next = value.map((old, index) => digits[index - from] ?? old);
    onChange(next);
    focusBox(from + digits.length);
    if (next.every((digit) => digit !== '')) onComplete?.(next.join(''));
  };

  const handleTyped = (index: number, typed: string): void => {
    const digits = otpDigits(typed);
    if (typed === '') onChange(value.map((old, at) => (at === index ? '' : old)));
    // An autofilled code starts at the first box; a second digit in a box replaces the first one.
    else if (digits.length === OTP.digits) fill(0, digits);
    else if (digits !== '') fill(index, digits.slice(-1));
  };

  const handlePaste = (event: ClipboardEvent, index: number): void => {
    event.preventDefault();
    const digits = otpDigits(event.clipboardData.getData('text'));
    if (digits === '') return;
    const from = digits.length === OTP.digits ? 0 : index;
    fill(from, digits.slice(0, OTP.digits - from));
  };

  const handleKey = (event: KeyboardEvent, index: number): void => {
    if (event.key === 'ArrowLeft') focusBox(index - 1);
    else if (event.key === 'ArrowRight') focusBox(index + 1);
    else if (event.key === 'Backspace' && value[index] === '' && index > 0) {
      onChange(value.map((old, at) => (at === index - 1 ? '' : old)));
      focusBox(index - 1);
    } else return;
    event.preventDefault();
  };

  return (
    <fieldset className={styles.boxes} aria-label={text('otp.label')} aria-describedby={describedBy}>
      {value.map((digit, index) => (
        <input
          key={index}
          ref={(box) => {
            boxes.current[index] = box;
          }}
          className={styles.box}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has no other field
          autoFocus={focusFirst && index === 0}
          aria-label={text('otp.box', { number: index + 1 })}
          aria-invalid={isWrong || undefined}
          disabled={disabled}
          value={digit}
          onFocus={(event) => event.target.select()}
          // Not onChange: it says nothing when a digit is typed over itself.
          onInput={(event) => handleTyped(index, event.currentTarget.value)}
          onPaste={(event) => handlePaste(event, index)}
          onKeyDown={(event) => handleKey(event, index)}
        />
      ))}
    </fieldset>
  );
};
