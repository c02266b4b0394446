import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { dataDir as emptyCluster } from '@electric-sql/pglite-prepopulatedfs';
import { Pool } from 'pg';
import { databaseOver } from './database.ts';
import type { OpenDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableFilesystem, durableParameters, renameDurably } from './durable-filesystem.ts';
import {
  freeBytesOf,
  endProcess,
  requireSpace,
  SPACE_FOR_A_CLUSTER,
  SPACE_TO_WRITE,
  watchSpace,
} from './storage.ts';
import type { FreeBytes } from './storage.ts';
import { keepPrivate } from './private-files.ts';
import { nameStatements } from './named-statements.ts';
import { typeParsers } from './type-parsers.ts';

export const poolOver = (pglite: PGlite): Pool => {
  const { connection, poolSize } = createPgConfig(pglite);
  // pg's types know no stream-less connection; pg itself takes one, as PGlite's own adapter does.
  const config: object = { connection, max: poolSize, idleTimeoutMillis: 0, types: typeParsers() };
  return nameStatements(new Pool(config));
};

/** Opens the cluster in the folder; every commit is on the disk before it is answered. */
const start = async (
  folder: string,
  options: Pick<PGliteOptions, 'loadDataDir'> = {},
): Promise<{ pglite: PGlite; filesystem: DurableFilesystem }> => {
  const filesystem = new DurableFilesystem(folder, (error) => endProcess(folder, error));
  const pglite = await PGlite.create({ ...options, fs: filesystem, startParams: durableParameters() });
  await pglite.exec("set timezone to 'UTC'");
  return { pglite, filesystem };
};

/**
 * Beside, whole, then renamed: a crash in the first seconds leaves no half cluster. It begins with a copy of what
 * `initdb` makes: to run that takes a second engine, 300 MB and seconds.
 */
const createCluster = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.unfinished`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  const { pglite } = await start(unfinished, { loadDataDir: await emptyCluster() });
  await pglite.close();
  renameDurably(unfinished, folder);
};

/** Guards against an upgrade of PGlite that moves the hook: then no fsync is counted. */
const proveDurable = async (pglite: PGlite, filesystem: DurableFilesystem): Promise<void> => {
  const before = filesystem.syncs;
  await pglite.exec(
    'create table if not exists durability_probe (id integer primary key, probes bigint not null);' +
      'insert into durability_probe values (1, 1) on conflict (id) do update set probes = durability_probe.probes + 1',
  );
  if (filesystem.syncs === before)
    throw new Error('The embedded database does not write its commits to the disk; it will not be used');
};

/** `data` is the folder of the installation; the cluster lies in `data/database`. */
export const openPglite = async (data: string, freeBytes: FreeBytes = freeBytesOf): Promise<OpenDatabase> => {
  fs.mkdirSync(data, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(data);
  try {
    const folder = path.join(data, 'database');
    const isNew = !fs.existsSync(folder);
    requireSpace(data, isNew ? SPACE_FOR_A_CLUSTER : SPACE_TO_WRITE, freeBytes);
    if (isNew) await createCluster(folder);
    keepPrivate(folder);
    const { pglite, filesystem } = await start(folder);
    await proveDurable(pglite, filesystem);
    const pool = poolOver(pglite);
    const db = databaseOver(pool);
    const space = watchSpace(db, folder, freeBytes);
    const close = async (): Promise<void> => {
      space.stop();
      await pool.end();
      await pglite.close();
      await lock.release();
    };
    return { db, pool, engine: 'pglite', close };
  } catch (error) {
    await lock.release();
    throw error;
  }
};
