import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { dataDir as emptyCluster } from '@electric-sql/pglite-prepopulatedfs';
import { databaseOver } from '#database/database.ts';
import type { OpenDatabase } from '#database/database.ts';
import { MIGRATIONS, migrate, migrationFiles } from '#database/migrate.ts';
import { poolOver } from '#database/pglite.ts';

const start = async (folder: string, options: Pick<PGliteOptions, 'loadDataDir'> = {}): Promise<PGlite> => {
  const pglite = await PGlite.create({ ...options, fs: new NodeFS(folder) });
  await pglite.exec("set timezone to 'UTC'");
  return pglite;
};

/** Changes with any migration and with the engine, so that an old template is never used. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256').update(PGlite.defaultStartParams.join(' '));
  hash.update(
    fs.readFileSync(
      path.join(
        path.dirname(new URL(import.meta.resolve('@electric-sql/pglite')).pathname),
        '../package.json',
      ),
    ),
  );
  for (const name of await migrationFiles(MIGRATIONS))
    hash.update(name).update(fs.readFileSync(path.join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
};

/** Four seconds once for each set of migrations; test files that start together may both make it, one wins. */
export const templateFolder = async (): Promise<string> => {
  const folder = path.join(os.tmpdir(), `payung-template-${process.getuid?.() ?? 0}-${await fingerprint()}`);
  if (fs.existsSync(folder)) return folder;
  const unfinished = fs.mkdtempSync(`${folder}-`);
  const pglite = await start(unfinished, { loadDataDir: await emptyCluster() });
  const pool = poolOver(pglite);
  await migrate(databaseOver(pool), new Date('2026-01-01'));
  await pool.end();
  await pglite.close();
  try {
    fs.renameSync(unfinished, folder);
  } catch {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
};

/** A migrated, empty cluster in that folder. */
export const copyTemplate = async (folder: string): Promise<void> => {
  fs.cpSync(await templateFolder(), folder, { recursive: true });
};

/** A migrated, empty, embedded database of its own; about 0.2 s. It is not durable: tests do not need it. */
export const openTestPglite = async (): Promise<OpenDatabase> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-test-'));
  await copyTemplate(folder);
  const pglite = await start(folder);
  const pool = poolOver(pglite);
  const close = async (): Promise<void> => {
    await pool.end();
    await pglite.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { db: databaseOver(pool), pool, engine: 'pglite', close };
};
