/** Where a value stands in the values of a form. */
export type FormPath = readonly (string | number)[];

/** As fields name it: one step, or all of them. */
export type FormName = string | number | FormPath;

export const pathOf = (name: FormName): FormPath =>
  typeof name === 'string' || typeof name === 'number' ? [name] : name;

export const isSamePath = (one: FormPath, other: FormPath): boolean =>
  one.length === other.length && one.every((step, at) => step === other[at]);

type Part = Readonly<Record<string | number, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

export const valueAt = (values: unknown, path: FormPath): unknown => {
  let value = values;
  for (const step of path) value = isPart(value) ? value[step] : undefined;
  return value;
};

/** A copy with another value at the path; what the path does not touch stays the same object. */
export const withValue = (values: unknown, [step, ...rest]: FormPath, value: unknown): unknown => {
  if (step === undefined) return value;
  const next = withValue(isPart(values) ? values[step] : undefined, rest, value);
  if (Array.isArray(values) || (values === undefined && typeof step === 'number')) {
    const list: unknown[] = Array.isArray(values) ? [...(values as readonly unknown[])] : [];
    list[Number(step)] = next;
    return list;
  }
  return { ...(isPart(values) ? values : {}), [step]: next };
};

const isRecord = (value: unknown): value is Part =>
  isPart(value) && Object.getPrototypeOf(value) === Object.prototype;

/** A copy with other values: records are merged, everything else is replaced. */
export const merged = (values: unknown, others: unknown): unknown => {
  if (!isRecord(values) || !isRecord(others)) return others;
  const changed = Object.entries(others).map(([key, value]) => [key, merged(values[key], value)] as const);
  return { ...values, ...Object.fromEntries(changed) };
};
