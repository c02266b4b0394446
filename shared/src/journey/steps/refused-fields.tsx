import { useEffect, useMemo } from 'react';
import { ApiError } from '@payung/shared/api/api-error.ts';
import type { ListedError } from '@payung/shared/api/api-error.ts';
import type { FormInstance } from '#ui/form/form-store.ts';
import { useText } from '#messages/text.ts';

type FormValues = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** Where a field that a refusal names stands in the values of a form; nothing for one that it does not have. */
type FieldPathOf = (wireField: string | undefined) => readonly string[] | undefined;

interface FailedSave {
  readonly error: Error | null;
  readonly problem: string | undefined;
}

/** All that a refusal lists; what it says where it lists nothing, or where somebody else was faster. */
const problemsOf = ({ error, problem }: FailedSave): readonly ListedError[] => {
  if (error instanceof ApiError && error.status !== 409 && error.errors.length > 0) return error.errors;
  return problem === undefined ? [] : [{ message: problem }];
};

/** Why something was not saved: the same list until the next try, so that fields are marked once. */
export const useListedProblems = ({ error, problem }: FailedSave): readonly ListedError[] =>
  useMemo(() => problemsOf({ error, problem }), [error, problem]);

/** Only a field that stands on the page can carry a message. */
const isShown = (shown: FormValues, [field = '', part]: readonly string[]): boolean => {
  if (!(field in shown)) return false;
  const parts = shown[field];
  return part === undefined || (typeof parts === 'object' && part in parts);
};

/**
 * Shows what the server refused beside its field, and moves to the first. Answers what belongs to no
 * field of the page.
 */
export const useRefusedFields = <Values extends object>(
  form: FormInstance<Values>,
  problems: readonly ListedError[],
  pathOf: FieldPathOf,
): readonly string[] => {
  const placed = useMemo(
    () =>
      problems.map(({ field, message }) => {
        const path = pathOf(field);
        const isHere = path !== undefined && isShown(form.getFieldsValue() as FormValues, path);
        return { message, path: isHere ? path : undefined };
      }),
    [form, problems, pathOf],
  );
  useEffect(() => {
    const marked = placed.flatMap(({ path, message }) => (path === undefined ? [] : [{ path, message }]));
    const [first] = marked;
    if (first === undefined) return;
    const paths = [...new Set(marked.map(({ path }) => path))];
    form.setErrors(
      paths.map((path) => ({
        name: path,
        errors: marked.filter((mark) => mark.path === path).map(({ message }) => message),
      })),
    );
    form.scrollToField(first.path, { focus: true, block: 'center' });
  }, [form, placed]);
  return placed.flatMap(({ path, message }) => (path === undefined ? [message] : []));
};

/** What was refused and belongs to no field; a hint to the marked fields where all of it does. */
export const Refusal = ({ messages }: { messages: readonly string[] }) => {
  const text = useText();
  const [first, ...more] = messages;
  if (first === undefined) return text('create.check');
  if (more.length === 0) return first;
  return (
    <ul>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
};
