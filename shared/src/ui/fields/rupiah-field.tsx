import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { copiedAmount, isAmount, typedAmount } from '#domain/money/typed-amount.ts';
import type { AmountProblem } from '#domain/money/typed-amount.ts';
import { plainSigns } from '#domain/text/plain-signs.ts';
import { useText } from '#messages/text.ts';
import { FieldError } from './field-error.tsx';
import { isPasted } from './is-pasted.ts';
import { Input } from '#ui/input.tsx';

interface RupiahFieldProps {
  id?: string;
  /** Whole rupiah; set by forms. 0 is an empty field. */
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

/**
 * Reads the amount that stands in a field after a change. What was pasted decides how: digits alone join those that
 * are there, as if they were typed; anything else is an amount that was copied as a whole.
 */
export const useEnteredAmount = () => {
  const pasted = useRef('');
  return {
    onPaste: ({ clipboardData }: ClipboardEvent): void => {
      pasted.current = plainSigns(clipboardData.getData('text'));
    },
    amountIn: (event: ChangeEvent<HTMLInputElement>) => {
      const { inputType } = event.nativeEvent as Partial<InputEvent>;
      const joins = inputType === 'insertFromPaste' && /^\d+$/.test(pasted.current);
      return isPasted(event) && !joins ? copiedAmount(event.target.value) : typedAmount(event.target.value);
    },
  };
};

/** An amount in rupiah, with thousands separators while it is typed. What cannot be taken is refused, and what was there stays. */
export const RupiahField = ({ id, value = 0, onChange, ...rest }: RupiahFieldProps) => {
  const { formatNumber } = useIntl();
  const text = useText();
  const errorId = useId();
  const [problem, setProblem] = useState<AmountProblem>();
  const { onPaste, amountIn } = useEnteredAmount();
  const field = useRef<HTMLInputElement>(null);
  /** The number of digits before the caret, which stays behind them when separators are added. */
  const caret = useRef<number>(undefined);
  const shown = value === 0 ? '' : grouped(value);

  useLayoutEffect(() => {
    const input = field.current;
    if (caret.current === undefined || !input || document.activeElement !== input) return;
    const at = caretAfter(shown, caret.current);
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
        value={shown}
        status={problem === undefined ? undefined : 'error'}
        aria-invalid={problem === undefined ? rest['aria-invalid'] : true}
        aria-describedby={[rest['aria-describedby'], errorId].filter(Boolean).join(' ')}
        onPaste={onPaste}
        onChange={(event) => {
          const { value: typed, selectionStart } = event.target;
          const amount = amountIn(event);
          setProblem(isAmount(amount) ? undefined : amount);
          if (!isAmount(amount)) return;
          caret.current = digitsBefore(typed, selectionStart ?? typed.length);
          onChange?.(amount);
        }}
      />
      <FieldError id={errorId}>{problem === undefined ? undefined : text(problem)}</FieldError>
      {value < IN_WORDS_FROM ? null : (
        <p className="py-field-help">
          {`≈ Rp ${formatNumber(value, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 })}`}
        </p>
      )}
    </div>
  );
};

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/** `1.250.000`, without the currency. */
const grouped = (amount: number): string => number.format(amount);

/** The number of digits before the caret. */
const digitsBefore = (text: string, caret: number): number =>
  text.slice(0, caret).replaceAll(/\D/g, '').length;

/** The position of the caret that has this number of digits before it. */
const caretAfter = (text: string, digits: number): number => {
  let at = 0;
  for (let seen = 0; at < text.length && seen < digits; at += 1) if (/\d/.test(text[at] ?? '')) seen += 1;
  return at;
};
