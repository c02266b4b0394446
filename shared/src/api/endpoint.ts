import type { Service } from '../settings.ts';
import type { CallSchemas, CallDescription } from '#wire/call-schemas.ts';
import type { Clean } from '#wire/describe.ts';
import { codecOf } from '#wire/names.ts';
import type { AnyCodec, Names } from '#wire/names.ts';
import type { GenericSchema as Schema } from 'valibot';

/** What a call takes and gives, in the glossary's words; every part that is absent does not exist for the call. */
export interface CallShape {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
  /** A file, sent as the one field `file` of a form. */
  readonly upload?: Blob;
  readonly reply: unknown;
}

/** Facts about a call that its callers, the offline cache and the backend all rely on. */
export interface EndpointRow {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  /** Relative to the request base, with `:name` path parameters; spelled here and nowhere else. */
  readonly path: string;
  /** Some GETs write (ruling K115): only `reads` may be queried, prefetched, repeated or kept offline. */
  readonly effect: 'reads' | 'writes';
  /** The service whose base it uses; the request base without one (SHELL-049). */
  readonly service?: Service;
  /** Prepends `secure/` to the path (ruling K117). */
  readonly secure?: true;
  /**
   * Name of the language parameter, where the specification gives the call one (ruling K113). Every
   * request says its language in Accept-Language as well.
   */
  readonly lang?: 'langId' | 'LangId' | 'lang';
  readonly binary?: true;
  /** Takes a file instead of a JSON body. */
  readonly upload?: true;
  /**
   * What the server counts: for each session new quotes, and what screens read again and again (files are counted too);
   * for each person whatever takes the longer the more there is, of which one runs at a time.
   */
  readonly counted?: 'quotes' | 'polls' | 'exports' | 'documents' | 'figures' | 'imports' | 'comparisons';
  /** A second device that was handed work of one quote makes it too: its key goes along with no other call. */
  readonly handoff?: true;
  /** Of a body that may be larger than those of other calls. */
  readonly maxBodyBytes?: number;
  /** Codes that mean success besides -1 (ruling K72). */
  readonly successCodes?: readonly number[];
  /** May be kept in the offline cache. Never payment states, codes or documents. */
  readonly offline?: true;
  /** What is spelled differently on the wire. */
  readonly wire?: {
    readonly query?: AnyCodec;
    readonly body?: AnyCodec;
    readonly reply?: AnyCodec;
  };
  /** What it takes and gives, checked by the server and by tests; not in a page. */
  readonly schemas?: CallSchemas;
  /** `specified` by the user, or `assumed` because the specification needs a call it does not name. */
  readonly origin: 'specified' | 'assumed';
}

declare const shape: unique symbol;

export type Endpoint<S extends CallShape = CallShape, R extends EndpointRow = EndpointRow> = R & {
  readonly [shape]?: S;
};

export type ShapeOf<E> = E extends { readonly [shape]?: infer S extends CallShape } ? S : never;
export type ReplyOf<E> = ShapeOf<E>['reply'];

/** `leadId` of `sales/lead/:leadId`. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Others}`
    ? Name | ParamOf<Others>
    : Rest
  : never;

type Params<Path extends string> = [ParamOf<Path>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<ParamOf<Path>, string>> };
type Query<C> = C extends { readonly query: infer S extends Schema } ? { readonly query: Clean<S> } : unknown;
type Body<C> = C extends { readonly body: infer S extends Schema } ? { readonly body: Clean<S> } : unknown;
type Upload<R> = R extends { readonly upload: true } ? { readonly upload: Blob } : unknown;
type Reply<C, R> = R extends { readonly binary: true }
  ? Blob
  : C extends { readonly reply: infer S extends Schema }
    ? Clean<S>
    : undefined;

/** What a call takes and gives, as its schemas and its path say. */
type ShapeOfCall<C, R extends { readonly path: string }> = Params<R['path']> &
  Query<C> &
  Body<C> &
  Upload<R> & { readonly reply: Reply<C, R> };

type CallPart = 'query' | 'body' | 'reply';

/** A codec of its own for a part whose names alone do not spell it. */
type OwnCodecs<C> = { readonly [P in keyof C & CallPart]?: AnyCodec };

/** The row of a call: what it takes and gives, and where it is made. */
export const endpoint = <C extends CallSchemas, const R extends Omit<EndpointRow, 'wire' | 'schemas'>>(
  { names, schemas }: CallDescription<C>,
  row: R,
  own: OwnCodecs<C> = {},
): Endpoint<
  ShapeOfCall<C, R>,
  R & { readonly schemas: C; readonly wire: Readonly<Record<CallPart, never>> }
> => {
  const derived = Object.entries(names).map(
    ([part, spelling]) => [part, codecOf(spelling as Names)] as const,
  );
  const wire = { ...Object.fromEntries(derived), ...own } as Readonly<Record<CallPart, never>>;
  return { ...row, schemas, wire };
};

/** The row of a neutral call in the types of one product. */
export const productRow = <C extends CallSchemas, const R extends EndpointRow>(
  { method, path, effect, service, secure, lang, offline, origin }: R,
  described: CallDescription<C>,
  own: OwnCodecs<C> = {},
) =>
  endpoint(
    described,
    { method, path, effect, service, secure, lang, offline, origin } as Omit<R, 'wire' | 'schemas'>,
    own,
  );

/** What a part of a call is in our words, out of what came over the wire. */
export const decodePart = (row: EndpointRow, part: 'query' | 'body' | 'reply', wire: unknown): unknown =>
  row.wire?.[part] === undefined ? wire : row.wire[part].decode(wire);

/** What a part of a call is on the wire. */
export const encodePart = (row: EndpointRow, part: 'query' | 'body' | 'reply', clean: unknown): unknown =>
  row.wire?.[part] === undefined ? clean : row.wire[part].encode(clean as never);
