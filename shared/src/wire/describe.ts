import * as v from 'valibot';
import type { FieldName, Names } from './names.ts';

/**
 * A call is described once: by valibot schemas in the glossary's words, with the spelling of the wire beside
 * the field. A schema reads what came over the wire and gives the clean value, so that the server checks and
 * translates in one step; types are inferred from it; and the names that a page needs to encode and decode
 * follow from it (`names.ts`). Schemas stand in folders named `schemas`, of which the build leaves only the names.
 */
type Schema = v.GenericSchema;

interface SpelledField<S extends Schema> {
  readonly schema: S;
  readonly spellings: readonly [string, ...string[]];
  /** Written under all its spellings; otherwise under the first alone. */
  readonly isWrittenUnderAll?: true;
}

interface Flat<S> {
  readonly flat: S;
}

type Field = Schema | SpelledField<Schema> | Flat<AnyRecord>;
type FieldsOf = Readonly<Record<string, Field>>;
type SchemaOf<F> = F extends SpelledField<infer S> ? S : F extends Flat<infer S> ? S : F;
type Entries<F> = { readonly [K in keyof F]: SchemaOf<F[K]> };
type Output<F> =
  Entries<F> extends infer E extends v.ObjectEntries
    ? v.InferOutput<v.StrictObjectSchema<E, undefined>>
    : never;

/** A schema that says how its value is spelled. */
interface HasNames {
  readonly names?: Names | undefined;
}

/** A record whatever its fields are. */
export interface AnyRecord extends Schema, HasNames {
  readonly fields: FieldsOf;
  /** Its value is the list of its fields' values. */
  readonly isInOrder?: true;
}

interface RecordSchema<F> extends v.GenericSchema<unknown, Output<F>>, HasNames {
  readonly fields: F;
}

/** The clean value of a schema, which nobody changes. */
export type Clean<S extends Schema> = Frozen<v.InferOutput<S>>;
type Frozen<T> = T extends Blob | ((...of: never[]) => unknown)
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** A field under another name on the wire; further spellings are read as well, never written. */
export const as = <S extends Schema>(
  spelling: string,
  schema: S,
  ...alsoRead: readonly string[]
): SpelledField<S> => ({ schema, spellings: [spelling, ...alsoRead] });

/** A field that the wire has under several names, all of which are written. */
export const asAll = <S extends Schema>(
  spellings: readonly [string, ...string[]],
  schema: S,
): SpelledField<S> => ({ schema, spellings, isWrittenUnderAll: true });

/** A record whose fields stand among those of the record that holds it. */
export const flat = <S extends AnyRecord>(schema: S): Flat<S> => ({ flat: schema });

const isFlat = (value: Field): value is Flat<AnyRecord> => 'flat' in value;

const spelledOf = (field: string, value: Schema | SpelledField<Schema>): SpelledField<Schema> =>
  'spellings' in value ? value : { schema: value, spellings: [field] };

type WireEntries = Record<string, Schema>;

const wireEntriesOf = (fields: FieldsOf): WireEntries =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]): (readonly [string, Schema])[] => {
      if (isFlat(value)) return Object.entries(wireEntriesOf(value.flat.fields));
      const { schema, spellings } = spelledOf(field, value);
      return spellings.map((name) => [name, schema] as const);
    }),
  );

/** Values are checked already: only the names change. */
const cleanOf = (fields: FieldsOf, wire: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const clean: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (isFlat(value)) {
      const beside = cleanOf(value.flat.fields, wire);
      clean[field] = value.flat.isInOrder === true ? Object.values(beside) : beside;
      continue;
    }
    const name = spelledOf(field, value).spellings.find((spelling) => wire[spelling] !== undefined);
    if (name !== undefined) clean[field] = wire[name];
  }
  return clean;
};

const fieldNameOf = (field: string, value: Field): FieldName | string | undefined => {
  if (isFlat(value)) {
    if (value.flat.isInOrder === true)
      return { flat: true, value: { inOrder: Object.keys(value.flat.fields) } };
    const all = Object.fromEntries(Object.keys(value.flat.fields).map((name) => [name, name]));
    const own = value.flat.names;
    return {
      flat: true,
      value: { fields: { ...all, ...(own !== undefined && 'fields' in own ? own.fields : {}) } },
    };
  }
  const { schema, spellings, isWrittenUnderAll } = spelledOf(field, value);
  const [wire, ...also] = spellings;
  const inner = namesOf(schema);
  if (inner === undefined && isWrittenUnderAll === undefined) return wire === field ? undefined : wire;
  return {
    ...(wire === field ? {} : { wire }),
    ...(isWrittenUnderAll === true ? { also } : {}),
    ...(inner === undefined ? {} : { value: inner }),
  };
};

const fieldNamesOf = (fields: FieldsOf): Names | undefined => {
  const names: Record<string, FieldName | string> = {};
  for (const [field, value] of Object.entries(fields)) {
    const name = fieldNameOf(field, value);
    if (name !== undefined) names[field] = name;
  }
  return Object.keys(names).length === 0 ? undefined : { fields: names };
};

/**
 * A record: other fields than these are refused, and every spelling but the wire's own. A field that the wire
 * may leave out is `v.optional`.
 */
export const record = <F extends FieldsOf>(fields: F): RecordSchema<F> => {
  const schema = v.pipe(
    v.strictObject(wireEntriesOf(fields)),
    v.transform((wire) => cleanOf(fields, wire)),
  );
  return { ...schema, fields, names: fieldNamesOf(fields) } as unknown as RecordSchema<F>;
};

