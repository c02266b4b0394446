import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { migrate } from '#database/migrate.ts';
import { openPostgres } from '#database/postgres.ts';
import type { OpenDatabase } from '#database/database.ts';

const DEBIAN = '/usr/lib/postgresql';

const newestBinaries = (): string | undefined => {
  if (!fs.existsSync(DEBIAN)) return undefined;
  const versions = fs
    .readdirSync(DEBIAN)
    .filter((name) => fs.existsSync(path.join(DEBIAN, name, 'bin/initdb')));
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  return newest && path.join(DEBIAN, newest, 'bin');
};

/** Why a real PostgreSQL can or cannot be had here, in words for the test report. */
export const postgresSource = (): { kind: 'url' | 'private' | 'none'; says: string } => {
  if (process.env['TEST_DATABASE_URL']) return { kind: 'url', says: 'PostgreSQL at TEST_DATABASE_URL' };
  const binaries = newestBinaries();
  if (binaries) return { kind: 'private', says: `a private PostgreSQL from ${binaries}` };
  return { kind: 'none', says: 'no PostgreSQL (set TEST_DATABASE_URL or install postgresql)' };
};

interface Cluster {
  readonly url: (name: string) => string;
  readonly stop: () => void;
}

/** A server of our own, which may be broken. */
export interface PrivateCluster extends Cluster {
  /** `fast` ends every connection; `immediate` is a crash, and the log is replayed. */
  readonly restart: (mode: 'fast' | 'immediate') => Promise<void>;
}

/** The server refuses to run as root, so root hands it to the postgres user that Debian's package made. */
const asUser = (command: string, args: readonly string[]): readonly [string, readonly string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

const asPostgres = (command: string, args: readonly string[]): void => {
  execFileSync(...asUser(command, args), { stdio: 'ignore', cwd: os.tmpdir() });
};

/** While others work: the caller goes on until it has ended. */
const asPostgresMeanwhile = async (command: string, args: readonly string[]): Promise<void> => {
  const child = spawn(...asUser(command, args), { stdio: 'ignore', cwd: os.tmpdir() });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
};

export const startPrivatePostgres = (binaries = newestBinaries()): PrivateCluster => {
  if (!binaries) throw new Error('No PostgreSQL to test with');
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-pg-'));
  fs.chmodSync(home, 0o777);
  const data = path.join(home, 'data');
  asPostgres(path.join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--no-sync',
    '-E',
    'UTF8',
  ]);
  const options = `-c listen_addresses='' -c unix_socket_directories='${home}' -c fsync=off -c max_connections=60`;
  const program = path.join(binaries, 'pg_ctl');
  const control = (...given: readonly string[]): void => asPostgres(program, ['-D', data, '-w', ...given]);
  const start = ['-o', options, '-l', path.join(home, 'log')];
  control(...start, 'start');
  const stop = (): void => {
    control('-m', 'immediate', 'stop');
    fs.rmSync(home, { recursive: true, force: true });
  };
  return {
    url: (name) => `postgres://postgres@/${name}?host=${encodeURIComponent(home)}`,
    restart: (mode) => asPostgresMeanwhile(program, ['-D', data, '-w', ...start, '-m', mode, 'restart']),
    stop,
  };
};

const atUrl = (server: string): Cluster => ({
  url: (name) => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url.href;
  },
  stop: () => undefined,
});

export const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** A migrated, empty database of its own on a real server, with its own connections. */
export const openTestPostgres = async (): Promise<OpenDatabase> => {
  const server = process.env['TEST_DATABASE_URL'];
  const binaries = newestBinaries();
  const cluster = server ? atUrl(server) : startPrivatePostgres(binaries);
  const name = `payung_${randomBytes(6).toString('hex')}`;
  const home = server ?? cluster.url('postgres');
  await administer(home, `create database ${name}`);
  const opened = openPostgres(cluster.url(name));
  await migrate(opened.db, new Date('2026-01-01'));
  const close = async (): Promise<void> => {
    await opened.close();
    await administer(home, `drop database ${name} with (force)`);
    cluster.stop();
  };
  return { ...opened, close };
};
