import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { Input } from '@payung/shared/ui/input.tsx';

/** A whole number as people type or paste it: `1250`, `1.250`, `1,250`, with a sign where one is allowed. */
const PLAIN = /^[+-]?\d{1,9}$/;
const GROUPED = /^[+-]?\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/** Undefined for anything but a whole number: "1,5" is ambiguous. */
export const readPoints = (typed: string): number | undefined => {
  const plain = typed.trim().replace('−', '-');
  if (!PLAIN.test(plain) && !GROUPED.test(plain)) return undefined;
  const number = Number(plain.replaceAll(/[.,]/g, ''));
  return Number.isSafeInteger(number) ? number + 0 : undefined;
};

interface PointsFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly problem: string | undefined;
  /** Phones offer no minus on their number pads. */
  readonly isSigned?: boolean;
  readonly onChange: (value: string) => void;
}

/** A whole number of points. */
export const PointsField = ({
  id,
  label,
  help,
  value,
  problem,
  isSigned = false,
  onChange,
}: PointsFieldProps) => (
  <div className="py-field">
    <label className="py-field-label" htmlFor={id}>
      {label}
    </label>
    <Input
      id={id}
      size="large"
      inputMode={isSigned ? 'text' : 'numeric'}
      autoComplete="off"
      maxLength={14}
      value={value}
      aria-required
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={`${id}-help ${id}-error`}
      onChange={(event) => onChange(event.target.value)}
    />
    <span id={`${id}-help`} className="py-field-help">
      {help}
    </span>
    <FieldError id={`${id}-error`}>{problem}</FieldError>
  </div>
);
