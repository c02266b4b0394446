import { useEffect, useId, useState } from 'react';
import { useLanguage } from '@payung/shared/session/language.ts';
import type { Language } from '#domain/language.ts';
import {
  DISCOUNT_MAX_CHARS,
  blocksNext,
  isDiscountInError,
  parseDiscount,
  stepDiscount,
} from '#domain/money/discount.ts';
import type { DiscountRules } from '#domain/money/discount.ts';
import { useRuleText, useText } from '#messages/text.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field-error.tsx';
import { StepperButton } from '#ui/fields/count-field.tsx';
import styles from './discount-stepper.module.css';
import { Input } from '#ui/input.tsx';

/** Percents that agents usually give, as far as the product allows. */
const USUAL = [0, 5, 10, 15];

/** Typed with a comma or a point, shown with the sign of the reader's language. */
const DECIMAL_SIGNS: Readonly<Record<Language, string>> = { en: '.', id: ',' };

interface DiscountStepperProps {
  /** Limits and texts of the product. */
  rules: DiscountRules;
  /** Percent. */
  value: number;
  onChange: (percent: number) => void;
  /** Whether the way on is closed by what stands in the field. */
  onErrorChange: (inError: boolean) => void;
}

/** The percent that an agent takes off, typed or in steps. */
export const DiscountStepper = ({ rules, value, onChange, onErrorChange }: DiscountStepperProps) => {
  const text = useText();
  const ruleText = useRuleText();
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const [messages, setMessages] = useState<readonly string[]>([]);
  const entry = parseDiscount(typed, rules);
  const [known, setKnown] = useState(value);
  // Another percent came from outside, for example from a refetched record.
  if (known !== value) {
    setKnown(value);
    if (entry.value !== value) {
      setTyped(String(value));
      setMessages([]);
    }
  }

  const isBlocked = blocksNext(entry, rules);
  useEffect(() => {
    // Also when a percent from outside took the place of what was wrong.
    onErrorChange(isBlocked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- called when the error changes, not when the callback does
  }, [isBlocked]);

  const show = (next: string, said: readonly string[]): void => {
    const after = parseDiscount(next, rules);
    setTyped(next);
    setMessages(said);
    if (after.value !== value) onChange(after.value);
  };

  const type = (next: string): void => {
    const after = parseDiscount(next, rules);
    const said = after.state === 'ok' ? [] : [after.message];
    show(after.state === 'clamped' ? String(after.value) : next, said);
  };

  const step = (direction: 'plus' | 'minus'): void => {
    const result = stepDiscount(entry, direction, rules);
    if (result.state === 'moved') show(String(result.value), []);
    else setMessages(result.messages);
  };

  const isGiven = (percent: number): boolean => entry.state === 'ok' && entry.value === percent;

  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {text('discount.label')}
      </label>
      <div className={styles.stepper}>
        <StepperButton direction="minus" label={text('discount.minus')} onPress={() => step('minus')} />
        <Input
          id={id}
          className={styles.input}
          size="large"
          inputMode="decimal"
          autoComplete="off"
          maxLength={DISCOUNT_MAX_CHARS}
          suffix="%"
          value={typed.replace(/[.,]/, DECIMAL_SIGNS[language])}
          status={isDiscountInError(entry) ? 'error' : undefined}
          aria-invalid={isDiscountInError(entry) || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => type(event.target.value)}
        />
        <StepperButton direction="plus" label={text('discount.plus')} onPress={() => step('plus')} />
      </div>
      <fieldset className={styles.usual} aria-label={text('discount.usual')}>
        {USUAL.filter((percent) => percent <= rules.max).map((percent) => (
          <Button
            key={percent}
            type={isGiven(percent) ? 'primary' : 'default'}
            aria-pressed={isGiven(percent)}
            onClick={() => show(String(percent), [])}
          >
            {`${percent}%`}
          </Button>
        ))}
      </fieldset>
      <div id={`${id}-error`}>
        {messages.length === 0 ? (
          <FieldError id={`${id}-0`} />
        ) : (
          messages.map((message, index) => (
            <FieldError key={message} id={`${id}-${index}`}>
              {ruleText(message)}
            </FieldError>
          ))
        )}
      </div>
    </div>
  );
};
