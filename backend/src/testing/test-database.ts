import { afterAll, beforeAll, describe } from 'vitest';
import type { Database, Engine, OpenDatabase } from '#database/database.ts';
import { openTestPostgres, postgresSource } from './private-postgres.ts';
import { openTestPglite } from './template-database.ts';

/** A database for one test file, opened before its tests and closed after them. */
export const useTestDatabase = (
  engine: Engine = 'pglite',
): { readonly engine: Engine; readonly db: Database; readonly opened: OpenDatabase } => {
  let opened: OpenDatabase | undefined;
  beforeAll(async () => {
    opened = engine === 'pglite' ? await openTestPglite() : await openTestPostgres();
  }, 60_000);
  afterAll(async () => {
    await opened?.close();
  }, 30_000);
  return {
    engine,
    get opened() {
      if (!opened) throw new Error('The database is open only while tests run');
      return opened;
    },
    get db() {
      return this.opened.db;
    },
  };
};

/**
 * Concurrency looks different on one connection and on many, so such tests run on both engines. Without a
 * PostgreSQL the title of the skipped-over half says so: the run never claims an engine it did not use.
 */
export const describeOnEachEngine = (
  title: string,
  body: (database: { readonly engine: Engine; readonly db: Database; readonly opened: OpenDatabase }) => void,
): void => {
  const source = postgresSource();
  const note = source.kind === 'none' ? ` (${source.says})` : '';
  const engines = source.kind === 'none' ? (['pglite'] as const) : (['pglite', 'postgres'] as const);
  describe.each(engines)(`${title}, on %s${note}`, (engine) => {
    body(useTestDatabase(engine));
  });
};
