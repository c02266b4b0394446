import * as v from 'valibot';

/** What bounds the connections to the database, and what each of them may do. */
export interface DatabaseLimits {
  readonly connections: number;
  /** For a connection to come about. */
  readonly connectMs: number;
  /** For one statement; 0 is without end. */
  readonly statementMs: number;
  /** For a row or table that somebody else holds. */
  readonly lockMs: number;
  /** Between two statements of a transaction. */
  readonly idleTransactionMs: number;
  /** For the first connection of a request, in a crowd: who has not begun is asked to come back. */
  readonly waitMs: number;
}

/**
 * A request that waits for its turn (2 s), then for a statement that is never answered (1 s longer than a statement may
 * take), is refused within ten seconds.
 */
export const DATABASE_LIMITS: DatabaseLimits = {
  connections: 10,
  connectMs: 3_000,
  statementMs: 5_000,
  lockMs: 3_000,
  idleTransactionMs: 10_000,
  waitMs: 500,
};

const HALF_AN_HOUR_MS = 1_800_000;

/** Of work that nobody waits for: one of its statements may read a whole table. */
export const LONG_STATEMENT_MS = HALF_AN_HOUR_MS;

/** While a server starts, and for commands: others may hold for minutes what these need, such as the lock of a migration. */
export const PATIENT_LIMITS: DatabaseLimits = {
  ...DATABASE_LIMITS,
  connectMs: 10_000,
  statementMs: HALF_AN_HOUR_MS,
  lockMs: HALF_AN_HOUR_MS,
  idleTransactionMs: HALF_AN_HOUR_MS,
  waitMs: 60_000,
};

/** Of the one connection that says whether the database is well. */
export const HEALTH_LIMITS: DatabaseLimits = {
  connections: 1,
  connectMs: 2_000,
  statementMs: 2_000,
  lockMs: 2_000,
  idleTransactionMs: 2_000,
  waitMs: 2_000,
};

const MOST_CONNECTIONS = 500;

const seconds = (otherwiseMs: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\d{1,4}(\.\d{1,3})?)?$/, 'must be seconds, such as 0.5 or 5'),
      v.transform((value) => (value === '' ? otherwiseMs : Number(value) * 1000)),
      v.minValue(1, 'must be more than 0 seconds'),
    ),
    '',
  );

export const DATABASE_VARIABLES = {
  DATABASE_CONNECTIONS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{0,3}$/, `must be a number from 1 to ${MOST_CONNECTIONS}`),
      v.transform((value) => (value === '' ? DATABASE_LIMITS.connections : Number(value))),
      v.minValue(1, `must be a number from 1 to ${MOST_CONNECTIONS}`),
      v.maxValue(MOST_CONNECTIONS, `must be a number from 1 to ${MOST_CONNECTIONS}`),
    ),
    '',
  ),
  DATABASE_CONNECT_SECONDS: seconds(DATABASE_LIMITS.connectMs),
  DATABASE_STATEMENT_SECONDS: seconds(DATABASE_LIMITS.statementMs),
  DATABASE_LOCK_SECONDS: seconds(DATABASE_LIMITS.lockMs),
  DATABASE_IDLE_TRANSACTION_SECONDS: seconds(DATABASE_LIMITS.idleTransactionMs),
  DATABASE_WAIT_SECONDS: seconds(DATABASE_LIMITS.waitMs),
} as const;

type DatabaseVariables = Readonly<Record<keyof typeof DATABASE_VARIABLES, number>>;

export const databaseLimitsOf = (read: DatabaseVariables): DatabaseLimits => ({
  connections: read.DATABASE_CONNECTIONS,
  connectMs: read.DATABASE_CONNECT_SECONDS,
  statementMs: read.DATABASE_STATEMENT_SECONDS,
  lockMs: read.DATABASE_LOCK_SECONDS,
  idleTransactionMs: read.DATABASE_IDLE_TRANSACTION_SECONDS,
  waitMs: read.DATABASE_WAIT_SECONDS,
});

/** A server looks this often whether the one who asked is still there. */
const LOOK_FOR_CLIENT_MS = 1000;

/** PostgreSQL keeps these itself, also where this process is gone. On Windows it cannot look for its client. */
export const serverSettings = ({ statementMs, lockMs, idleTransactionMs }: DatabaseLimits): string =>
  [
    'timezone=UTC',
    `statement_timeout=${statementMs}`,
    `lock_timeout=${lockMs}`,
    `idle_in_transaction_session_timeout=${idleTransactionMs}`,
    ...(process.platform === 'win32' ? [] : [`client_connection_check_interval=${LOOK_FOR_CLIENT_MS}`]),
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');
