import { newTraceId } from '@payung/shared/trace/trace-context.ts';
import { openPayload } from '#core/access/secrets.ts';
import { openedByAny } from '#core/secrets/server-secrets.ts';
import type { ServerSecrets } from '#core/secrets/server-secrets.ts';
import type { Clock } from '#clock.ts';
import type { Database } from '#core/database/database.ts';
import { errorFacts } from './error-facts.ts';
import type { AnyJob } from './job-queue.ts';
import type { Lane } from './lane.ts';
import { deleteJobs, findWaitingJob, markJobFailed, scheduleJobs, scheduleNextTry } from './sql/jobs.ts';
import { TryLater } from './try-later.ts';

export interface JobLog {
  readonly info: (facts: object, text: string) => void;
  readonly error: (facts: object, text: string) => void;
}

export interface TakenJob<Job extends AnyJob = AnyJob> {
  readonly id: string;
  readonly job: Job;
  readonly lane: Lane;
  /** Ends the job: its time is over, or the server stops. */
  readonly signal: AbortSignal;
  /** Of this try, in the log. */
  readonly traceId: string;
}

/** Answers the lane that the job belongs to where that is seen only as it is done; otherwise it is done. */
export type Perform<Job extends AnyJob> = (taken: TakenJob<Job>) => Promise<Lane | undefined>;

/** No job may take longer: a provider that never answers gives its slot back. */
const LONGEST_MS = 60_000;

/** Of the library after so many tries: 3 s, 7 s, 20 s … and six hours at most. */
const usualPauseMs = (attempt: number): number => Math.exp(Math.min(attempt, 10)) * 1000;

/** What the library may know of an error: kind and code, never a text that quotes data. */
class JobFailed extends Error {
  constructor(error: unknown) {
    super(Object.values(errorFacts(error)).join(' '));
    this.name = 'JobFailed';
  }
}

const untilAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);

export interface PerformParts<Job extends AnyJob> extends ServerSecrets {
  readonly db: Database;
  readonly clock: Clock;
  readonly perform: Perform<Job>;
  readonly log: JobLog;
}

interface Try {
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
  readonly lane: Lane;
  /** The server stops. */
  readonly signal: AbortSignal;
}

/** One try of one job; what it throws is tried again by the library. */
export const tryJob = async <Job extends AnyJob>(
  { db, clock, perform, log, ...secrets }: PerformParts<Job>,
  { id, attempt, lane, signal: ofServer }: Try,
): Promise<void> => {
  const row = await findWaitingJob(db, id);
  if (row === undefined) return;
  const traceId = newTraceId();
  const facts = { job: id, kind: row.kind, trace_id: traceId };
  const now = clock.now();
  const ageMs = now.getTime() - row.created_at.getTime();
  const isOverIn = (ms: number): boolean => lane.livesMs !== undefined && ageMs + ms >= lane.livesMs;
  const setAside = async (reason: 'unreadable' | 'gaveUp', errorKind: string): Promise<void> => {
    const isEmptied = reason === 'gaveUp' && lane.livesMs !== undefined;
    await markJobFailed(db, { id, reason, attempts: attempt, errorKind, isEmptied, now });
    log.error({ ...facts, reason }, 'job failed permanently');
  };
  if (isOverIn(0)) return await setAside('gaveUp', 'Expired');
  let job: Job;
  try {
    job = openedByAny(secrets, (secret) => openPayload(secret, id, row.payload)) as Job;
  } catch (error) {
    return await setAside('unreadable', new JobFailed(error).message);
  }
  const signal = AbortSignal.any([ofServer, AbortSignal.timeout(LONGEST_MS)]);
  try {
    const other = await untilAborted(perform({ id, job, lane, signal, traceId }), signal);
    if (other !== undefined) return await scheduleJobs(db, other, [id]);
    await deleteJobs(db, [id]);
    log.info({ ...facts, attempt }, 'job done');
  } catch (error) {
    log.error({ ...facts, attempt, ...errorFacts(error) }, 'job failed');
    const failed = new JobFailed(error);
    if (attempt >= lane.tries) return await setAside('gaveUp', failed.message);
    const askedMs = error instanceof TryLater ? error.afterMs : undefined;
    if (askedMs === undefined) throw failed;
    const afterMs = Math.max(askedMs, usualPauseMs(attempt));
    if (isOverIn(afterMs)) return await setAside('gaveUp', failed.message);
    await scheduleNextTry(db, lane, { id, tried: attempt, afterMs });
  }
};
