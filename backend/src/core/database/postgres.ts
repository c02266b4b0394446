import { Pool, TypeOverrides, types } from 'pg';
import type { PoolClient } from 'pg';
import { connectWithBackoff } from './connection/connect-with-backoff.ts';
import { currentWork } from './connection/current-work.ts';
import { DATABASE_LIMITS, HEALTH_LIMITS, PATIENT_LIMITS, serverSettings } from './connection/limits.ts';
import type { DatabaseLimits } from './connection/limits.ts';
import { createConnectionTurns } from './connection/turns-at-connections.ts';
import type { StatementWatch } from './connection/statement-watch.ts';
import { cutOff, watchConnection } from './connection/watch-connection.ts';
import { databaseOver } from './database.ts';
import type { Crowd, Database, OpenDatabase } from './database.ts';
import { DatabaseUnreachable } from './connection/write-probe.ts';

/** The kernel asks an idle connection whether its other end is there after this, and ends it ten seconds later. */
const KEEP_ALIVE_AFTER_MS = 5_000;

/** What is still in use then is cut off: its server may never answer. Each change is a transaction. */
const CLOSE_MS = 5_000;

interface OpenPool {
  readonly db: Database;
  readonly pool: Pool;
  readonly crowd: () => Crowd;
  readonly close: () => Promise<void>;
}

const openPool = (url: string, limits: DatabaseLimits, statements?: StatementWatch): OpenPool => {
  const { connections, connectMs, statementMs } = limits;
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: typeParsers(),
    options: serverSettings(limits),
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  const open = new Set<PoolClient>();
  const idle = new Set<PoolClient>();
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => void idle.delete(client));
  pool.on('release', (_error, client) => void idle.add(client));
  pool.on('remove', (client) => {
    idle.delete(client);
    open.delete(client);
  });
  const { connect, lost, isDown } = connectWithBackoff(() => pool.connect(), {
    idleConnections: () => pool.idleCount,
  });
  // What one of them went through, the others went through as well: none of them may swallow a request of its own.
  const onSilent = (): void => {
    lost();
    for (const client of idle) cutOff(client, new DatabaseUnreachable());
  };
  pool.on('connect', (client) => {
    open.add(client);
    watchConnection(client, { statementMs, onSilent, statements });
  });
  const turns = createConnectionTurns(limits);

  const takeTurn = async (): Promise<() => void> => {
    try {
      return await turns.take();
    } catch (error) {
      throw isDown() ? new DatabaseUnreachable(error) : error;
    }
  };
  const take = async (): Promise<PoolClient> => {
    const end = await takeTurn();
    try {
      const work = currentWork();
      work?.gone?.throwIfAborted();
      const client = await connect();
      if (work !== undefined) work.hasBegun = true;
      const release = client.release.bind(client);
      client.release = (error) => {
        release(error);
        end();
      };
      return client;
    } catch (error) {
      end();
      throw error;
    }
  };
  const crowd = (): Crowd => ({ taken: turns.taken(), waiting: turns.waiting() });
  const close = async (): Promise<void> => {
    const timer = setTimeout(() => {
      for (const client of open) cutOff(client, new DatabaseUnreachable());
    }, CLOSE_MS);
    await pool.end();
    clearTimeout(timer);
  };
  return { db: databaseOver(pool, take), pool, crowd, close };
};

/** Connections are made when they are needed. Statements of the start, and of the health, are not watched. */
export const openPostgres = (
  url: string,
  limits: DatabaseLimits = DATABASE_LIMITS,
  statements?: StatementWatch,
): OpenDatabase => {
  const own = openPool(url, limits, statements);
  const { db, pool, crowd } = own;
  const patient = openPool(url, PATIENT_LIMITS);
  const health = openPool(url, HEALTH_LIMITS);
  const close = async (): Promise<void> => {
    await Promise.all([own, patient, health].map((each) => each.close()));
  };
  return { db, patient: patient.db, health: health.db, pool, crowd, url, close };
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
