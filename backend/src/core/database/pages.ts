import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A page of a list that is sorted by moment, the newest first, and by id where two are the same. */
export interface Page {
  readonly limit: number;
  /** Only of the first pages: what is skipped is read as well. */
  readonly offset: number;
  /** The last line of the page before. */
  readonly after?: readonly [at: Date, id: string] | undefined;
}

/** The lines behind the last one; the first comparison is that of the index. */
export const olderThan = (
  { after }: Page,
  { at, id }: { readonly at: string; readonly id: string },
): RawBuilder<boolean> => {
  if (after === undefined) return sql`true`;
  const [lastAt, lastId] = after;
  return sql`(${sql.ref(at)} <= ${lastAt} and (${sql.ref(at)} < ${lastAt} or ${sql.ref(id)} > ${lastId}))`;
};

/** One more than this stands for "more than". To count them is to read them. */
export const MAX_TOTAL = 10_000;

/** For LIKE: signs that LIKE knows are text to find. */
const plain = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** For LIKE: the text anywhere. */
export const anywhere = (text: string): string => `%${plain(text)}%`;

/** For LIKE: the text at the beginning. */
export const beginning = (text: string): string => `${plain(text)}%`;
