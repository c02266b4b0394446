import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '#core/database/database.ts';

/** Where sealed values stand; the names come from the code, never from a request. */
export interface SealedColumn {
  readonly table: string;
  /** What names a row, in the order of its key. */
  readonly keys: readonly string[];
  readonly column: string;
}

export interface SealedRow {
  readonly keys: readonly string[];
  readonly sealed: Buffer | string;
}

const BATCH = 20;

const tuple = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql`(${sql.join([...parts])})`;
const namesOf = ({ keys }: SealedColumn) => tuple(keys.map((key) => sql.ref(key)));
const valuesOf = (keys: readonly string[]) => tuple(keys.map((key) => sql`${key}`));

/** All of them, a few at a time: pictures are large. */
export async function* sealedRows(tx: Queries, where: SealedColumn): AsyncGenerator<SealedRow> {
  let after: readonly string[] | undefined;
  for (;;) {
    const begin = after === undefined ? sql`true` : sql`${namesOf(where)} > ${valuesOf(after)}`;
    const { rows } = await sql<Record<string, string | Buffer>>`
      select ${sql.join(where.keys.map((key) => sql.ref(key)))}, ${sql.ref(where.column)} as sealed
      from ${sql.table(where.table)} where ${begin} order by ${namesOf(where)} limit ${BATCH}`.execute(tx);
    for (const { sealed = '', ...row } of rows) {
      after = where.keys.map((key) => String(row[key]));
      yield { keys: after, sealed };
    }
    if (rows.length < BATCH) return;
  }
}

export const replaceSealed = async (
  tx: Queries,
  where: SealedColumn,
  { keys, sealed }: SealedRow,
): Promise<void> => {
  await sql`update ${sql.table(where.table)} set ${sql.ref(where.column)} = ${sealed}
    where ${namesOf(where)} = ${valuesOf(keys)}`.execute(tx);
};
