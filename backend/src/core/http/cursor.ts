import { badRequest } from './api-refusal.ts';
import { TEXTS } from './texts.ts';

type KeyPart = string | number | Date;
type PartKind = 'moment' | 'number' | 'text';
interface PartOf {
  readonly moment: Date;
  readonly number: number;
  readonly text: string;
}

/** A sort key as its kinds say. */
export type KeyOf<Kinds extends readonly PartKind[]> = { readonly [At in keyof Kinds]: PartOf[Kinds[At]] };

/** Where a list goes on: the sort key of its last line, its id at the end. For screens it means nothing. */
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
