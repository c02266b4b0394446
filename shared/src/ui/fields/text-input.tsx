import type { ComponentProps } from 'react';

type Flag = boolean | 'true' | 'false';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'value' | 'size'> {
  /** Set by forms; nothing is an empty field. */
  value?: string | number | null | undefined;
  'aria-invalid'?: Flag;
}

/** A line of text. */
export const TextInput = ({ value, className, ...rest }: TextInputProps) => (
  <input
    type="text"
    {...rest}
    className={className === undefined ? 'py-input' : `py-input ${className}`}
    value={value ?? ''}
  />
);

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  value?: string | null | undefined;
  'aria-invalid'?: Flag;
}

/** Several lines of text. */
export const TextArea = ({ value, ...rest }: TextAreaProps) => (
  <textarea {...rest} className="py-input" value={value ?? ''} />
);
