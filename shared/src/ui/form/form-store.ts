import type { ReactNode } from 'react';
import { isSamePath, merged, pathOf, valueAt, withValue } from './form-path.ts';
import type { FormName, FormPath } from './form-path.ts';

export interface FormRule {
  /** What is wrong with a value; nothing while it is right. */
  readonly check: (value: unknown) => ReactNode;
}

export interface FieldErrors {
  readonly name: FormPath;
  readonly errors: readonly ReactNode[];
}

/** A field on the page, as the store knows it. */
export interface FormField {
  path: FormPath;
  rules: readonly FormRule[];
  dependencies: readonly FormPath[];
  /** Its errors come when it is left, not with each key. */
  isCheckedOnBlur: boolean;
  /** Was changed or checked: then it is checked again when something that it depends on changes. */
  isDirty: boolean;
  errors: readonly ReactNode[];
  /** Around the field, where there is something. */
  element: HTMLElement | null;
}

export interface FormEvents<Values> {
  readonly onValuesChange?: ((changed: Partial<Values>, values: Values) => void) | undefined;
  /** Every field is valid. */
  readonly onFinish?: ((values: Values) => void) | undefined;
  readonly onFinishFailed?: ((refusal: { readonly errorFields: readonly FieldErrors[] }) => void) | undefined;
}

interface ScrollOptions {
  readonly focus?: boolean;
  readonly block?: ScrollLogicalPosition;
}

const NO_ERRORS: readonly ReactNode[] = [];

const CONTROLS = 'input, select, textarea, button, [tabindex]';

/** Brings a field to where no bar lies over it. */
const showField = (element: HTMLElement, { focus = false, block = 'center' }: ScrollOptions): void => {
  // Not every window can scroll.
  (element as Partial<HTMLElement>).scrollIntoView?.({ block });
  if (!focus) return;
  const control = element.matches(CONTROLS) ? element : element.querySelector<HTMLElement>(CONTROLS);
  control?.focus({ preventScroll: true });
};

/** The values, fields and errors of a form. A field draws itself again, and nothing else, when it changes. */
export const createForm = <Values extends object>() => {
  let values: unknown = {};
  let name: string | undefined;
  let events: FormEvents<Values> = {};
  const fields = new Set<FormField>();
  const listeners = new Set<() => void>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const valuesOnPage = (): Values => {
    let shown: unknown = {};
    for (const { path } of fields) shown = withValue(shown, path, valueAt(values, path));
    return shown as Values;
  };

  const problemsOf = ({ path, rules }: FormField): readonly ReactNode[] => {
    const value = valueAt(values, path);
    const problems = rules.map((rule) => rule.check(value)).filter((problem) => problem !== undefined);
    return problems.length === 0 ? NO_ERRORS : problems;
  };

  const check = (checked: readonly FormField[]): void => {
    for (const field of checked) {
      field.isDirty = true;
      field.errors = problemsOf(field);
    }
    tell();
  };

  /** The rules of a field know the values that it was drawn with: it is drawn again first. */
  const checkSoon = (chosen: (field: FormField) => boolean): void =>
    queueMicrotask(() => check([...fields].filter(chosen)));

  const dependsOn = (field: FormField, path: FormPath): boolean =>
    field.dependencies.some((dependency) => isSamePath(dependency, path));

  const put = (path: FormPath, value: unknown): void => {
    values = withValue(values, path, value);
    for (const field of fields) if (isSamePath(field.path, path)) field.errors = NO_ERRORS;
  };

  const scrollToField = (path: FormName, options: ScrollOptions = {}): void => {
    const field = [...fields].find((one) => isSamePath(one.path, pathOf(path)));
    const byId = document.querySelector<HTMLElement>(`#${CSS.escape(idOf(pathOf(path)))}`);
    const element = field?.element ?? byId;
    if (element !== null) showField(element, options);
  };

  const idOf = (path: FormPath): string => [...(name === undefined ? [] : [name]), ...path].join('_');

  return {
    getFieldValue: (path: FormName): unknown => valueAt(values, pathOf(path)),
    /** Of the fields on the page, or all that the form knows. */
    getFieldsValue: (isAll = false): Values => (isAll ? (values as Values) : valuesOnPage()),
    setFieldValue: (path: FormName, value: unknown): void => {
      put(pathOf(path), value);
      tell();
    },
    setFieldsValue: (others: object): void => {
      const before = values;
      values = merged(values, others);
      for (const field of fields) {
        if (valueAt(before, field.path) === valueAt(values, field.path)) continue;
        field.isDirty = true;
        field.errors = NO_ERRORS;
      }
      tell();
    },
    /** Marks fields with errors that no rule knows. */
    setErrors: (
      marks: readonly { readonly name: FormName; readonly errors: readonly ReactNode[] }[],
    ): void => {
      for (const mark of marks)
        for (const field of fields) if (isSamePath(field.path, pathOf(mark.name))) field.errors = mark.errors;
      tell();
    },
    validateFields: (names: readonly FormName[]): void =>
      checkSoon(({ path }) => names.some((one) => isSamePath(pathOf(one), path))),
    scrollToField,

    /** What the parts of the form call. */
    parts: {
      begin: (first: object | undefined): void => {
        if (first !== undefined) values = merged(first, values);
      },
      follow: (formName: string | undefined, next: FormEvents<Values>): void => {
        name = formName;
        events = next;
      },
      idOf,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return (): void => void listeners.delete(listener);
      },
      add: (field: FormField) => {
        fields.add(field);
        return (): void => void fields.delete(field);
      },
      /** What its page says about a field now. */
      describe: (field: FormField, now: Partial<FormField>): void => void Object.assign(field, now),
      change: (field: FormField, value: unknown): void => {
        const { path } = field;
        values = withValue(values, path, value);
        field.isDirty = true;
        if (field.isCheckedOnBlur) field.errors = NO_ERRORS;
        tell();
        events.onValuesChange?.(withValue({}, path, value) as Partial<Values>, valuesOnPage());
        checkSoon(
          (one) =>
            (one === field && !field.isCheckedOnBlur) ||
            (one.isDirty && one !== field && dependsOn(one, path)),
        );
      },
      leave: (field: FormField): void => {
        if (field.isCheckedOnBlur) checkSoon((one) => one === field);
      },
      submit: (onInvalid: (first: FormPath) => void): void => {
        check([...fields]);
        const wrong = [...fields].filter(({ errors }) => errors.length > 0);
        const [first] = wrong;
        // What the errors were is drawn first.
        if (first === undefined) return queueMicrotask(() => events.onFinish?.(valuesOnPage()));
        events.onFinishFailed?.({ errorFields: wrong.map(({ path, errors }) => ({ name: path, errors })) });
        // The errors are drawn by then, and have moved what stands below them.
        return queueMicrotask(() => onInvalid(first.path));
      },
    },
  } as const;
};

export const newField = (): FormField => ({
  path: [],
  rules: [],
  dependencies: [],
  isCheckedOnBlur: false,
  isDirty: false,
  errors: NO_ERRORS,
  element: null,
});

export type FormInstance<Values extends object = Record<string, unknown>> = ReturnType<
  typeof createForm<Values>
>;
