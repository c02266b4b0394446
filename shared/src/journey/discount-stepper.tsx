import { useId, useState } from 'react';
import { Input } from 'antd';
import {
  DISCOUNT_MAX_CHARS,
  blocksNext,
  isDiscountInError,
  parseDiscount,
  stepDiscount,
} from '#domain/discount.ts';
import type { DiscountMessage, DiscountProduct } from '#domain/discount.ts';
import { useText } from '#messages/text.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { FieldError } from '#ui/field-error.tsx';
import { LineIcon } from '#ui/picture.tsx';
import '#journey/styles.ts';

interface DiscountStepperProps {
  /** Whose limits and texts hold. */
  product: DiscountProduct;
  /** Percent. */
  value: number;
  onChange: (percent: number) => void;
  /** Whether the way on is closed by what stands in the field. */
  onErrorChange: (inError: boolean) => void;
}

/** The percent that an agent takes off, typed or in steps. */
export const DiscountStepper = ({ product, value, onChange, onErrorChange }: DiscountStepperProps) => {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const [messages, setMessages] = useState<readonly DiscountMessage[]>([]);
  const entry = parseDiscount(typed, product);
  const [known, setKnown] = useState(value);
  // Another percent came from outside, for example from a record read anew.
  if (known !== value) {
    setKnown(value);
    if (entry.value !== value) {
      setTyped(String(value));
      setMessages([]);
    }
  }

  const show = (next: string, said: readonly DiscountMessage[]): void => {
    const after = parseDiscount(next, product);
    setTyped(next);
    setMessages(said);
    onErrorChange(blocksNext(after, product));
    if (after.value !== value) onChange(after.value);
  };

  const type = (next: string): void => {
    const after = parseDiscount(next, product);
    const said = after.state === 'ok' ? [] : [after.message];
    show(after.state === 'clamped' ? String(after.value) : next, said);
  };

  const step = (direction: 'plus' | 'minus'): void => {
    const result = stepDiscount(entry, direction, product);
    if (result.state === 'moved') show(String(result.value), []);
    else setMessages(result.messages);
  };

  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {text('discount.label')}
      </label>
      <div className="py-stepper">
        <button
          type="button"
          className="py-stepper-button"
          aria-label={text('discount.minus')}
          onClick={() => step('minus')}
        >
          <LineIcon path={DRAWINGS.minus} />
        </button>
        <Input
          id={id}
          className="py-stepper-input"
          size="large"
          inputMode="decimal"
          autoComplete="off"
          maxLength={DISCOUNT_MAX_CHARS}
          suffix="%"
          value={typed}
          status={isDiscountInError(entry) ? 'error' : undefined}
          aria-invalid={isDiscountInError(entry) || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => type(event.target.value)}
        />
        <button
          type="button"
          className="py-stepper-button"
          aria-label={text('discount.plus')}
          onClick={() => step('plus')}
        >
          <LineIcon path={DRAWINGS.plus} />
        </button>
      </div>
      <div id={`${id}-error`}>
        {messages.length === 0 ? (
          <FieldError id={`${id}-0`} />
        ) : (
          messages.map((message, index) => (
            <FieldError key={message} id={`${id}-${index}`}>
              {text(message)}
            </FieldError>
          ))
        )}
      </div>
    </div>
  );
};
