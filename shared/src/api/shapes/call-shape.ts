import type { EndpointRow } from '../endpoint.ts';

/** What a schema says of the wire, as plain data: equal descriptions have equal shapes, in whatever process. */
export type Shape = string | number | boolean | null | readonly Shape[] | { readonly [key: string]: Shape };

/** Where the backend describes its calls, for the platform alone. */
export const CALLS_PATH = '/platform/calls';

/** What a page sends and reads in a call. */
export interface DescribedCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query: Shape;
  readonly body: Shape;
  readonly reply: Shape;
}

/** Of a schema in memory, what says nothing of the wire. */
const UNSAID: ReadonlySet<string> = new Set([
  'kind',
  'async',
  'expects',
  'message',
  'names',
  'fields',
  'isInOrder',
]);

/** Spellings of a value that its schema checks by a function, which has no shape. */
const spellingsOf = (value: object): object => {
  const { names } = value as { readonly names?: object };
  return names !== undefined && 'spelled' in names ? { spelled: names.spelled } : {};
};

const isSaid = ([key, value]: readonly [string, unknown]): boolean =>
  !UNSAID.has(key) && !key.startsWith('~') && value !== undefined && typeof value !== 'function';

const shapeOfObject = (value: object): Shape => {
  // A pipe repeats its first schema.
  const said = 'pipe' in value ? { pipe: value.pipe } : value;
  const entries = Object.entries({ ...said, ...spellingsOf(value) })
    .filter(isSaid)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, shapeOf(inner)]));
};

/** Of a schema; null where a call has none. */
export const shapeOf = (value: unknown): Shape => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object') return typeof value;
  return Array.isArray(value) ? value.map(shapeOf) : shapeOfObject(value);
};

export const describedCall = (name: string, row: EndpointRow): DescribedCall => ({
  name,
  method: row.method,
  path: `${row.secure ? 'secure/' : ''}${row.path}`,
  query: shapeOf(row.schemas?.query),
  body: shapeOf(row.schemas?.body),
  reply: shapeOf(row.schemas?.reply),
});

type Fields = Readonly<Record<string, Shape>>;

const isFields = (shape: Shape | undefined): shape is Fields =>
  typeof shape === 'object' && shape !== null && !Array.isArray(shape);

const OPTIONAL: readonly (Shape | undefined)[] = ['optional', 'exact_optional', 'nullish', 'undefinedable'];

const isOptional = (shape: Shape): boolean => isFields(shape) && OPTIONAL.includes(shape['type']);

type Direction = 'sent' | 'read';

/** What a page sends must be known; what the server adds to its answer, a page does not read. */
const fieldsFit = (page: Fields, server: Fields, direction: Direction): boolean =>
  [...new Set([...Object.keys(page), ...Object.keys(server)])].every((name) => {
    const [own, theirs] = [page[name], server[name]];
    if (own === undefined) return direction === 'read' || (theirs !== undefined && isOptional(theirs));
    return theirs === undefined ? direction === 'read' && isOptional(own) : fits(own, theirs, direction);
  });

const fits = (page: Shape, server: Shape, direction: Direction): boolean => {
  if (Array.isArray(page) && Array.isArray(server)) {
    return (
      page.length === server.length && page.every((one, at) => fits(one, server[at] as Shape, direction))
    );
  }
  if (!isFields(page) || !isFields(server)) return page === server;
  return [...new Set([...Object.keys(page), ...Object.keys(server)])].every((key) => {
    const [own, theirs] = [page[key], server[key]];
    if (own === undefined || theirs === undefined) return false;
    return key === 'entries' && isFields(own) && isFields(theirs)
      ? fieldsFit(own, theirs, direction)
      : fits(own, theirs, direction);
  });
};

/** Whether a page that was built with one description can make the call of a server that has the other. */
export const callFits = (page: DescribedCall, server: DescribedCall): boolean =>
  page.method === server.method &&
  page.path === server.path &&
  fits(page.query, server.query, 'sent') &&
  fits(page.body, server.body, 'sent') &&
  fits(page.reply, server.reply, 'read');
