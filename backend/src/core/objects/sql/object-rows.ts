import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import { namesOf, valuesOf } from '#core/secrets/sql/sealed-columns.ts';
import { sealedBefore } from '#core/secrets/sql/old-secrets.ts';
import type { SealedPictures } from '#core/secrets/seal-numbers.ts';

/** Where the sealed bytes of a row are: in the row, or in the object store. */
export interface ObjectPlace {
  readonly sealed: Buffer | null;
  readonly object_key: string | null;
}

/** Sealed now, and by which secret. */
export interface KeptObject extends ObjectPlace {
  readonly sealed_by: string;
}

export interface ObjectRow extends ObjectPlace {
  /** What names the row, in the order of its key. */
  readonly keys: readonly string[];
}

const rowOf =
  ({ keys }: SealedPictures) =>
  ({ sealed, object_key, ...row }: Readonly<Record<string, string>> & ObjectPlace): ObjectRow => ({
    keys: keys.map((key) => row[key] ?? ''),
    sealed,
    object_key,
  });

/** Nothing where there is no such row any more, or nothing in it yet. */
export const findPlace = async (
  db: Queries,
  where: SealedPictures,
  keys: readonly string[],
): Promise<ObjectPlace | undefined> => {
  const { rows } = await sql<ObjectPlace>`
    select ${sql.ref(where.column)} as sealed, object_key from ${sql.table(where.table)}
    where ${namesOf(where)} = ${valuesOf(keys)}`.execute(db);
  const [row] = rows;
  return row === undefined || (row.sealed === null && row.object_key === null) ? undefined : row;
};

/** Whose bytes are where they should not be any more, after those keys. */
export const listPlaced = async (
  db: Queries,
  where: SealedPictures,
  from: {
    readonly in: 's3' | 'postgresql';
    readonly after: readonly string[] | undefined;
    readonly limit: number;
  },
): Promise<readonly ObjectRow[]> => {
  const begin = from.after === undefined ? sql`true` : sql`${namesOf(where)} > ${valuesOf(from.after)}`;
  const placed = from.in === 's3' ? sql`object_key is not null` : sql`${sql.ref(where.column)} is not null`;
  const { rows } = await sql<Record<string, string> & ObjectPlace>`
    select ${sql.join(where.keys.map((key) => sql.ref(key)))}, ${sql.ref(where.column)} as sealed, object_key
    from ${sql.table(where.table)} where ${placed} and ${begin}
    order by ${namesOf(where)} limit ${from.limit}`.execute(db);
  return rows.map(rowOf(where));
};

const hashOf = (sealed: Buffer | null): Buffer => hash('sha256', sealed ?? Buffer.alloc(0), 'buffer');

/** Some that one of those secrets has sealed, or that nobody knows of. */
export const listSealedObjects = async (
  db: Queries,
  where: SealedPictures,
  { marks, limit }: { readonly marks: readonly string[]; readonly limit: number },
): Promise<readonly ObjectRow[]> => {
  const { rows } = await sql<Record<string, string> & ObjectPlace>`
    select ${sql.join(where.keys.map((key) => sql.ref(key)))}, ${sql.ref(where.column)} as sealed, object_key
    from ${sql.table(where.table)} where ${sealedBefore(where, marks)} limit ${limit}`.execute(db);
  return rows.map(rowOf(where));
};

/** Unless the row, or where its bytes are, was changed meanwhile. Answers whether it was moved. */
export const replacePlace = async (
  db: Queries,
  where: SealedPictures,
  { from, to }: { readonly from: ObjectRow; readonly to: ObjectPlace & { readonly sealed_by?: string } },
): Promise<boolean> => {
  const isAsBefore =
    from.object_key === null
      ? sql`object_key is null and sha256(coalesce(${sql.ref(where.column)}, ''::bytea)) = ${hashOf(from.sealed)}`
      : sql`object_key = ${from.object_key}`;
  const { numAffectedRows } = await sql`
    update ${sql.table(where.table)} set ${sql.ref(where.column)} = ${to.sealed}, object_key = ${to.object_key},
      ${sql.ref(where.mark)} = coalesce(${to.sealed_by ?? null}::text, ${sql.ref(where.mark)})
    where ${namesOf(where)} = ${valuesOf(from.keys)} and ${isAsBefore}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};
