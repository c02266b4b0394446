import { checkTypedDate } from '@payung/shared/domain/dates.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Input } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormRule } from '@payung/shared/ui/form/form-store.ts';
import { NativeSelect } from '@payung/shared/ui/choices/native-select.tsx';

type FieldPath = string | (string | number)[];

interface TextFieldProps {
  name: FieldPath;
  label: string;
  /** Maximum length (API limit). */
  max: number;
  rules?: FormRule[];
  help?: string;
  inputMode?: 'text' | 'numeric' | 'email';
  autoComplete?: string;
  required?: boolean;
}

export const TextField = ({
  name,
  label,
  max,
  rules = [],
  help,
  inputMode = 'text',
  autoComplete = 'off',
  required = false,
}: TextFieldProps) => (
  <Form.Item name={name} label={label} rules={rules} extra={help} required={required}>
    <Input size="large" maxLength={max} inputMode={inputMode} autoComplete={autoComplete} />
  </Form.Item>
);

interface ChoiceFieldProps {
  name: FieldPath;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** One of the options is always chosen. */
  isChosen?: boolean;
}

/** One of a few options; an empty text means none. */
export const ChoiceField = ({ name, label, options, isChosen = false }: ChoiceFieldProps) => (
  <Form.Item name={name} label={label}>
    <NativeSelect isClearable={!isChosen} options={options} />
  </Form.Item>
);

interface DayFieldProps {
  name: FieldPath;
  label: string;
  rule?: FormRule;
}

export const DayField = ({ name, label, rule = ruleOf(checkTypedDate) }: DayFieldProps) => (
  <Form.Item name={name} label={label} rules={[rule]} validateTrigger="onBlur">
    <DateField label={label} />
  </Form.Item>
);
