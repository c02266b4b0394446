import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { CopiedTable } from './table-order.ts';

const ROWS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 4_000_000;

type Trx = Transaction<Tables>;

/** Each row as one line of JSON, written by the engine itself: it reads its own words back without loss. */
export async function* readRows(trx: Trx, table: string): AsyncGenerator<string> {
  await sql`declare copied_rows cursor for select to_jsonb(t)::text as line from ${sql.table(table)} t`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from copied_rows`.execute(
      trx,
    );
    for (const { line } of rows) yield line;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close copied_rows`.execute(trx);
}

const insert = async (trx: Trx, table: string, lines: readonly string[]): Promise<void> => {
  const [first] = lines;
  if (first === undefined) return;
  // Columns that the backup does not know get their defaults.
  const columns = sql.join(Object.keys(JSON.parse(first) as object).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::jsonb)`.execute(
    trx,
  );
};

/** Answers how many rows it wrote. */
export const writeRows = async (
  trx: Trx,
  table: CopiedTable,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<number> => {
  let batch: string[] = [];
  let characters = 0;
  let count = 0;
  for await (const line of lines) {
    batch.push(line);
    characters += line.length;
    count += 1;
    const isFull = batch.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE;
    if (!isFull || table.pointsAtItself) continue;
    await insert(trx, table.name, batch);
    batch = [];
    characters = 0;
  }
  await insert(trx, table.name, batch);
  return count;
};
