import type { Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { readNeeds } from './maintenance-needs.ts';
import { dueStep, MAINTENANCE_LIMITS, sqlOf } from './maintenance-step.ts';
import type { MaintenanceLimits, MaintenanceStep, Quiet } from './maintenance-step.ts';

const CHECK_MS = 3000;
const QUIET_MS = 500;
const LONG_QUIET_MS = 30_000;

interface MaintenanceLog {
  readonly info: (facts: object, text: string) => void;
  readonly error: (facts: object, text: string) => void;
}

interface MaintenanceParts {
  readonly database: Pick<OpenDatabase, 'engine' | 'pool'>;
  /** For how long nobody has been waiting for an answer. */
  readonly quietMs: () => number;
  readonly log: MaintenanceLog;
  readonly limits?: MaintenanceLimits;
}

export interface Maintenance {
  /** Does what is most due, if anything is; runs by itself every three seconds. */
  readonly step: () => Promise<MaintenanceStep | undefined>;
  readonly stop: () => Promise<void>;
}

const quietOf = (ms: number): Quiet => {
  if (ms < QUIET_MS) return 'now';
  return ms < LONG_QUIET_MS ? 'quiet' : 'long';
};

const runStep = async (pool: Pool, { quietMs, limits = MAINTENANCE_LIMITS, log }: MaintenanceParts) => {
  const needs = await readNeeds(pool);
  const step = dueStep(needs, quietOf(quietMs()), limits);
  if (step === undefined) return undefined;
  const began = performance.now();
  await pool.query(sqlOf(step));
  log.info({ ...step, ms: Math.round(performance.now() - began) }, 'database maintenance');
  return step;
};

/**
 * Checkpoints, vacuums and analyzes the embedded database, which has no background processes that would: its log
 * and its tables grew for ever. One statement at a time, for each holds up all requests. A PostgreSQL server does
 * this itself, so there is nothing to do there.
 */
export const startMaintenance = (parts: MaintenanceParts): Maintenance => {
  const { engine, pool } = parts.database;
  let running: Promise<MaintenanceStep | undefined> | undefined;
  const step = (): Promise<MaintenanceStep | undefined> => {
    running ??= runStep(pool, parts).finally(() => {
      running = undefined;
    });
    return running;
  };
  if (engine !== 'pglite') return { step: () => Promise.resolve(undefined), stop: () => Promise.resolve() };
  const beat = setInterval(() => {
    step().catch((error: unknown) =>
      parts.log.error(
        { errorKind: error instanceof Error ? error.name : 'unknown' },
        'database maintenance failed',
      ),
    );
  }, CHECK_MS);
  beat.unref();
  return {
    step,
    stop: async () => {
      clearInterval(beat);
      await running?.catch(() => undefined);
    },
  };
};
