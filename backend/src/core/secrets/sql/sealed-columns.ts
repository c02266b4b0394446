import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { JSON_COLUMNS, NUMBER_COLUMNS } from '#core/database/sealed-numbers.ts';
import type { Moment } from '#core/database/column-types.ts';

/** Where sealed values stand; the names come from the code, never from a request. */
export interface SealedColumn {
  readonly table: string;
  /** What names a row, in the order of its key. */
  readonly keys: readonly string[];
  readonly column: string;
}

/** With a column beside it that says by which secret. */
export interface MarkedColumn extends SealedColumn {
  readonly mark: string;
}

const tuple = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql`(${sql.join([...parts])})`;
export const namesOf = ({ keys }: SealedColumn) => tuple(keys.map((key) => sql.ref(key)));
export const valuesOf = (keys: readonly string[]) => tuple(keys.map((key) => sql`${key}`));

export interface NumberColumn extends SealedColumn {
  /** Fields of a JSON column that hold numbers; none: the column itself is one. */
  readonly fields: readonly string[];
}

interface FoundColumn {
  readonly table: string;
  readonly column: string;
  readonly keys: readonly string[];
}

/** Every column of every table that holds numbers of people, by the names that such columns have. */
export const listNumberColumns = async (db: Queries): Promise<readonly NumberColumn[]> => {
  const names = [...NUMBER_COLUMNS, ...Object.keys(JSON_COLUMNS)];
  const { rows } = await sql<FoundColumn>`
    select c.relname as "table", a.attname as "column",
      (select array_agg(k.attname::text order by array_position(i.indkey, k.attnum))
         from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and a.attname = any(${names}) and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
    order by 1, 2`.execute(db);
  return rows.map((found) => ({ ...found, fields: JSON_COLUMNS[found.column] ?? [] }));
};

interface NumberRow {
  readonly keys: readonly string[];
  readonly value: string;
}

const keyTextsOf = ({ keys }: SealedColumn) => tuple(keys.map((key) => sql`${sql.ref(key)}::text`));
const textsOf = ({ column, fields }: NumberColumn): readonly RawBuilder<unknown>[] =>
  fields.length === 0 ? [sql.ref(column)] : fields.map((field) => sql`(${sql.ref(column)} ->> ${field})`);

/** Rows whose number does not begin with the mark, after those keys; the value is the text of the whole column. */
export const listUnsealed = async (
  db: Queries,
  where: NumberColumn,
  from: { readonly mark: string; readonly after: readonly string[] | undefined; readonly limit: number },
): Promise<readonly NumberRow[]> => {
  const { mark, after, limit } = from;
  const begin =
    after === undefined ? sql`true` : sql`${keyTextsOf(where)} > ${tuple(after.map((key) => sql`${key}`))}`;
  const unsealed = sql.join(
    textsOf(where).map((text) => sql`(${text} <> '' and not starts_with(${text}, ${mark}))`),
    sql` or `,
  );
  const { rows } = await sql<Record<string, string> & { value: string }>`
    select ${sql.join(where.keys.map((key) => sql`${sql.ref(key)}::text as ${sql.ref(key)}`))},
      ${sql.ref(where.column)}::text as value
    from ${sql.table(where.table)} where ${begin} and (${unsealed})
    order by ${keyTextsOf(where)} limit ${limit}`.execute(db);
  return rows.map((row) => ({ keys: where.keys.map((key) => row[key] ?? ''), value: row.value }));
};

/** Unless somebody has changed it meanwhile: who changes it seals it. */
export const replaceUnsealed = async (
  db: Queries,
  where: NumberColumn,
  row: NumberRow & { readonly sealed: string },
): Promise<void> => {
  const type = where.fields.length === 0 ? sql`text` : sql`jsonb`;
  await sql`update ${sql.table(where.table)} set ${sql.ref(where.column)} = ${row.sealed}::${type}
    where ${keyTextsOf(where)} = ${tuple(row.keys.map((key) => sql`${key}`))}
      and ${sql.ref(where.column)} = ${row.value}::${type}`.execute(db);
};

const NUMBERS = 'numbers';

/** The mark of the secret with which every number is sealed already. */
export const findSealedMark = async (db: Queries): Promise<string | undefined> => {
  const row = await db
    .selectFrom('secret_fingerprints')
    .select('fingerprint')
    .where('name', '=', NUMBERS)
    .executeTakeFirst();
  return row?.fingerprint;
};

export const keepSealedMark = async (db: Queries, mark: string, now: Date): Promise<void> => {
  await db
    .insertInto('secret_fingerprints')
    .values({ name: NUMBERS, fingerprint: mark, set_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint: mark, set_at: now }))
    .execute();
};

interface SecretFingerprintsTable {
  name: string;
  fingerprint: string;
  set_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    secret_fingerprints: SecretFingerprintsTable;
  }
}

const SERVER = 'server';

/** What the database belongs to, locked until the transaction ends; of processes that start together the first sets it. */
export const claimFingerprint = async (
  tx: Queries,
  { fingerprint, now }: { readonly fingerprint: string; readonly now: Date },
): Promise<string> => {
  await tx
    .insertInto('secret_fingerprints')
    .values({ name: SERVER, fingerprint, set_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await tx
    .selectFrom('secret_fingerprints')
    .select('fingerprint')
    .where('name', '=', SERVER)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.fingerprint;
};

export const replaceFingerprint = async (tx: Queries, fingerprint: string, now: Date): Promise<void> => {
  await tx
    .updateTable('secret_fingerprints')
    .set({ fingerprint, set_at: now })
    .where('name', '=', SERVER)
    .execute();
};

/** Of the secret that the database belongs to. */
export const findFingerprint = async (db: Queries): Promise<string | undefined> => {
  const row = await db
    .selectFrom('secret_fingerprints')
    .select('fingerprint')
    .where('name', '=', SERVER)
    .executeTakeFirst();
  return row?.fingerprint;
};
