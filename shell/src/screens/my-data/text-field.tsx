import { Input } from 'antd';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly rows?: number;
  readonly maxLength: number;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

export const TextField = ({ id, label, help, rows, maxLength, value, error, onChange }: TextFieldProps) => {
  const common = {
    id,
    value,
    maxLength,
    'aria-invalid': error !== null,
    'aria-describedby': `${id}-error`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? <Input size="large" {...common} /> : <Input.TextArea rows={rows} {...common} />}
      {help === undefined ? null : <p className="py-field-help">{help}</p>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};
