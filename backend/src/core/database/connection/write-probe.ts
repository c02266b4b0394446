import type { Moment } from '../column-types.ts';
import { sql } from 'kysely';
import { DatabaseBusy } from './turns-at-connections.ts';
import type { Queries } from '../database.ts';

interface WriteProbeTable {
  id: number;
  written_at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    write_probe: WriteProbeTable;
  }
}

/** Fails where the database does not answer. */
export const pingDatabase = async (db: Queries): Promise<void> => {
  await sql`select 1`.execute(db);
};

/** Fails where the database does not keep what is written. */
export const probeWrite = async (db: Queries, now: Date): Promise<void> => {
  await db
    .insertInto('write_probe')
    .values({ id: 1, written_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now }))
    .execute();
};

/** The server ends the connection, starts, or has none left. */
const UNREACHABLE = /^(?:57P0[123]|53300|08[0-9A-Z]{3})$/;
/** No space left, a broken disk, a database that only reads. */
const CANNOT_WRITE: ReadonlySet<string> = new Set([
  '53100',
  '58030',
  '25006',
  // PostgreSQL says of a file on a disk that can only be read that the right to write it is missing.
  '42501',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
]);

/**
 * Why the database does not serve at present: it is not reached, it cannot write, every connection is in use (before
 * anything of the request was done, or half-way), a statement took too long, or somebody else holds what it needs.
 */
export type Outage = 'unreachable' | 'cannotWrite' | 'busy' | 'tooSlow' | 'locked';

const STATEMENT_CUT = '57014';
const LOCK_NOT_HAD = '55P03';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** No connection, or one that broke: what was sent may or may not have been done. */
export class DatabaseUnreachable extends Error {
  /** That of the cause, such as ECONNREFUSED. */
  readonly code: string;

  constructor(cause?: unknown) {
    super('The database is not reached', { cause });
    this.name = 'DatabaseUnreachable';
    this.code = codeOf(cause);
  }
}

/** Whether the engine says in its code that this connection is over. */
export const isConnectionEnded = (error: unknown): boolean => UNREACHABLE.test(codeOf(error));

/** Nothing for every other error: those are faults. */
export const outageOf = (error: unknown): Outage | undefined => {
  if (error instanceof DatabaseUnreachable || isConnectionEnded(error)) return 'unreachable';
  if (error instanceof DatabaseBusy) return error.isUntouched ? 'busy' : 'tooSlow';
  if (CANNOT_WRITE.has(codeOf(error))) return 'cannotWrite';
  if (codeOf(error) === STATEMENT_CUT) return 'tooSlow';
  if (codeOf(error) === LOCK_NOT_HAD) return 'locked';
  return error instanceof Error && error.cause !== undefined ? outageOf(error.cause) : undefined;
};
