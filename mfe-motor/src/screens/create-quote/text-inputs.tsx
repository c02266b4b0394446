import { AutoComplete } from 'antd';
import { Input } from '@payung/shared/ui/input.tsx';

interface Suggestion {
  /** What is put into the field. */
  readonly value: string;
  readonly label: string;
}

interface SuggestFieldProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  suggestions: readonly Suggestion[];
  onChoose?: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
  'aria-required'?: boolean | 'true' | 'false';
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-describedby'?: string;
}

/** Text with suggestions below it, which arrows and Enter choose from; what is not among them may be typed. */
export const SuggestField = ({
  suggestions,
  onChoose,
  value = '',
  maxLength,
  ...rest
}: SuggestFieldProps) => (
  <AutoComplete<string, Suggestion>
    {...rest}
    size="large"
    value={value}
    showSearch={{ filterOption: false }}
    defaultActiveFirstOption={false}
    options={[...suggestions]}
    maxLength={maxLength}
    onSelect={(chosen) => onChoose?.(chosen)}
  />
);

interface DigitsFieldProps {
  id?: string;
  /** antd's forms give and take it; 0 is an empty field. */
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
