import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { fairTurns } from './fair-turns.ts';

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

/**
 * The embedded engine has one connection: a query on the root would wait for the transaction that waits
 * for it, for ever. On a real server it would read and write beside the transaction. Both are refused.
 */
export const guardPool = (
  pool: Pool,
  connect: () => Promise<PoolClient> = () => pool.connect(),
): PostgresPool => {
  const turn = fairTurns();
  return {
    options: pool.options,
    connect: async () => {
      if (openTransaction.getStore()) throw new RootDatabaseInsideTransaction();
      await turn();
      return await connect();
    },
    end: () => pool.end(),
  };
};
