import type { MaybeMoment, Moment } from '#core/database/column-types.ts';
import type { Generated } from 'kysely';

/** Why a job is kept aside: nobody can read it, or it failed as often as it may. */
export type AsideReason = 'unreadable' | 'gaveUp';

export type JobDecision = 'retry' | 'drop';

interface JobsTable {
  id: string;
  kind: string;
  payload: string;
  status: Generated<'waiting' | 'done' | 'failed'>;
  attempts: Generated<number>;
  run_at: Moment;
  leased_until: MaybeMoment;
  last_error: string | null;
  created_at: Moment;
  done_at: MaybeMoment;
  aside_reason: AsideReason | null;
  aside_at: MaybeMoment;
  dropped_at: MaybeMoment;
}

interface JobDecisionsTable {
  id: string;
  job_id: string;
  kind: string;
  reason: AsideReason;
  decision: JobDecision;
  staff_id: string;
  at: Moment;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    jobs: JobsTable;
    job_decisions: JobDecisionsTable;
  }
}
