import { useContext } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { AutofillContext } from './form/autofill.ts';

interface Look {
  /** 48 pixels high where it is `large`, 44 otherwise. */
  readonly size?: 'large' | undefined;
  readonly status?: 'error' | undefined;
}

interface InputProps extends Look, Omit<ComponentProps<'input'>, 'size' | 'prefix'> {
  /** Stand inside the frame, before and after what is typed. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly onEnter?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/** A form gives a field that is empty no value: it is one that the form controls all the same. */
const filled = <P extends { readonly value?: unknown }>(props: P): P =>
  'value' in props && (props.value === undefined || props.value === null) ? { ...props, value: '' } : props;

const classOf = ({ size }: Look, own: string | undefined): string =>
  ['py-input', size === undefined ? '' : `py-input-${size}`, own].filter(Boolean).join(' ');

/** A text field with our tokens; its styles are in controls.css, which every page has. */
export const Input = ({
  size,
  status,
  prefix,
  suffix,
  className,
  onEnter,
  onKeyDown,
  ...rest
}: InputProps) => {
  const mayFill = useContext(AutofillContext);
  const isFramed = prefix !== undefined || suffix !== undefined;
  const look = classOf({ size }, className);
  const field = (
    <input
      {...filled(rest)}
      autoComplete={mayFill ? rest.autoComplete : 'off'}
      className={isFramed ? undefined : look}
      aria-invalid={status === 'error' ? true : rest['aria-invalid']}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter?.(event);
        onKeyDown?.(event);
      }}
    />
  );
  if (!isFramed) return field;
  return (
    <span className={`py-input-frame ${look}`}>
      {prefix === undefined ? null : <span>{prefix}</span>}
      {field}
      {suffix === undefined ? null : <span>{suffix}</span>}
    </span>
  );
};

interface TextAreaProps extends Look, ComponentProps<'textarea'> {}

export const TextArea = ({ size, status, className, ...rest }: TextAreaProps) => (
  <textarea
    {...filled(rest)}
    autoComplete={useContext(AutofillContext) ? rest.autoComplete : 'off'}
    aria-invalid={status === 'error' ? true : rest['aria-invalid']}
    className={classOf({ size }, className)}
  />
);
