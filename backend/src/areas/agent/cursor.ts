import { badRequest } from '#http/api-refusal.ts';
import { TEXTS } from '#http/texts.ts';

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

const broken = () => badRequest(TEXTS.badFields, { values: { fields: 'after' } });

const parsed = (after: string): unknown => {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
  } catch {
    throw broken();
  }
};

const partOf = (part: unknown, kind: PartKind): KeyPart => {
  if (kind === 'number' && typeof part === 'number' && Number.isSafeInteger(part)) return part;
  if (kind === 'text' && typeof part === 'string' && !part.includes('\u0000')) return part;
  if (kind === 'moment' && typeof part === 'string') {
    const moment = new Date(part);
    if (moment >= EARLIEST && moment < LATEST) return moment;
  }
  throw broken();
};

/** Undoes `cursorOf`; nothing for a first page. What was not made by it is refused. */
export const readCursor = <const Kinds extends readonly PartKind[]>(
  after: string | undefined,
  kinds: Kinds,
): KeyOf<Kinds> | undefined => {
  if (after === undefined || after === '') return undefined;
  const key = parsed(after);
  if (!Array.isArray(key) || key.length !== kinds.length) throw broken();
  return kinds.map((kind, at) => partOf(key[at], kind)) as unknown as KeyOf<Kinds>;
};
