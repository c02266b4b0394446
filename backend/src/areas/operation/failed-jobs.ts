import { transaction } from '#core/database/transaction.ts';
import { forbidden, notFound, refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import {
  dropJob,
  insertJobDecision,
  listFailedJobs,
  lockFailedJob,
  retryJob,
} from '#core/jobs/sql/failed-jobs.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';

const MAX_SHOWN = 50;

export const failedJobs = async (_context: HandlerContextOf<'failedJobs'>, { db }: Services) => {
  const { rows, count } = await listFailedJobs(db, MAX_SHOWN);
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
  return { count, items };
};

/** Tried again or dropped, with who decided it. */
export const decideJob = (context: HandlerContextOf<'decideJob'>, { db, clock }: Services) =>
  transaction(db, async (tx) => {
    const { caller, params, body, language } = context;
    if (caller.kind !== 'staff') throw forbidden();
    const job = await lockFailedJob(tx, params.jobId);
    if (job === undefined) throw notFound();
    const { decision } = body;
    if (decision === 'retry' && !job.is_retryable) throw refused(TEXTS.jobEmpty);
    const now = clock.now();
    await (decision === 'retry' ? retryJob : dropJob)(tx, job.id, now);
    await insertJobDecision(tx, { job, decision, staffId: caller.agentId, now });
    return { message: TEXTS[decision === 'retry' ? 'jobRetried' : 'jobDropped'][language] };
  });
