import { useContext, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { FormListContext, useFormInstance, useFormValue } from './form-context.ts';
import { newField } from './form-store.ts';

interface ListEntry {
  /** Stays with the entry when others before it go. */
  readonly key: number;
  /** Its place now: how fields in it are named. */
  readonly name: number;
}

interface ListChanges {
  readonly add: (value: unknown) => void;
  readonly remove: (at: number) => void;
}

interface FormListProps {
  name: string;
  children: (entries: readonly ListEntry[], changes: ListChanges) => ReactNode;
}

/** Entries of a kind in a form. */
export const FormList = ({ name, children }: FormListProps) => {
  const form = useFormInstance();
  const around = useContext(FormListContext);
  const path = [...around, name];
  const values = (useFormValue(form, path) ?? []) as readonly unknown[];
  const [field] = useState(newField);
  const [{ keys, next }, setKeys] = useState<{ readonly keys: readonly number[]; readonly next: number }>({
    keys: [],
    next: 0,
  });
  useLayoutEffect(() => {
    form.parts.describe(field, { path });
  });
  useLayoutEffect(() => form.parts.add(field), [form, field]);
  // Entries that came from outside get their keys when they are seen.
  if (keys.length < values.length) {
    const missing = Array.from({ length: values.length - keys.length }, (_, at) => next + at);
    setKeys({ keys: [...keys, ...missing], next: next + missing.length });
  }
  return (
    <FormListContext value={path}>
      {children(
        values.map((_, at) => ({ key: keys[at] ?? next + at - keys.length, name: at })),
        {
          add: (value) => form.parts.change(field, [...values, value]),
          remove: (at) => {
            setKeys({ keys: keys.filter((_, index) => index !== at), next });
            form.parts.change(
              field,
              values.filter((_, index) => index !== at),
            );
          },
        },
      )}
    </FormListContext>
  );
};
