import { useId } from 'react';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { Input } from '@payung/shared/ui/input.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly maxLength: number;
  readonly value: string;
  readonly help?: string | undefined;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** The number of an official document, as a text of digits. */
export const NumberField = ({
  label,
  maxLength,
  value,
  help,
  problem,
  onChange,
  onBlur,
}: NumberFieldProps) => {
  const id = useId();
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        size="large"
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        status={problem === undefined ? undefined : 'error'}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={help === undefined ? `${id}-error` : `${id}-help ${id}-error`}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      />
      {help === undefined ? null : (
        <p id={`${id}-help`} className="py-field-help">
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </div>
  );
};
