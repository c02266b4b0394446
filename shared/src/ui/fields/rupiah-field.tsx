import { useLayoutEffect, useRef } from 'react';
import { Input } from 'antd';
import type { InputRef } from 'antd';
import { useIntl } from 'react-intl';
import { MAX_RUPIAH_DIGITS, caretAfter, digitsBefore, grouped, rupiahOf } from '#ui/text/rupiah-text.ts';

interface RupiahFieldProps {
  id?: string;
  /** Whole rupiah; set by antd's forms. 0 is an empty field. */
  value?: number;
  onChange?: (amount: number) => void;
  onBlur?: () => void;
  disabled?: boolean;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/** From this amount on it is also shown in words. */
const IN_WORDS_FROM = 1_000_000;

/** An amount in rupiah, with thousands separators while it is typed; decimals of a pasted amount are dropped. */
export const RupiahField = ({ id, value = 0, onChange, ...rest }: RupiahFieldProps) => {
  const { formatNumber } = useIntl();
  const field = useRef<InputRef>(null);
  /** The number of digits before the caret, which stays behind them when separators are added. */
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
    <div>
      <Input
        {...rest}
        ref={field}
        id={id}
        size="large"
        inputMode="numeric"
        autoComplete="off"
        prefix="Rp"
        // Room for separators and a pasted currency sign.
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
