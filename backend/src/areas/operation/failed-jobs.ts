import { laneOf } from '#areas/lanes.ts';
import { forbidden, notFound, refused } from '#core/http/api-refusal.ts';
import { fillIn, TEXTS } from '#core/http/texts.ts';
import { decideFailedJobs } from '#core/jobs/decide-jobs.ts';
import { countFailedJobs, isFailedJob, listFailedJobs } from '#core/jobs/sql/failed-jobs.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';

const MAX_SHOWN = 50;

export const failedJobs = async (_context: HandlerContextOf<'failedJobs'>, { db }: Services) => {
  const groups = await countFailedJobs(db);
  const rows = await listFailedJobs(db, MAX_SHOWN);
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    attempts: row.attempts,
    lastError: row.last_error ?? '',
    createdAt: row.created_at.toISOString(),
    failedAt: row.aside_at.toISOString(),
    isRetryable: row.is_retryable,
  }));
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return { count, groups, items };
};

/** Tried again or dropped, with who decided it. */
export const decideJob = async (context: HandlerContextOf<'decideJob'>, { db, clock }: Services) => {
  const { caller, params, body, language } = context;
  if (caller.kind !== 'staff') throw forbidden();
  const { decision } = body;
  const decider = { staffId: caller.agentId };
  const count = await decideFailedJobs({ db, clock, laneOf }, { id: params.jobId, decision, decider });
  if (count > 0) return { message: TEXTS[decision === 'retry' ? 'jobRetried' : 'jobDropped'][language] };
  throw (await isFailedJob(db, params.jobId)) ? refused(TEXTS.jobEmpty) : notFound();
};

/** All of one kind that failed for one reason; those without content stay where they are to be tried again. */
export const decideJobs = async (context: HandlerContextOf<'decideJobs'>, { db, clock }: Services) => {
  const { caller, body, language } = context;
  if (caller.kind !== 'staff') throw forbidden();
  const count = await decideFailedJobs(
    { db, clock, laneOf },
    { ...body, decider: { staffId: caller.agentId } },
  );
  const text = TEXTS[body.decision === 'retry' ? 'jobsRetried' : 'jobsDropped'][language];
  return { count, message: fillIn(text, { count }) };
};
