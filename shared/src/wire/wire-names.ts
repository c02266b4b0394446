/**
 * The specification's spellings (`product_Id`, `BenefitCode`, `childs`) exist on the wire only. A codec
 * stands in the row of a call and translates: screens, handlers and stores speak the glossary's words.
 * Both sides use the same one: the browser encodes requests and decodes replies, the server the reverse.
 */
export interface Codec<Clean> {
  readonly encode: (clean: Clean) => unknown;
  readonly decode: (wire: unknown) => Clean;
}

/** Whatever it translates. */
export interface AnyCodec {
  readonly encode: (clean: never) => unknown;
  readonly decode: (wire: unknown) => unknown;
}

/** A field that is spelled differently on the wire, and what translates its value where that differs too. */
interface Renamed<Value> {
  readonly wire: string;
  readonly value: Codec<Value>;
}

type Names<Clean> = { readonly [Field in keyof Clean]?: string | Renamed<NonNullable<Clean[Field]>> };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value under another name. */
export const renamed = <Value>(wire: string, value: Codec<Value>): Renamed<Value> => ({ wire, value });

/** A record some of whose fields have other names on the wire; all others pass as they are. */
export const record = <Clean extends object>(names: Names<Clean>): Codec<Clean> => {
  const rows = Object.entries(names as Readonly<Record<string, string | Renamed<unknown>>>).map(
    ([field, name]) => (typeof name === 'string' ? { field, wire: name } : { field, ...name }),
  );
  const byField = new Map(rows.map((row) => [row.field, row]));
  const byWire = new Map(rows.map((row) => [row.wire, row]));
  return {
    // Every reply of the server passes here, field by field: a loop over the names takes half as long as over entries.
    encode: (clean) => {
      const wire: Record<string, unknown> = {};
      for (const field of Object.keys(clean)) {
        const value = (clean as Fields)[field];
        const row = byField.get(field);
        if (row === undefined) wire[field] = value;
        else wire[row.wire] = 'value' in row && value !== undefined ? row.value.encode(value) : value;
      }
      return wire;
    },
    // What is no record is given on as it is: the page that reads it shows its error.
    decode: (wire) =>
      (isFields(wire)
        ? Object.fromEntries(
            Object.entries(wire).map(([name, value]) => {
              const row = byWire.get(name);
              if (row === undefined) return [name, value];
              return [row.field, 'value' in row && value !== undefined ? row.value.decode(value) : value];
            }),
          )
        : wire) as Clean,
  };
};

export const listOf = <Clean>(item: Codec<Clean>): Codec<readonly Clean[]> => ({
  encode: (clean) => clean.map(item.encode),
  decode: (wire) => (wire as readonly unknown[]).map(item.decode),
});

/** Passes as it is. */
export const same = <Clean>(): Codec<Clean> => ({
  encode: (clean) => clean,
  decode: (wire) => wire as Clean,
});

/** Lies under one name on the wire: `{ data: … }`. */
export const under = <Clean>(name: string, value: Codec<Clean>): Codec<Clean> => ({
  encode: (clean) => ({ [name]: value.encode(clean) }),
  decode: (wire) => value.decode((wire as Fields)[name]),
});

/** Is the only one of a list on the wire. */
export const only = <Clean>(value: Codec<Clean>): Codec<Clean> => ({
  encode: (clean) => [value.encode(clean)],
  decode: (wire) => value.decode((wire as readonly unknown[])[0]),
});
