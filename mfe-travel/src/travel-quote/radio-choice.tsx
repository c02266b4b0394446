import type { ReactNode } from 'react';

interface Option<Value extends number> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
}

interface RadioChoiceProps<Value extends number> {
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
export const RadioChoice = <Value extends number>({
  name,
  legend,
  options,
  value,
  onChange,
  isShort = false,
}: RadioChoiceProps<Value>) => (
  <fieldset>
    <legend className="py-field-label travel-legend">{legend}</legend>
    <div className={isShort ? 'travel-kinds travel-kinds-short' : 'travel-kinds'}>
      {options.map((option) => (
        <label key={option.value} className="travel-kind">
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
