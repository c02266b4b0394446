/**
 * The specification's spellings (`product_Id`, `BenefitCode`, `childs`) exist on the wire only. A codec
 * translates between them and the glossary's words, which screens, handlers and stores speak. Both sides use
 * the same one: the browser encodes requests and decodes replies, the server the reverse.
 */
export interface Codec<Clean> {
  readonly encode: (clean: Clean) => unknown;
  readonly decode: (wire: unknown) => Clean;
}

/** A codec whatever it translates. */
export interface AnyCodec {
  readonly encode: (clean: never) => unknown;
  readonly decode: (wire: unknown) => unknown;
}

/** How one field is spelled: another name, a value that is spelled differently, or fields that lie beside it. */
export interface FieldName {
  readonly wire?: string;
  /** Further names that it is written under too. */
  readonly also?: readonly string[];
  readonly value?: Names;
  /** The fields of the value stand among those of the record. */
  readonly flat?: true;
}

/**
 * The spelling of a value as plain data: what a schema (`shared/src/wire/describe.ts`) says beside its fields.
 * It is all of a schema that reaches a page. A value without an entry is spelled as it is.
 */
export type Names =
  | { readonly fields: Readonly<Record<string, string | FieldName>> }
  | { readonly list: Names }
  /** Lies under one name: `{ data: … }`. */
  | { readonly under: string; readonly value?: Names }
  /** A list of one, or of none. */
  | { readonly only: Names | null }
  /** A list as fields of one record: the first under the first name, as many as there are. */
  | { readonly inOrder: readonly string[] }
  /** Each value has a spelling of its own; others may be read as well, and what is unknown as `otherwise`. */
  | {
      readonly spelled: Readonly<Record<string, string | number>>;
      readonly read?: Readonly<Record<string, string>>;
      readonly otherwise?: string;
    }
  /** A moment in ISO 8601, as milliseconds since 1970 on the wire. */
  | { readonly epoch: true }
  /** Yes or no, as 1 or 0 on the wire. */
  | { readonly oneOrZero: true }
  /** A moment in ISO 8601, as `yyyyMMddHHmmss` in Jakarta's time on the wire. */
  | { readonly jakartaStamp: true }
  /** One of several records, distinguished by a field that the wire does not have. */
  | { readonly by: string; readonly members: Readonly<Record<string, Names | null>> };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same: AnyCodec = { encode: (clean) => clean, decode: (wire) => wire };

interface Row {
  readonly field: string;
  readonly wire: string;
  readonly also: readonly string[];
  readonly value: AnyCodec;
  /** Spellings of the fields that lie beside it. */
  readonly beside?: readonly string[];
}

const besideOf = (names: Names | undefined): readonly string[] => {
  if (names !== undefined && 'inOrder' in names) return names.inOrder;
  return names !== undefined && 'fields' in names
    ? Object.entries(names.fields).flatMap(([field, name]) => {
        if (typeof name === 'string') return [name];
        return name.flat === true ? besideOf(name.value) : [name.wire ?? field];
      })
    : [];
};

const recordCodec = (names: Readonly<Record<string, string | FieldName>>): AnyCodec => {
  const rows = Object.entries(names).map(([field, name]): Row => {
    if (typeof name === 'string') return { field, wire: name, also: [], value: same };
    const value = codecOf(name.value);
    const also = name.also ?? [];
    return name.flat === true
      ? { field, wire: '', also, value, beside: besideOf(name.value) }
      : { field, wire: name.wire ?? field, also, value };
  });
  const byField = new Map(rows.map((row) => [row.field, row]));
  const byWire = new Map(rows.flatMap((row) => [row.wire, ...row.also].map((name) => [name, row] as const)));
  const flat = rows.filter(({ beside }) => beside !== undefined);
  const besideOfOthers = new Set(flat.flatMap(({ beside }) => beside ?? []));
  return {
    // Every reply of the server passes here, field by field: a loop over the names takes half as long as over entries.
    encode: (clean: Fields) => {
      const wire: Record<string, unknown> = {};
      for (const field of Object.keys(clean)) {
        const value = clean[field];
        const row = byField.get(field);
        if (row === undefined) wire[field] = value;
        else if (row.beside !== undefined) Object.assign(wire, row.value.encode(value as never));
        else {
          wire[row.wire] = value === undefined ? value : row.value.encode(value as never);
          for (const name of row.also) wire[name] = wire[row.wire];
        }
      }
      return wire;
    },
    // What is no record is given on as it is: the page that reads it shows its error.
    decode: (wire) => {
      if (!isFields(wire)) return wire;
      const clean: Record<string, unknown> = {};
      for (const name of Object.keys(wire)) {
        if (besideOfOthers.has(name)) continue;
        const value = wire[name];
        const row = byWire.get(name);
        // A name of ours that the wire spells otherwise means something else there.
        if (row === undefined && byField.has(name)) continue;
        if (row === undefined) clean[name] = value;
        else clean[row.field] = value === undefined ? value : row.value.decode(value);
      }
      for (const { field, value, beside = [] } of flat) {
        clean[field] = value.decode(Object.fromEntries(beside.map((name) => [name, wire[name]])));
      }
      return clean;
    },
  };
};

