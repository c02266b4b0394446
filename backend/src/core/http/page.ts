import { NUMBERED_PAGES } from '@payung/shared/domain/lists/line-status.ts';
import type { PageQuery } from '@payung/shared/schemas/agent.ts';
import { badRequest } from './api-refusal.ts';
import { TEXTS } from './texts.ts';
import type { Page } from '#core/database/pages.ts';

const MAX_PER_PAGE = 100;
/**
 * Pages count from 1, up to a bound, for what comes before a numbered page is read and thrown away; those behind it
 * begin where the page before ended.
 */
export const pageOf = ({ perPage, pageNo = '1', after }: PageQuery): Page => {
  const limit = Math.min(Math.max(1, Number(perPage)), MAX_PER_PAGE);
  const key = readCursor(after, ['moment', 'text'], 'cursor');
  if (key !== undefined) return { limit, offset: 0, after: key };
  const page = Math.max(1, Number(pageNo));
  if (page > NUMBERED_PAGES) throw badRequest(TEXTS.pageTooFar, { values: { most: NUMBERED_PAGES } });
  return { limit, offset: (page - 1) * limit };
};

/** What one answer holds at most: as many leads as an agent may have. */
const MOST_LINES = 10_000;
const USUAL_LINES = 20;

interface Paging {
  readonly limit?: string | undefined;
  readonly after?: string | undefined;
}

/** Lines of an answer. The whole list where it is asked for as the specification does, without pages (ruling R30a). */
export const lineLimit = ({ limit, after = '' }: Paging): number => {
  if (limit !== undefined) return Math.min(Math.max(1, Number(limit)), MAX_PER_PAGE);
  return after === '' ? MOST_LINES : USUAL_LINES;
};

/** The lines of a page that was read with one line more, and where the next page begins if that one exists. */
export const linesOfPage = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  { limit }: Page,
  momentOf: (row: Row) => Date,
): { readonly rows: readonly Row[]; readonly next: { readonly next?: string } } => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isLast = rows.length <= limit || last === undefined;
  return { rows: shown, next: isLast ? {} : { next: cursorOf([momentOf(last), last.id]) } };
};

type KeyPart = string | number | Date;
type PartKind = 'moment' | 'number' | 'text';
interface PartOf {
  readonly moment: Date;
  readonly number: number;
  readonly text: string;
}

/** A sort key as its kinds say. */
type KeyOf<Kinds extends readonly PartKind[]> = { readonly [At in keyof Kinds]: PartOf[Kinds[At]] };

/** Cursor of the next page: the sort key of the last line, and its id at the end. Opaque to screens. */
export const cursorOf = (key: readonly KeyPart[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Beyond these the engine itself would refuse a moment. */
const EARLIEST = new Date('1900-01-01');
const LATEST = new Date('9999-01-01');

const broken = (field: string) => badRequest(TEXTS.badFields, { values: { fields: field } });

const parsed = (after: string, field: string): unknown => {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
  } catch {
    throw broken(field);
  }
};

const partOf = (part: unknown, kind: PartKind): KeyPart | undefined => {
  if (kind === 'number' && typeof part === 'number' && Number.isSafeInteger(part)) return part;
  if (kind === 'text' && typeof part === 'string' && !part.includes('\u0000')) return part;
  if (kind === 'moment' && typeof part === 'string') {
    const moment = new Date(part);
    if (moment >= EARLIEST && moment < LATEST) return moment;
  }
  return undefined;
};

/** Undoes `cursorOf`; nothing for a first page. What was not made by it is refused: `field` is its name on the wire. */
export const readCursor = <const Kinds extends readonly PartKind[]>(
  after: string | undefined,
  kinds: Kinds,
  field = 'after',
): KeyOf<Kinds> | undefined => {
  if (after === undefined || after === '') return undefined;
  const key = parsed(after, field);
  if (!Array.isArray(key) || key.length !== kinds.length) throw broken(field);
  const parts = kinds.map((kind, at) => partOf(key[at], kind));
  if (parts.includes(undefined)) throw broken(field);
  return parts as unknown as KeyOf<Kinds>;
};

/** Of a list by name: the cursor has the id alone, for no name stands in an address. What the caller may not see has none. */
export const readNameCursor = async (
  after: string | undefined,
  nameOf: (id: string) => Promise<string | undefined>,
): Promise<readonly [name: string, id: string] | undefined> => {
  const [id] = readCursor(after, ['text'], 'cursor') ?? [];
  if (id === undefined) return undefined;
  const name = await nameOf(id);
  if (name === undefined) throw broken('cursor');
  return [name, id];
};
