import { sql } from 'kysely';
import type { Database, Queries } from '../database.ts';
import { insideTransaction } from '../open-transaction.ts';
import { readRows, writeRows } from './rows.ts';
import { readSequences, tablesInOrder, withoutTriggers, writeSequences } from './table-order.ts';
import type { CopiedTable } from './table-order.ts';

export class NotEmpty extends Error {
  constructor(table: string) {
    super(`The database to write into is not empty: it has rows in ${table}`);
    this.name = 'NotEmpty';
  }
}

export const appliedMigrations = async (db: Queries): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

export const requireEmpty = async (db: Queries, tables: readonly CopiedTable[]): Promise<void> => {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new NotEmpty(name);
  }
};

/** Everything from one database into an empty one, as of one moment, or nothing. Answers rows by table. */
export const copyDatabase = (from: Database, to: Database): Promise<Readonly<Record<string, number>>> =>
  from
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((source) =>
      to.transaction().execute((target) =>
        insideTransaction(async () => {
          const tables = await tablesInOrder(source);
          await requireEmpty(target, tables);
          const counts: Record<string, number> = {};
          await withoutTriggers(target, tables, async () => {
            for (const table of tables)
              counts[table.name] = await writeRows(target, table, readRows(source, table.name));
          });
          await writeSequences(target, await readSequences(source));
          return counts;
        }),
      ),
    );
