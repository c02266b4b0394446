import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { renameDurably } from '../durable-file.ts';
import { placesIn } from '../embedded/cluster.ts';
import { copyKeysOut, clusterIn, digestOfFile, writeManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

export type BackupStep = 'begun' | 'files' | 'log' | 'keys' | 'manifest';

interface BackupOptions {
  readonly now: Date;
  /** The server of the data folder, which runs. */
  readonly url: string;
  readonly data: string;
  /** Called after each step, for tests that cut it there. */
  readonly reached?: (step: BackupStep) => void;
}

const LOG = 'pg_wal';
/** Made again at every start, or of the server that runs (PostgreSQL's documentation of base backups). */
const NOT_COPIED = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|pgsql_tmp.*|pg_internal\.init)$/;
const EMPTIED = new Set([
  LOG,
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A file that the server removes in the meantime is not needed: its log tells that it was removed. */
const copyFiles = (from: string, to: string, within = ''): void => {
  for (const entry of fs.readdirSync(path.join(from, within), { withFileTypes: true })) {
    if (NOT_COPIED.test(entry.name)) continue;
    const name = path.join(within, entry.name);
    if (entry.isDirectory()) {
      fs.mkdirSync(path.join(to, name), { mode: 0o700 });
      if (!EMPTIED.has(name)) copyFiles(from, to, name);
      continue;
    }
    try {
      fs.copyFileSync(path.join(from, name), path.join(to, name));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
};

/** The files of the log from the first to the last that a start from these files reads. */
const copyLog = (
  from: string,
  to: string,
  { first, last }: { readonly first: string; readonly last: string },
) => {
  fs.mkdirSync(path.join(to, LOG, 'archive_status'), { mode: 0o700 });
  const names = fs.readdirSync(path.join(from, LOG)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const name of names.filter((each) => each >= first && each <= last))
    fs.copyFileSync(path.join(from, LOG, name), path.join(to, LOG, name));
};

const digestsOf = async (folder: string): Promise<Record<string, string>> => {
  const digests: Record<string, string> = {};
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    digests[path.relative(folder, file)] = await digestOfFile(file);
  }
  return digests;
};

interface TarEnd {
  readonly label: string;
  readonly last: string;
}

/** Between the two calls of one session the server writes whole pages, so files may change while they are copied. */
const copyCluster = async (
  cluster: string,
  to: string,
  { url, reached = () => undefined }: BackupOptions,
) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Keeps the log that these files need; it ends with the session.
    await client.query(
      `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    );
    const started = await client.query<{ first: string }>(
      `select pg_walfile_name(pg_backup_start('payung', fast => true)) as first`,
    );
    copyFiles(cluster, to);
    reached('files');
    const ended = await client.query<TarEnd>(
      `select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)`,
    );
    const { label, last } = ended.rows[0] as TarEnd;
    fs.writeFileSync(path.join(to, 'backup_label'), label, { mode: 0o600 });
    copyLog(cluster, to, { first: started.rows[0]?.first ?? '', last });
    reached('log');
  } finally {
    await client.end();
  }
};

/** A base backup of the server, which keeps working, and its keys; gets its final name when it is complete. */
export const writeBackup = async (folder: string, options: BackupOptions): Promise<Manifest> => {
  const { now, data, reached = () => undefined } = options;
  if (fs.existsSync(folder)) throw new Error(`${folder} exists already: a backup never overwrites`);
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(clusterIn(unfinished), { recursive: true, mode: 0o700 });
  reached('begun');
  await copyCluster(placesIn(data).cluster, clusterIn(unfinished), options);
  const keys = copyKeysOut(data, unfinished);
  reached('keys');
  const manifest: Manifest = {
    format: 'payung base backup 1',
    takenAt: now.toISOString(),
    files: await digestsOf(clusterIn(unfinished)),
    keys,
  };
  writeManifest(unfinished, manifest);
  reached('manifest');
  renameDurably(unfinished, folder);
  return manifest;
};
