import { Pool } from 'pg';
import { databaseOver } from './database.ts';
import type { OpenDatabase } from './database.ts';
import { typeParsers } from './type-parsers.ts';

export const openPostgres = (url: string, connections = 10): OpenDatabase => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: typeParsers(),
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { db: databaseOver(pool), pool, engine: 'postgres', close: () => pool.end() };
};
