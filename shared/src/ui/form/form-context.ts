import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { createForm } from './form-store.ts';
import type { FormInstance } from './form-store.ts';
import { pathOf, valueAt } from './form-path.ts';
import type { FormName, FormPath } from './form-path.ts';

export const FormContext = createContext<FormInstance | undefined>(undefined);

/** The path of the list that a field stands in. */
export const FormListContext = createContext<FormPath>([]);

/** The form around a part. */
export const useFormInstance = <Values extends object = Record<string, unknown>>(): FormInstance<Values> => {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A field stands outside of a form.');
  return form as unknown as FormInstance<Values>;
};

/** A form that its page reads and changes. */
export const useForm = <Values extends object>(): readonly [FormInstance<Values>] => {
  const [form] = useState(() => createForm<Values>());
  return [form];
};

/** The value of a form at a path; draws the caller again when it changes. */
export const useFormValue = (form: FormInstance, name: FormName): unknown =>
  useSyncExternalStore(form.parts.subscribe, () => valueAt(form.getFieldsValue(true), pathOf(name)));

interface UseWatch {
  <Values extends object, Field extends keyof Values & string>(
    name: Field,
    form: FormInstance<Values>,
  ): Values[Field] | undefined;
  <Values extends object, Field extends keyof Values, Part extends keyof NonNullable<Values[Field]>>(
    name: readonly [Field & string, Part & string],
    form: FormInstance<Values>,
  ): NonNullable<Values[Field]>[Part] | undefined;
  <Values extends object>(name: readonly [], form: FormInstance<Values>): Values;
}

/** The value of a form at a path, by the types of its values. */
export const useWatch: UseWatch = <Values extends object>(name: FormName, form: FormInstance<Values>) =>
  useFormValue(form as unknown as FormInstance, name) as never;
