import { sql } from 'kysely';
import type { Moment } from '#core/database/column-types.ts';
import type { Queries } from '#core/database/database.ts';
import { namesOf, valuesOf } from './sealed-columns.ts';
import type { MarkedColumn } from './sealed-columns.ts';

interface OldSecretsTable {
  fingerprint: string;
  since: Moment;
}

interface SealAgainTurnsTable {
  id: number;
  leased_until: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    old_secrets: OldSecretsTable;
    seal_again_turns: SealAgainTurnsTable;
  }
}

/** By which something may still be sealed. */
export const listOldSecrets = async (db: Queries): Promise<readonly string[]> => {
  const rows = await db.selectFrom('old_secrets').select('fingerprint').orderBy('fingerprint').execute();
  return rows.map(({ fingerprint }) => fingerprint);
};

export const insertOldSecret = async (db: Queries, fingerprint: string, now: Date): Promise<void> => {
  await db
    .insertInto('old_secrets')
    .values({ fingerprint, since: now })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
};

export const deleteOldSecret = async (db: Queries, fingerprint: string): Promise<void> => {
  await db.deleteFrom('old_secrets').where('fingerprint', '=', fingerprint).execute();
};

export const deleteOldSecrets = async (db: Queries): Promise<void> => {
  await db.deleteFrom('old_secrets').execute();
};

/** Whether it is this process's turn; its turn ends by itself. */
export const takeSealAgainTurn = async (
  db: Queries,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('seal_again_turns')
    .values({ id: 1, leased_until: until })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ leased_until: until })
        .where('seal_again_turns.leased_until', '<=', now),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

export const endSealAgainTurn = async (db: Queries, now: Date): Promise<void> => {
  await db.updateTable('seal_again_turns').set({ leased_until: now }).execute();
};

export const sealedBefore = ({ mark }: MarkedColumn, marks: readonly string[]) =>
  sql`(${sql.ref(mark)} is null or ${sql.ref(mark)} = any(${marks}::text[]))`;

export interface OlderRow {
  readonly keys: readonly string[];
  /** Nothing where there is nothing in it. */
  readonly sealed: Buffer | string | null;
  readonly mark: string | null;
}

/** Some rows that one of those secrets has sealed, or that nobody knows of. */
export const listSealedBefore = async (
  db: Queries,
  where: MarkedColumn,
  { marks, limit }: { readonly marks: readonly string[]; readonly limit: number },
): Promise<readonly OlderRow[]> => {
  const { rows } = await sql<Record<string, string> & Omit<OlderRow, 'keys'>>`
    select ${sql.join(where.keys.map((key) => sql.ref(key)))}, ${sql.ref(where.column)} as sealed,
      ${sql.ref(where.mark)} as mark
    from ${sql.table(where.table)} where ${sealedBefore(where, marks)} limit ${limit}`.execute(db);
  return rows.map(({ sealed, mark, ...row }) => ({
    keys: where.keys.map((key) => row[key] ?? ''),
    sealed,
    mark,
  }));
};

export const countSealedBefore = async (
  db: Queries,
  where: MarkedColumn,
  marks: readonly string[],
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(where.table)} where ${sealedBefore(where, marks)}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Whether one row at least is sealed so, or nobody knows by what. */
export const isAnySealedBefore = async (
  db: Queries,
  where: MarkedColumn,
  marks: readonly string[],
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from ${sql.table(where.table)} where ${sealedBefore(where, marks)} limit 1`.execute(db);
  return rows.length > 0;
};

/** Unless somebody has changed it meanwhile. */
export const replaceSealedBefore = async (
  db: Queries,
  where: MarkedColumn,
  {
    row,
    sealed,
    mark,
  }: { readonly row: OlderRow; readonly sealed: Buffer | string | null; readonly mark: string },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update ${sql.table(where.table)} set ${sql.ref(where.column)} = ${sealed}, ${sql.ref(where.mark)} = ${mark}
    where ${namesOf(where)} = ${valuesOf(row.keys)} and ${sql.ref(where.column)} is not distinct from ${row.sealed}
      and ${sql.ref(where.mark)} is not distinct from ${row.mark}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};
