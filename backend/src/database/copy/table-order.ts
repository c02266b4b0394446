import { sql } from 'kysely';
import type { Queries } from '../database.ts';

/** Not data: written by migrating (the row that is locked by whoever moves somebody as well), by opening, by looking whether writes succeed, and by restoring. */
const OURS_ALONE = [
  'kysely_migration',
  'kysely_migration_lock',
  'durability_probe',
  'write_probe',
  'restored_backups',
  'network_lock',
];

export interface CopiedTable {
  readonly name: string;
  /** Its rows point at each other, so they must arrive in one statement. */
  readonly pointsAtItself: boolean;
}

/** All tables, each after those that it points at. Asked of the engine, so a new table is never forgotten. */
export const tablesInOrder = async (db: Queries): Promise<readonly CopiedTable[]> => {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db);
  const links = await sql<{ child: string; parent: string }>`
    select c.relname as child, p.relname as parent from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace`.execute(db);
  const left = new Set(tables.rows.map(({ name }) => name).filter((name) => !OURS_ALONE.includes(name)));
  const ordered: CopiedTable[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) =>
      links.rows.every(({ child, parent }) => child !== name || parent === name || !left.has(parent)),
    );
    if (free.length === 0) throw new Error(`Tables point at each other in a circle: ${[...left].join(', ')}`);
    for (const name of free) {
      left.delete(name);
      ordered.push({
        name,
        pointsAtItself: links.rows.some(({ child, parent }) => child === name && parent === name),
      });
    }
  }
  return ordered;
};

export interface SequenceState {
  readonly name: string;
  readonly value: number;
  readonly isCalled: boolean;
}

export const readSequences = async (db: Queries): Promise<readonly SequenceState[]> => {
  const names = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`.execute(db);
  const states: SequenceState[] = [];
  for (const { name } of names.rows) {
    const { rows } = await sql<{ last_value: number; is_called: boolean }>`
      select last_value, is_called from ${sql.table(name)}`.execute(db);
    states.push(...rows.map((row) => ({ name, value: row.last_value, isCalled: row.is_called })));
  }
  return states;
};

export const writeSequences = async (db: Queries, states: readonly SequenceState[]): Promise<void> => {
  for (const { name, value, isCalled } of states) {
    await sql`select setval(${name}::regclass, ${value}, ${isCalled})`.execute(db);
  }
};

/**
 * Rows arrive as they were, with all that was counted of them: what counts as rows come must not count them again.
 * Inside the transaction of the work, so that nobody else ever finds it switched off.
 */
export const withoutTriggers = async <Result>(
  trx: Queries,
  tables: readonly CopiedTable[],
  work: () => Promise<Result>,
): Promise<Result> => {
  const switchAll = async (to: 'enable' | 'disable'): Promise<void> => {
    for (const { name } of tables)
      await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger user`.execute(trx);
  };
  await switchAll('disable');
  const result = await work();
  await switchAll('enable');
  return result;
};
