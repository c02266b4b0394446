import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool, Transaction } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { guardPool } from './open-transaction.ts';
import type { NumberSeal } from './sealed-numbers.ts';
import { sealedNumbersPlugin } from './sealed-numbers.ts';
import type { Tables } from './tables.ts';

/** The root: takes a connection of its own for each query. */
export type Database = Kysely<Tables>;
/** What a query needs: the root, or the transaction it belongs to. Pass it everywhere. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

/** At this moment. */
export interface Crowd {
  /** Connections that are in use. */
  readonly taken: number;
  /** Statements that wait for one. */
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly db: Database;
  /** With time for statements that others do not have: of the start, and of commands. */
  readonly patient: Database;
  /** One connection that nobody else uses: says whether the server is well. */
  readonly health: Database;
  readonly pool: Pool;
  readonly crowd: () => Crowd;
  /** With a password where the server asks for one: never to be logged. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const pools = new WeakMap<Queries, PostgresPool>();

/** `connect` takes a connection from the pool in another way than the pool does by itself. */
export const databaseOver = (pool: Pool, connect?: () => Promise<PoolClient>): Database => {
  const guarded = guardPool(pool, connect);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
  pools.set(db, guarded);
  return db;
};

const seals = new WeakMap<Queries, NumberSeal>();

/** The same database, in which numbers of people are sealed. */
export const withSealedNumbers = (db: Database, seal: NumberSeal): Database => {
  const sealed = db.withPlugin(sealedNumbersPlugin(seal));
  const pool = pools.get(db);
  if (pool !== undefined) pools.set(sealed, pool);
  seals.set(sealed, seal);
  return sealed;
};

/** What opens the rows that come straight from the driver. */
export const sealOf = (db: Queries): NumberSeal | undefined => seals.get(db);

/** The connections of the root; nothing for a transaction, which has one of its own. */
export const poolOf = (db: Queries): PostgresPool | undefined => pools.get(db);