const listCodec = (item: AnyCodec): AnyCodec => ({
  encode: (clean: readonly unknown[]) => clean.map((one) => item.encode(one as never)),
  decode: (wire) => (wire as readonly unknown[]).map(item.decode),
});

const underCodec = (name: string, value: AnyCodec): AnyCodec => ({
  encode: (clean) => ({ [name]: value.encode(clean) }),
  decode: (wire) => value.decode((wire as Fields)[name]),
});

const onlyCodec = (value: AnyCodec): AnyCodec => ({
  encode: (clean) => (clean === undefined ? [] : [value.encode(clean)]),
  decode: (wire) => {
    const [first] = Array.isArray(wire) ? (wire as readonly unknown[]) : [];
    return first === undefined ? undefined : value.decode(first);
  },
});

const inOrderCodec = (spellings: readonly string[]): AnyCodec => ({
  encode: (clean: readonly unknown[]) =>
    Object.fromEntries(clean.map((value, index) => [spellings[index] ?? '', value])),
  decode: (wire) =>
    isFields(wire) ? spellings.map((name) => wire[name]).filter((value) => value !== undefined) : wire,
});

const spelledCodec = ({
  spelled,
  read,
  otherwise,
}: Extract<Names, { readonly spelled: unknown }>): AnyCodec => ({
  encode: (clean: string) => spelled[clean],
  decode: (wire) =>
    Object.keys(spelled).find((clean) => spelled[clean] === wire) ?? read?.[String(wire)] ?? otherwise,
});

const epochCodec: AnyCodec = {
  encode: (iso: string) => Date.parse(iso),
  decode: (wire) => new Date(Number(wire)).toISOString(),
};

const oneOrZeroCodec: AnyCodec = {
  encode: (isYes: boolean) => (isYes ? 1 : 0),
  decode: (wire) => wire === 1,
};

const JAKARTA_OFFSET_MS = 7 * 3_600_000;
const STAMP = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;

/** How the payment provider writes moments. Other texts pass as they are. */
const jakartaStampCodec: AnyCodec = {
  encode: (iso: string) => {
    const ms = Date.parse(iso);
    if (Number.isNaN(ms)) return iso;
    return new Date(ms + JAKARTA_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14);
  },
  decode: (wire) => {
    const text = typeof wire === 'string' ? wire : '';
    const parts = STAMP.exec(text)?.slice(1);
    if (parts === undefined) return text;
    const ms = Date.parse(`${parts.slice(0, 3).join('-')}T${parts.slice(3).join(':')}+07:00`);
    return Number.isNaN(ms) ? text : new Date(ms).toISOString();
  },
};

/** Requests are decoded by their schema, which knows the members apart by their fields. */
const memberCodec = (by: string, members: Readonly<Record<string, Names | null>>): AnyCodec => {
  const codecs = Object.fromEntries(
    Object.entries(members).map(([member, names]) => [member, codecOf(names ?? undefined)]),
  );
  return {
    encode: ({ [by]: member, ...rest }: Fields) => codecs[String(member)]?.encode(rest as never),
    decode: (wire) => wire,
  };
};

/** What translates a value that is spelled so. */
export const codecOf = (names: Names | undefined): AnyCodec => {
  if (names === undefined) return same;
  if ('fields' in names) return recordCodec(names.fields);
  if ('list' in names) return listCodec(codecOf(names.list));
  if ('under' in names) return underCodec(names.under, codecOf(names.value));
  if ('only' in names) return onlyCodec(codecOf(names.only ?? undefined));
  if ('inOrder' in names) return inOrderCodec(names.inOrder);
  if ('spelled' in names) return spelledCodec(names);
  if ('epoch' in names) return epochCodec;
  if ('oneOrZero' in names) return oneOrZeroCodec;
  if ('jakartaStamp' in names) return jakartaStampCodec;
  return memberCodec(names.by, names.members);
};

/** A field of a record, by its path in our words and its name on the wire. */
interface Spelling {
  readonly path: readonly string[];
  readonly wire: string;
}

/** Where the fields of a record stand on the wire: the record's own, and those that lie among them. */
export const spellingsOf = (names: Names | undefined, above: readonly string[] = []): readonly Spelling[] =>
  names === undefined || !('fields' in names)
    ? []
    : Object.entries(names.fields).flatMap(([field, name]) => {
        const path = [...above, field];
        if (typeof name === 'string') return [{ path, wire: name }];
        return name.flat === true ? spellingsOf(name.value, path) : [{ path, wire: name.wire ?? field }];
      });
