import type { ReactNode } from 'react';
import styles from './native-select.module.css';

interface NativeSelectProps<Value extends string | number> {
  id?: string;
  /** Set by forms; nothing, or an empty text, is no choice. */
  value?: Value | '' | null | undefined;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  /** Shown until something is chosen; it cannot be chosen itself. */
  placeholder?: string;
  /** The choice can be taken back: then `onChange` gets an empty text. */
  isClearable?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
}

const NO_CHOICE = '–';

/** Without it the browser would show the first choice before anything is chosen. */
const emptyOption = (placeholder: string | undefined, isClearable: boolean): ReactNode =>
  isClearable ? (
    <option value="">{placeholder ?? NO_CHOICE}</option>
  ) : (
    <option value="" disabled hidden>
      {placeholder}
    </option>
  );

/** One of a few choices, in the list of the browser. */
export const NativeSelect = <Value extends string | number>({
  value,
  options,
  onChange,
  placeholder,
  isClearable = false,
  ...rest
}: NativeSelectProps<Value>) => (
  <span className={styles.frame}>
    <select
      {...rest}
      className="py-input py-input-large"
      value={value ?? ''}
      data-empty={!options.some((option) => option.value === value)}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value);
        onChange?.(chosen?.value ?? ('' as Value));
      }}
    >
      {options.some((option) => option.value === '') ? null : emptyOption(placeholder, isClearable)}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </span>
);
