import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Condition } from './line-status.ts';

export interface PageOrder<Key extends string> {
  readonly key: Key;
  readonly isDescending: boolean;
  /** The last line of the page before: its key, and its id. */
  readonly after?: readonly [key: Date | number | string, id: string] | undefined;
  readonly limit: number;
}

interface KeysetPosition {
  readonly key: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly order: PageOrder<string>;
}

/** Keyset condition: the rows after the cursor, in the order of both keys. */
export const afterCursor = ({ key, id, order: { isDescending, after } }: KeysetPosition): Condition => {
  if (after === undefined) return sql`true`;
  const [last, lastId] = after;
  return sql`(${key}, ${id}) ${isDescending ? sql`<` : sql`>`} (${last}, ${lastId})`;
};

/** A column as lists are sorted by it: names by their letters, as the code does, whatever the locale of the server. */
export const sortKey = (table: string, key: string): RawBuilder<unknown> =>
  key === 'search_name' ? sql`${sql.ref(`${table}.search_name`)} collate "C"` : sql.ref(`${table}.${key}`);

export const direction = ({ isDescending }: PageOrder<string>) => (isDescending ? sql`desc` : sql`asc`);
