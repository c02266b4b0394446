import { useLayoutEffect, useRef } from 'react';
import { Input } from 'antd';
import type { InputRef } from 'antd';
import { useIntl } from 'react-intl';
import { MAX_RUPIAH_DIGITS, caretAfter, digitsBefore, grouped, rupiahOf } from '#ui/rupiah-text.ts';

interface RupiahFieldProps {
  id?: string;
  /** Whole rupiah; antd's forms give and take it. 0 is an empty field. */
  value?: number;
  onChange?: (amount: number) => void;
  onBlur?: () => void;
  disabled?: boolean;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/** From here on an amount is hard to read digit by digit, and is said in words too. */
const IN_WORDS_FROM = 1_000_000;

/** An amount in rupiah, grouped while it is typed. Whatever is pasted keeps its whole rupiah. */
export const RupiahField = ({ id, value = 0, onChange, ...rest }: RupiahFieldProps) => {
  const { formatNumber } = useIntl();
  const field = useRef<InputRef>(null);
  /** Digits before the caret: it stays behind them when the points move. */
  const caret = useRef<number>(undefined);
  const text = value === 0 ? '' : grouped(value);

  useLayoutEffect(() => {
    const input = field.current?.input;
    if (caret.current === undefined || !input || document.activeElement !== input) return;
    const at = caretAfter(text, caret.current);
    input.setSelectionRange(at, at);
    caret.current = undefined;
  });

  return (
    <div className="py-rupiah-field">
      <Input
        {...rest}
        ref={field}
        id={id}
        size="large"
        inputMode="numeric"
        autoComplete="off"
        prefix="Rp"
        // Points and a pasted sign come on top of the digits.
        maxLength={MAX_RUPIAH_DIGITS * 2}
        value={text}
        onChange={({ target }) => {
          caret.current = digitsBefore(target.value, target.selectionStart ?? target.value.length);
          onChange?.(rupiahOf(target.value));
        }}
      />
      {value < IN_WORDS_FROM ? null : (
        <p className="py-field-help">
          {`≈ Rp ${formatNumber(value, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 })}`}
        </p>
      )}
    </div>
  );
};
