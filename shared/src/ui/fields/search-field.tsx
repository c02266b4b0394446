import { useId } from 'react';
import { Input } from '#ui/input.tsx';

interface SearchFieldProps {
  readonly label: string;
  /** Inside the empty field, where the label is only read out. */
  readonly placeholder?: string;
  readonly help?: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onEnter?: () => void;
}

/** A text field for a search, with a cross that clears it. */
export const SearchField = ({
  label,
  placeholder,
  help,
  value,
  onChange,
  onEnter,
  maxLength,
}: SearchFieldProps) => {
  const id = useId();
  const input = (
    <Input
      id={id}
      type="search"
      size="large"
      autoComplete="off"
      maxLength={maxLength}
      placeholder={placeholder}
      aria-label={placeholder === undefined ? undefined : label}
      aria-describedby={help === undefined ? undefined : `${id}-help`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onEnter={onEnter}
    />
  );
  if (placeholder !== undefined) return input;
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {label}
      </label>
      {input}
      {help === undefined ? null : (
        <span id={`${id}-help`} className="py-field-help">
          {help}
        </span>
      )}
    </div>
  );
};
