import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Queries } from './database.ts';
import type { Tables } from './tables.ts';
import { insideTransaction } from '#core/database/open-transaction.ts';
import { withStatementLimit } from './connection/current-work.ts';
import { LONG_STATEMENT_MS } from './connection/limits.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MAX_ATTEMPTS = 8;

interface LongTransaction {
  /** For each statement. */
  readonly limitMs?: number;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const isRetryable = (error: unknown): boolean =>
  [SERIALIZATION_FAILURE, DEADLOCK_DETECTED].includes(String(codeOf(error)));

const afterwards = new WeakMap<Queries, (() => void)[]>();

/** For what must not happen where the transaction is undone or tried again, such as a figure. */
export const onceKept = (trx: Queries, act: () => void): void => void afterwards.get(trx)?.push(act);

/**
 * Runs the work in one transaction, again from the start when the engine asks for it (40001, 40P01), so the
 * work must not touch anything but the database. Inside an open transaction it joins that one.
 */
export const transaction = async <Result>(
  db: Queries,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  if (db.isTransaction) return await work(db as Transaction<Tables>);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const acts: (() => void)[] = [];
      const result = await db.transaction().execute((trx) => {
        afterwards.set(trx, acts);
        return insideTransaction(() => work(trx));
      });
      for (const act of acts) act();
      return result;
    } catch (error) {
      if (!isRetryable(error) || attempt === MAX_ATTEMPTS) throw error;
      await pause(Math.random() * 5 * 2 ** attempt);
    }
  }
};

/**
 * For statements that read so much that they take longer than others may: only where nobody waits for what they lock. Their
 * limit goes with the transaction, in PostgreSQL and here.
 */
export const longTransaction = <Result>(
  db: Queries,
  work: (trx: Transaction<Tables>) => Promise<Result>,
  { limitMs = LONG_STATEMENT_MS }: LongTransaction = {},
): Promise<Result> =>
  withStatementLimit(limitMs, () =>
    transaction(db, async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(limitMs)}`.execute(trx);
      return await work(trx);
    }),
  );
