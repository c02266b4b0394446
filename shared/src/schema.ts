/**
 * A notation for data that is checked on a server and in every page. A schema is plain data: its type, the page's small
 * check (`misfit`) and the valibot schema for publishing (platform/src/registry/release-schema.ts) follow from it.
 * valibot itself would make every page 1.3 kB larger.
 */
export interface Schema<T = unknown> {
  /** Carries the type alone; no schema has a value here. */
  readonly type?: T;
  readonly rule: Rule;
}

/** A pattern, and what a text that does not match it must be. */
export type Form = readonly [pattern: RegExp, problem: string];

type Rule =
  | { readonly kind: 'text'; readonly most: number; readonly forms: readonly Form[] }
  | { readonly kind: 'number' | 'integer' | 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number | true)[] }
  | { readonly kind: 'either'; readonly schemas: readonly Schema[] }
  | { readonly kind: 'list'; readonly item: Schema; readonly most: number; readonly least: number }
  | { readonly kind: 'table'; readonly name: Schema<string>; readonly item: Schema }
  | { readonly kind: 'record'; readonly fields: Fields };

interface Optional<T = unknown> {
  readonly optional: Schema<T>;
}

type Fields = Readonly<Record<string, Schema | Optional>>;

export type TypeOf<S extends Schema> = NonNullable<S['type']>;

type RecordOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Schema ? K : never]: F[K] extends Schema<infer T> ? T : never;
} & {
  readonly [K in keyof F as F[K] extends Schema ? never : K]?: F[K] extends Optional<infer T> ? T : never;
};

export const text = (most: number, ...forms: readonly Form[]): Schema<string> => ({
  rule: { kind: 'text', most, forms },
});
export const number: Schema<number> = { rule: { kind: 'number' } };
export const integer: Schema<number> = { rule: { kind: 'integer' } };
export const flag: Schema<boolean> = { rule: { kind: 'flag' } };

export const choice = <const T extends string | number | true>(values: readonly T[]): Schema<T> => ({
  rule: { kind: 'choice', values },
});

export const either = <T>(...schemas: readonly Schema<T>[]): Schema<T> => ({
  rule: { kind: 'either', schemas },
});

export const list = <T>(item: Schema<T>, most: number, least = 0): Schema<readonly T[]> => ({
  rule: { kind: 'list', item, most, least },
});

/** Values by a name that is not known beforehand. */
export const table = <T>(name: Schema<string>, item: Schema<T>): Schema<Readonly<Record<string, T>>> => ({
  rule: { kind: 'table', name, item },
});

/** Further fields are allowed: descriptions grow, and pages stay open. */
export const record = <const F extends Fields>(fields: F): Schema<RecordOf<F>> & { readonly fields: F } => ({
  rule: { kind: 'record', fields },
  fields,
});

export const optional = <T>(schema: Schema<T>): Optional<T> => ({ optional: schema });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const first = <T>(items: readonly T[], check: (item: T) => string | undefined): string | undefined => {
  for (const item of items) {
    const place = check(item);
    if (place !== undefined) return place;
  }
  return undefined;
};

const fits = (rule: Rule, value: unknown): boolean => {
  switch (rule.kind) {
    case 'text':
      return (
        typeof value === 'string' &&
        value.length <= rule.most &&
        rule.forms.every(([pattern]) => pattern.test(value))
      );
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return rule.values.includes(value as string);
    case 'either':
      return rule.schemas.some((schema) => misfit(schema, value, '') === undefined);
    case 'integer':
      return Number.isInteger(value);
    case 'list':
      return Array.isArray(value) && value.length >= rule.least && value.length <= rule.most;
    case 'number':
      return Number.isFinite(value);
    default:
      return isRecord(value);
  }
};

/** The place of the first value that does not fit, such as `routes.0.path`; nothing when all do. */
export const misfit = ({ rule }: Schema, value: unknown, place: string): string | undefined => {
  if (!fits(rule, value)) return place;
  switch (rule.kind) {
    case 'list':
      return first([...(value as readonly unknown[]).entries()], ([at, item]) =>
        misfit(rule.item, item, `${place}.${at}`),
      );
    case 'table':
      return first(
        Object.entries(value as object),
        ([name, item]) =>
          misfit(rule.name, name, `${place}.${name}`) ?? misfit(rule.item, item, `${place}.${name}`),
      );
    case 'record':
      return first(Object.entries(rule.fields), ([name, field]) => {
        const item = (value as Record<string, unknown>)[name];
        if (!('optional' in field)) return misfit(field, item, `${place}.${name}`);
        return item === undefined ? undefined : misfit(field.optional, item, `${place}.${name}`);
      });
    default:
      return undefined;
  }
};
