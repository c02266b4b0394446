import type { ReactNode } from 'react';
import '#ui/parts.ts';

interface Option<Value extends number | string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
}

interface RadioChoiceProps<Value extends number | string> {
  /** Of the radio buttons; one a page. */
  name: string;
  legend: ReactNode;
  options: readonly Option<Value>[];
  /** antd's forms give and take it. */
  value?: Value;
  onChange?: (value: Value) => void;
  /** Options of a word or a number. */
  isShort?: boolean;
}

/** Few choices, all in sight, each a large target. */
export const RadioChoice = <Value extends number | string>({
  name,
  legend,
  options,
  value,
  onChange,
  isShort = false,
}: RadioChoiceProps<Value>) => (
  <fieldset>
    <legend className="py-field-label py-legend">{legend}</legend>
    <div className={isShort ? 'py-choices py-choices-short' : 'py-choices'}>
      {options.map((option) => (
        <label key={option.value} className="py-choice">
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
              {option.help}
            </span>
          )}
        </label>
      ))}
    </div>
  </fieldset>
);
