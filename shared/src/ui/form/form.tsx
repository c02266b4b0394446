import { useLayoutEffect, useState } from 'react';
import type { FormEventHandler, ReactNode } from 'react';
import { AutofillContext } from './autofill.ts';
import { FormContext, useForm, useFormInstance, useWatch } from './form-context.ts';
import { FormItem } from './form-item.tsx';
import { FormList } from './form-list.tsx';
import { createForm } from './form-store.ts';
import type { FormEvents, FormInstance } from './form-store.ts';

export interface FormProps<Values extends object> extends FormEvents<Values> {
  readonly form?: FormInstance<Values>;
  /** Begins the ids of its fields. */
  readonly name?: string;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly initialValues?: { readonly [Field in keyof Values]?: Values[Field] | undefined };
  /** A refused form shows its first error and gives it the focus. */
  readonly focusesOnError?: boolean;
  /** Whom it asks about: of somebody else the browser fills in nothing. */
  readonly about?: 'self' | 'other' | undefined;
  readonly onSubmitCapture?: FormEventHandler;
  readonly children: ReactNode;
}

const FormElement = <Values extends object>({
  form: given,
  name,
  id = name,
  className,
  initialValues,
  focusesOnError = false,
  about = 'self',
  onSubmitCapture,
  children,
  ...events
}: FormProps<Values>) => {
  const [form] = useState(() => {
    const begun = given ?? createForm<Values>();
    begun.parts.begin(initialValues);
    // Fields ask for their ids while they are drawn for the first time.
    begun.parts.follow(name, events);
    return begun;
  });
  useLayoutEffect(() => form.parts.follow(name, events));
  return (
    <FormContext value={form as unknown as FormInstance}>
      <form
        id={id}
        className={className}
        onSubmitCapture={onSubmitCapture}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          form.parts.submit((first) => {
            if (focusesOnError) form.scrollToField(first, { focus: true });
          });
        }}
      >
        <AutofillContext value={about === 'self'}>{children}</AutofillContext>
      </form>
    </FormContext>
  );
};

/** A form whose fields draw themselves alone while they are typed into. */
export const Form = Object.assign(FormElement, {
  Item: FormItem,
  List: FormList,
  useForm,
  useFormInstance,
  useWatch,
});
