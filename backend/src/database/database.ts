import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool, Transaction } from 'kysely';
import type { Pool } from 'pg';
import { guardPool } from './open-transaction.ts';
import type { Tables } from './tables.ts';

/** The root: takes a connection of its own for each query. */
export type Database = Kysely<Tables>;
/** What a query needs: the root, or the transaction it belongs to. Pass it everywhere. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export type Engine = 'pglite' | 'postgres';

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  readonly engine: Engine;
  readonly close: () => Promise<void>;
}

const pools = new WeakMap<Queries, PostgresPool>();

export const databaseOver = (pool: Pool): Database => {
  const guarded = guardPool(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
  pools.set(db, guarded);
  return db;
};

/** The connections of the root; nothing for a transaction, which has one of its own. */
export const poolOf = (db: Queries): PostgresPool | undefined => pools.get(db);