/** A list as fields of one record: the first under the first name, as many as there are. */
export const inOrder = <S extends Schema>(
  spellings: readonly string[],
  item: S,
): v.GenericSchema<unknown, v.InferOutput<S>[]> & AnyRecord => {
  const fields = Object.fromEntries(spellings.map((name) => [name, v.optional(item)]));
  const schema = v.pipe(
    v.strictObject(fields),
    v.transform((wire) => Object.values(cleanOf(fields, wire))),
  );
  return { ...schema, fields, isInOrder: true, names: { inOrder: spellings } } as never;
};

/** Further fields that the server writes and no page reads; they are checked and left out. */
export const withUnread = <S extends AnyRecord>(schema: S): S => {
  const known = Object.keys(wireEntriesOf(schema.fields));
  return {
    ...v.pipe(
      v.looseObject({}),
      v.transform((wire) => Object.fromEntries(known.flatMap((k) => (k in wire ? [[k, wire[k]]] : [])))),
      schema as Schema as v.GenericSchema<Record<string, unknown>>,
    ),
    fields: schema.fields,
    names: schema.names,
  } as unknown as S;
};

/** A schema of one's own with the spelling of its value. */
export const named = <Out>(schema: Schema, names: Names): v.GenericSchema<unknown, Out> & HasNames =>
  ({ ...schema, names }) as unknown as v.GenericSchema<unknown, Out> & HasNames;

/** Lies under one name on the wire: `{ data: … }`. */
export const under = <S extends Schema>(name: string, schema: S) => {
  const value = namesOf(schema);
  return named<v.InferOutput<S>>(
    v.pipe(
      v.strictObject({ [name]: schema }),
      v.transform((wire) => wire[name]),
    ),
    value === undefined ? { under: name } : { under: name, value },
  );
};

/** The only one of a list on the wire. */
export const only = <S extends Schema>(schema: S) =>
  named<v.InferOutput<S>>(
    v.pipe(
      v.strictTuple([schema]),
      v.transform(([one]) => one),
    ),
    { only: namesOf(schema) ?? null },
  );

/** A list of one or none on the wire. */
export const onlyOrNone = <S extends Schema>(schema: S) =>
  named<v.InferOutput<S> | undefined>(
    v.pipe(
      v.pipe(v.array(schema), v.maxLength(1)),
      v.transform(([one]) => one),
    ),
    { only: namesOf(schema) ?? null },
  );

/** Any of several records; a field that two of them have is spelled alike. */
export const anyOf = <S extends readonly [AnyRecord, ...AnyRecord[]]>(...records: S) => {
  const spellings: Record<string, string | FieldName> = {};
  for (const { fields, names } of records) {
    const own = names !== undefined && 'fields' in names ? names.fields : {};
    for (const field of Object.keys(fields)) {
      const spelling = own[field] ?? field;
      if (JSON.stringify(spellings[field] ?? spelling) !== JSON.stringify(spelling)) {
        throw new TypeError(`Two records spell ${field} differently: use oneOf`);
      }
      spellings[field] = spelling;
    }
  }
  const fields = Object.fromEntries(Object.entries(spellings).filter(([field, name]) => field !== name));
  return named<v.InferOutput<S[number]>>(v.union(records), { fields });
};

type Members = Readonly<Record<string, Schema>>;
type OneOf<By extends string, M extends Members> = {
  [K in keyof M]: v.InferOutput<M[K]> & { [B in By]: K };
}[keyof M];

/** How many fields of the wire a record does not know, or misses. */
const distanceOf = (schema: Schema, wire: object): number => {
  const entries = wireEntriesOf((schema as Partial<AnyRecord>).fields ?? {});
  const unknown = Object.keys(wire).filter((name) => !(name in entries));
  const missing = Object.entries(entries).filter(
    ([name, { type }]) => type !== 'optional' && !(name in wire),
  );
  return unknown.length + missing.length;
};

/**
 * One of several records, in our words distinguished by a field that the wire does not have. What comes is checked as
 * the member whose fields it resembles most, so that a refusal names the fields that are wrong.
 */
export const oneOf = <By extends string, M extends Members>(by: By, members: M) => {
  const options = Object.entries(members).map(([member, schema]) => ({
    schema,
    tagged: v.pipe(
      schema as v.GenericSchema<unknown, object>,
      v.transform((value) => ({ [by]: member, ...value })),
    ),
  }));
  const nearest = (wire: unknown) => {
    const sent = typeof wire === 'object' && wire !== null ? wire : {};
    const distances = options.map(({ schema }) => distanceOf(schema, sent));
    return options[distances.indexOf(Math.min(...distances))]?.tagged ?? v.never();
  };
  // What describes it can read its members, as those of a union.
  const readable = { ...v.lazy(nearest), options: Object.values(members) };
  return named<OneOf<By, M>>(readable, {
    by,
    members: Object.fromEntries(
      Object.entries(members).map(([member, schema]) => [member, namesOf(schema) ?? null]),
    ),
  });
};

/** A file of a call that answers or takes one. */
export const file = v.instance(Blob);

interface SchemaNode {
  readonly type: string;
  readonly names?: Names | undefined;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly options?: readonly SchemaNode[];
  readonly entries?: Readonly<Record<string, SchemaNode>>;
}

/** How a schema's value is spelled; nothing where it is spelled as it is. */
export const namesOf = (schema: object): Names | undefined => {
  const { names, item, wrapped, options, entries } = schema as SchemaNode;
  if ('names' in schema) return names;
  if (wrapped !== undefined) return namesOf(wrapped);
  if (item !== undefined) {
    const inner = namesOf(item);
    return inner === undefined ? undefined : { list: inner };
  }
  const parts = [...(options ?? []), ...Object.values(entries ?? {})];
  if (parts.some((part) => typeof part === 'object' && namesOf(part) !== undefined)) {
    throw new TypeError(
      'A schema with spellings of its own stands in a union or object: use oneOf or record',
    );
  }
  return undefined;
};
