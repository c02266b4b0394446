import { useId } from 'react';
import { ComboBox } from '@payung/shared/ui/choices/combo-box.tsx';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly isLoading?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A select with search, for lists that may be long. */
export const ChoiceField = <Value extends string>({
  label,
  value,
  options,
  isLoading = false,
  onChange,
}: ChoiceFieldProps<Value>) => {
  const id = useId();
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {label}
      </label>
      <ComboBox
        id={id}
        isLoading={isLoading}
        options={options}
        value={value}
        onChange={(chosen) => onChange(chosen as Value)}
      />
    </div>
  );
};
