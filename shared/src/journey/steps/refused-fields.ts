import { useEffect, useMemo } from 'react';
import type { FormInstance } from 'antd';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import { customerFieldOf } from '#contract/fields.ts';
import type { CustomerValues } from './customer-information.form.ts';

type Shown = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Only a field that stands on the page can carry a message. */
const isShown = (shown: Shown, [field = '', part]: readonly string[]): boolean => {
  if (!(field in shown)) return false;
  const parts = shown[field];
  return part === undefined || (typeof parts === 'object' && part in parts);
};

/**
 * Shows what the server refused beside its field, and moves to the first. Answers what belongs to no
 * field of the page.
 */
export const useRefusedFields = (
  form: FormInstance<CustomerValues>,
  problems: readonly ListedError[],
): readonly string[] => {
  const placed = useMemo(
    () =>
      problems.map(({ field, message }) => {
        const path = customerFieldOf(field);
        const isHere = path !== undefined && isShown(form.getFieldsValue() as Shown, path);
        return { message, path: isHere ? path : undefined };
      }),
    [form, problems],
  );
  useEffect(() => {
    const marked = placed.flatMap(({ path, message }) => (path === undefined ? [] : [{ path, message }]));
    const [first] = marked;
    if (first === undefined) return;
    const paths = [...new Set(marked.map(({ path }) => path))];
    form.setFields(
      paths.map((path) => ({
        name: [...path] as never,
        errors: marked.filter((mark) => mark.path === path).map(({ message }) => message),
      })),
    );
    form.scrollToField([...first.path] as never, { focus: true, block: 'center' });
  }, [form, placed]);
  return placed.flatMap(({ path, message }) => (path === undefined ? [message] : []));
};
