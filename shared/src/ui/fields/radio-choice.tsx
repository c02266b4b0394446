import type { ReactNode } from 'react';
import { unbroken } from '#ui/text/unbroken.ts';
import { FieldError } from './field-error.tsx';
import styles from './radio-choice.module.css';

interface Option<Value extends number | string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
}

interface RadioChoiceProps<Value extends number | string> {
  /** The name of the radio buttons; unique on a page. */
  name: string;
  legend: ReactNode;
  options: readonly Option<Value>[];
  /** Set by forms. */
  value?: Value;
  onChange?: (value: Value) => void;
  /** Every label is one word or number. */
  isShort?: boolean;
  /** Why none is chosen, where one must be. */
  error?: string | undefined;
}

/** Radio buttons with large targets, for a few options. */
export const RadioChoice = <Value extends number | string>({
  name,
  legend,
  options,
  value,
  onChange,
  isShort = false,
  error,
}: RadioChoiceProps<Value>) => (
  <fieldset aria-describedby={`${name}-error`} data-missing={error === undefined ? undefined : true}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={isShort ? `${styles.options} ${styles.short}` : styles.options}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            aria-labelledby={`${name}-${option.value}`}
            aria-describedby={option.help === undefined ? undefined : `${name}-${option.value}-help`}
            onChange={() => onChange?.(option.value)}
          />
          <strong id={`${name}-${option.value}`}>{option.label}</strong>
          {option.help === undefined ? null : (
            <span id={`${name}-${option.value}-help`} className="py-quiet py-small">
              {unbroken(option.help)}
            </span>
          )}
        </label>
      ))}
    </div>
    <FieldError id={`${name}-error`}>{error}</FieldError>
  </fieldset>
);
