import {
  cloneElement,
  isValidElement,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReactElement, ReactNode } from 'react';
import { FieldError } from '#ui/fields/field-error.tsx';
import { FormListContext, useFormInstance, useFormValue } from './form-context.ts';
import { newField } from './form-store.ts';
import type { FormField, FormInstance, FormRule } from './form-store.ts';
import { pathOf } from './form-path.ts';
import type { FormName, FormPath } from './form-path.ts';
import styles from './form.module.css';

interface FormItemProps {
  /** Without it nothing is a field: only a frame, or a part that others decide on. */
  name?: FormName;
  label?: ReactNode;
  /** Help below the field. */
  extra?: ReactNode;
  rules?: readonly FormRule[];
  required?: boolean;
  /** The id of what the label names, where that is no field of the form. */
  htmlFor?: string;
  /** Fields that decide whether this one is right. */
  dependencies?: readonly FormName[];
  validateTrigger?: 'onChange' | 'onBlur';
  /** What is kept of what was entered. */
  normalize?: (value: never) => unknown;
  /** What the control is given; `value` as it is kept, if nothing is said. */
  valuePropName?: 'value' | 'checked';
  /** No label, help and errors around it. */
  noStyle?: boolean;
  children: ReactNode | ((form: FormInstance) => ReactNode);
}

interface Control {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly onBlur?: (event: unknown) => void;
  readonly onChange?: (event: unknown) => void;
}

const enteredIn = (given: unknown, valuePropName: string): unknown => {
  const target: unknown =
    typeof given === 'object' && given !== null && 'target' in given ? given.target : undefined;
  const isControl = typeof target === 'object' && target !== null && valuePropName in target;
  return isControl ? (target as Readonly<Record<string, unknown>>)[valuePropName] : given;
};

const NO_RULES: readonly FormRule[] = [];
const NO_NAMES: readonly FormName[] = [];

/** The field in the form's store, for as long as it is on the page. */
const useField = (
  form: FormInstance,
  { path, rules = NO_RULES, dependencies = NO_NAMES, validateTrigger }: FormItemProps & { path: FormPath },
): FormField => {
  const [field] = useState(newField);
  useLayoutEffect(() => {
    form.parts.describe(field, {
      path,
      rules,
      dependencies: dependencies.map(pathOf),
      isCheckedOnBlur: validateTrigger === 'onBlur',
    });
  });
  useLayoutEffect(() => form.parts.add(field), [form, field]);
  return field;
};

const FieldItem = ({ path, ...props }: FormItemProps & { path: FormPath }) => {
  const {
    label,
    extra,
    required = false,
    valuePropName = 'value',
    noStyle = false,
    children,
    normalize,
  } = props;
  const form = useFormInstance();
  const field = useField(form, { ...props, path });
  const value = useFormValue(form, path);
  const errors = useSyncExternalStore(form.parts.subscribe, () => field.errors);
  const id = form.parts.idOf(path);
  const isWrong = errors.length > 0;
  const about = [isWrong ? `${id}_help` : '', extra === undefined ? '' : `${id}_extra`].filter(Boolean);

  const control = (child: ReactElement<Control>): ReactElement =>
    cloneElement(child, {
      id: child.props.id ?? id,
      [valuePropName]: value,
      ...(about.length === 0 ? {} : { 'aria-describedby': about.join(' ') }),
      ...(isWrong ? { 'aria-invalid': 'true' } : {}),
      ...(required ? { 'aria-required': 'true' } : {}),
      onChange: (event: unknown) => {
        const entered = enteredIn(event, valuePropName);
        form.parts.change(field, normalize === undefined ? entered : normalize(entered as never));
        child.props.onChange?.(event);
      },
      onBlur: (event: unknown) => {
        child.props.onBlur?.(event);
        form.parts.leave(field);
      },
    });
  const shown = isValidElement<Control>(children) ? control(children) : (children as ReactNode);
  if (noStyle) return shown;
  return (
    <FormFrame
      id={id}
      path={path}
      label={label}
      extra={extra}
      errors={errors}
      at={(element) => form.parts.describe(field, { element })}
    >
      {shown}
    </FormFrame>
  );
};

interface FormFrameProps {
  id?: string;
  path?: FormPath;
  label?: ReactNode;
  extra?: ReactNode;
  errors?: readonly ReactNode[];
  at?: (element: HTMLElement | null) => void;
  children: ReactNode;
}

const FormFrame = ({ id, path, label, extra, errors = [], at, children }: FormFrameProps) => (
  <div ref={at} className={`py-field ${styles.item}`} data-field={path?.join('.')}>
    {label === undefined ? null : (
      <label className="py-field-label" htmlFor={id}>
        {label}
      </label>
    )}
    {children}
    <FieldError id={`${id}_help`}>
      {errors.length === 0
        ? undefined
        : errors.map((error, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- errors have no other key
            <span key={index} className={styles.error}>
              {error}
            </span>
          ))}
    </FieldError>
    {extra === undefined ? null : (
      <div id={`${id}_extra`} className="py-field-help">
        {extra}
      </div>
    )}
  </div>
);

/** Decided by other fields. */
const Dependent = ({ children }: { children: (form: FormInstance) => ReactNode }) => {
  const form = useFormInstance();
  useFormValue(form, []);
  return children(form);
};

/** A field of a form with its label, help and errors; gives its control a value and takes what is entered. */
export const FormItem = ({ name, ...props }: FormItemProps) => {
  const list = useContext(FormListContext);
  if (name !== undefined) return <FieldItem {...props} path={[...list, ...pathOf(name)]} />;
  if (typeof props.children === 'function') return <Dependent>{props.children}</Dependent>;
  return (
    <FormFrame id={props.htmlFor} label={props.label} extra={props.extra}>
      {props.children}
    </FormFrame>
  );
};
