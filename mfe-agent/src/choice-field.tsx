import { useId } from 'react';
import { Select } from 'antd';
import { wordSearch } from '@payung/shared/domain/text/search-text.ts';

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
      <Select
        id={id}
        size="large"
        showSearch={wordSearch}
        loading={isLoading}
        options={[...options]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
};
