import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const openTransaction = new AsyncLocalStorage<true>();

export const insideTransaction = <Result>(work: () => Promise<Result>): Promise<Result> =>
  openTransaction.run(true, work);

/** For work that a transaction starts but does not wait for, such as waking the job worker. */
export const outsideTransaction = <Result>(work: () => Result): Result => openTransaction.exit(work);

export class RootDatabaseInsideTransaction extends Error {
  constructor() {
    super('The root database was used inside an open transaction: pass the transaction to this query');
    this.name = 'RootDatabaseInsideTransaction';
  }
}

export class SlowWorkInsideTransaction extends Error {
  constructor() {
    super('Another server was asked inside an open transaction, which holds a connection and rows meanwhile');
    this.name = 'SlowWorkInsideTransaction';
  }
}

/** For what waits for another server. */
export const requireOutsideTransaction = (): void => {
  if (openTransaction.getStore()) throw new SlowWorkInsideTransaction();
};

/**
 * A query on the root would read and write beside the transaction, and wait forever for a row that it holds or for
 * the last connection of the pool: refused.
 */
export const guardPool = (
  pool: Pool,
  connect: () => Promise<PoolClient> = () => pool.connect(),
): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    if (openTransaction.getStore()) throw new RootDatabaseInsideTransaction();
    return await connect();
  },
  end: () => pool.end(),
});
