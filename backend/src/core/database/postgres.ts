import { Pool, TypeOverrides, types } from 'pg';
import type { PoolClient } from 'pg';
import { databaseOver } from './database.ts';
import type { OpenDatabase } from './database.ts';
import { DatabaseUnreachable, isConnectionEnded } from './write-probe.ts';

type AnyQuery = (...given: readonly unknown[]) => unknown;

/**
 * A connection that breaks is reported to the query that uses it, as one kind of error. Without a listener of its own the
 * 'error' of a connection in use would end the process; the pool listens only to those that are idle.
 */
const watchConnection = (client: PoolClient): void => {
  let isBroken = false;
  client.on('error', () => {
    isBroken = true;
  });
  const query = (client.query as AnyQuery).bind(client);
  const watched: AnyQuery = (...given) => {
    const answer = query(...given);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      throw isBroken || isConnectionEnded(error) ? new DatabaseUnreachable(error) : error;
    });
  };
  Reflect.set(client, 'query', watched);
};

export const openPostgres = (url: string, connections = 10): OpenDatabase => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: typeParsers(),
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', watchConnection);
  const connect = connectWithBackoff(() => pool.connect(), { idleConnections: () => pool.idleCount });
  return { db: databaseOver(pool, connect), pool, url, close: () => pool.end() };
};

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;

interface ConnectOptions {
  /** Open connections that wait for work: taking one connects to nothing. */
  readonly idleConnections: () => number;
  readonly now?: () => number;
}

/**
 * A server that does not answer is asked again after 0.1 s, 0.2 s … 5 s; in between nobody waits for it. The first
 * connection that succeeds ends that.
 */
export const connectWithBackoff = <Client>(
  connect: () => Promise<Client>,
  { idleConnections, now = () => performance.now() }: ConnectOptions,
): (() => Promise<Client>) => {
  let failures = 0;
  let nextTryAt = 0;
  return async () => {
    if (now() < nextTryAt && idleConnections() === 0) throw new DatabaseUnreachable();
    try {
      const client = await connect();
      failures = 0;
      nextTryAt = 0;
      return client;
    } catch (error) {
      // Of many that failed together, only the first makes the wait longer.
      if (now() >= nextTryAt) {
        nextTryAt = now() + Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
        failures += 1;
      }
      throw new DatabaseUnreachable(error);
    }
  };
};

const { INT8, NUMERIC, DATE } = types.builtins;

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint does not fit a JavaScript number');
  return value;
};

/** Rupiah and counters as numbers, days as 'YYYY-MM-DD'; times stay Dates. */
const typeParsers = (): TypeOverrides => {
  const parsers = new TypeOverrides();
  parsers.setTypeParser(INT8, wholeNumber);
  parsers.setTypeParser(NUMERIC, Number);
  parsers.setTypeParser(DATE, (text: string) => text);
  return parsers;
};
