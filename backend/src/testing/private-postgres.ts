import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
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

/** The server refuses to run as root, so root hands it to the postgres user that Debian's package made. */
const asPostgres = (command: string, args: readonly string[]): void => {
  const isRoot = process.getuid?.() === 0;
  execFileSync(isRoot ? 'runuser' : command, isRoot ? ['-u', 'postgres', '--', command, ...args] : args, {
    stdio: 'ignore',
    cwd: os.tmpdir(),
  });
};

const startPrivate = (binaries: string | undefined): Cluster => {
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
  asPostgres(path.join(binaries, 'pg_ctl'), [
    '-D',
    data,
    '-w',
    '-o',
    options,
    '-l',
    path.join(home, 'log'),
    'start',
  ]);
  const stop = (): void => {
    asPostgres(path.join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
    fs.rmSync(home, { recursive: true, force: true });
  };
  return { url: (name) => `postgres://postgres@/${name}?host=${encodeURIComponent(home)}`, stop };
};

const atUrl = (server: string): Cluster => ({
  url: (name) => {
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url.href;
  },
  stop: () => undefined,
});

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** A migrated, empty database of its own on a real server, with its own connections. */
export const openTestPostgres = async (): Promise<OpenDatabase> => {
  const server = process.env['TEST_DATABASE_URL'];
  const binaries = newestBinaries();
  const cluster = server ? atUrl(server) : startPrivate(binaries);
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
