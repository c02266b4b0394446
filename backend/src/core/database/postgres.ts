import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { connectWithBackoff } from './connect-with-backoff.ts';
import { databaseOver } from './database.ts';
import type { OpenDatabase } from './database.ts';
import { DatabaseUnreachable, isConnectionEnded } from './outage.ts';
import { typeParsers } from './type-parsers.ts';

type AnyQuery = (...given: readonly unknown[]) => unknown;

/**
 * A connection that breaks is told to whoever uses it, as one kind of error. Without a listener of its own the
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
