import fs from 'node:fs';
import { Client } from 'pg';
import { PATIENT_LIMITS } from '../connection/limits.ts';
import type { DatabaseLimits } from '../connection/limits.ts';
import type { StatementWatch } from '../connection/statement-watch.ts';
import type { OpenDatabase } from '../database.ts';
import { openPostgres } from '../postgres.ts';
import { OWNER } from './cluster.ts';
import { startEmbeddedServer, urlIn } from './embedded-server.ts';
import type { ServerOptions } from './embedded-server.ts';
import { FolderInUse, lockFolder } from './orphaned-server.ts';
import type { FolderLock } from './orphaned-server.ts';

const DATABASE = OWNER;

const createDatabase = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
};

const prepareFolder = (data: string): void => {
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  fs.accessSync(data, fs.constants.W_OK);
};

interface EmbeddedOptions extends ServerOptions {
  readonly limits?: DatabaseLimits | undefined;
  readonly statements?: StatementWatch | undefined;
}

/** Starts the server of the folder, for this process alone. */
export const openEmbedded = async (data: string, options: EmbeddedOptions = {}): Promise<OpenDatabase> => {
  prepareFolder(data);
  const lock = lockFolder(data);
  try {
    return await openLocked(data, lock, options);
  } catch (error) {
    lock.release();
    throw error;
  }
};

const openLocked = async (
  data: string,
  lock: FolderLock,
  options: EmbeddedOptions,
): Promise<OpenDatabase> => {
  const server = await startEmbeddedServer(data, options);
  await createDatabase(server.url('postgres'));
  const opened = openPostgres(server.url(DATABASE), options.limits, options.statements);
  const close = async (): Promise<void> => {
    await opened.close();
    await server.stop();
    lock.release();
  };
  return { ...opened, close };
};

/** For commands: the server of a platform that runs, or else one of their own for as long as they work. */
export const joinEmbedded = async (data: string): Promise<OpenDatabase> => {
  try {
    return await openEmbedded(data, { limits: PATIENT_LIMITS });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return openPostgres(urlIn(data, DATABASE), PATIENT_LIMITS);
  }
};
