import { Input } from '@payung/shared/ui/input.tsx';

interface DigitsFieldProps {
  id?: string;
  /** Forms give and take it; 0 is an empty field. */
  value?: number;
  onChange?: (value: number) => void;
  maxLength: number;
}

/** A short whole number, such as a year; what is not a digit is not kept. */
export const DigitsField = ({ value = 0, onChange, maxLength, ...rest }: DigitsFieldProps) => (
  <Input
    {...rest}
    size="large"
    inputMode="numeric"
    autoComplete="off"
    value={value === 0 ? '' : String(value)}
    onChange={({ target }) => onChange?.(Number(target.value.replaceAll(/\D/g, '').slice(0, maxLength)))}
  />
);
