import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir as emptyCluster } from '@electric-sql/pglite-prepopulatedfs';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { databaseOver } from '#database/database.ts';
import type { Database } from '#database/database.ts';
import { MIGRATIONS, migrate, migrationFiles } from '#database/migrate.ts';
import { poolOver } from '#database/pglite.ts';

/** When the database of before was made. */
export const BEFORE_AT = new Date('2026-01-15T03:00:00.000Z');

/** A database as it was before a migration; the test fills it and migrates it to the end. */
export const useDatabaseOfBefore = (migration: string): { readonly db: Database } => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-before-'));
  let pglite: PGlite;
  let db: Database;
  beforeAll(async () => {
    pglite = await PGlite.create({ loadDataDir: await emptyCluster() });
    db = databaseOver(poolOver(pglite));
    for (const name of await migrationFiles(MIGRATIONS))
      if (name < migration) fs.copyFileSync(path.join(MIGRATIONS, name), path.join(home, name));
    await migrate(db, BEFORE_AT, home);
  }, 60_000);
  afterAll(async () => {
    await db.destroy();
    await pglite.close();
    fs.rmSync(home, { recursive: true, force: true });
  });
  return {
    get db() {
      return db;
    },
  };
};

export const insertAgentOfBefore = (db: Database, id: string) =>
  sql`insert into agents (id, agent_code, first_name, email, phone, user_type, channel_code, level_code, referral_code)
    values (${id}, ${id}, 'Sari', 'sari@payung.test', ${`62812${id}`}, 'Mitra', 'MTR', 3, ${id})`.execute(db);
