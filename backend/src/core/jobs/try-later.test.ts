import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_LIMITS } from '#core/database/connection/limits.ts';
import { openPostgres } from '#core/database/postgres.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { createJobQueue } from './job-queue.ts';
import type { Lane } from './lane.ts';
import { runJobs } from './run-jobs.ts';
import { listFailedJobs } from './sql/failed-jobs.ts';
import { dueSince, emptyJobs, scheduledJobs } from './testing/jobs.ts';
import { TryLater } from './try-later.ts';

const SECRET = 'a secret of at least thirty-two characters';
const database = useTestDatabase();
const clock = testClock();
const ended: (() => Promise<void>)[] = [];
beforeEach(() => emptyJobs(database.db));
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** One job of that lane, whose provider asks for a pause each time. */
const startBusy = async (lane: Lane, afterMs: number) => {
  await createJobQueue({ clock, secret: SECRET, laneOf: () => lane })(database.db, { kind: 'notice' });
  const { pool, close } = openPostgres(database.opened.url, { ...DATABASE_LIMITS, connections: 6 });
  const provider = { asked: 0 };
  const perform = (): Promise<never> => {
    provider.asked += 1;
    return Promise.reject(new TryLater('The provider is busy', { afterMs }));
  };
  const log = { info: () => undefined, error: () => undefined };
  const jobs = runJobs({
    db: database.db,
    clock,
    secret: SECRET,
    perform,
    log,
    lanes: [lane],
    pool,
    stopMs: 10,
  });
  ended.push(async () => {
    await jobs.stop();
    await close();
  });
  const tryNow = async (): Promise<void> => {
    await dueSince(database.db, 0);
    await jobs.drain();
  };
  /** Of the job that waits: how long after it was written, by the same clock. */
  const pauseMs = async (): Promise<readonly number[]> => {
    const { rows } = await sql<{ ms: number }>`
      select round(extract(epoch from run_at - created_at) * 1000)::int as ms from graphile_worker.jobs`.execute(
      database.db,
    );
    return rows.map(({ ms }) => ms);
  };
  await jobs.drain();
  return { provider, tryNow, pauseMs };
};

describe('a job whose provider says when it may be asked again', () => {
  it('waits that long, and is tried as often as every job of its lane', async () => {
    const { provider, tryNow, pauseMs } = await startBusy({ name: 'busy', slots: 1, tries: 3 }, 90_000);
    expect(await pauseMs()).toEqual([90_000]);
    await tryNow();
    await tryNow();
    expect([provider.asked, await scheduledJobs(database.db)]).toEqual([3, []]);
    expect(await listFailedJobs(database.db, 50)).toMatchObject([
      { reason: 'gaveUp', attempts: 3, last_error: 'TryLater' },
    ]);
  });

  it('waits no shorter than its usual pauses', async () => {
    const { tryNow, pauseMs } = await startBusy({ name: 'eager', slots: 1, tries: 3 }, 0);
    expect(await pauseMs()).toEqual([2718]);
    await tryNow();
    expect(await pauseMs()).toEqual([7389]);
  });

  it('ends at once where it is of no use by then', async () => {
    const lane = { name: 'short', slots: 1, tries: 3, livesMs: 300_000 };
    const { provider } = await startBusy(lane, 300_000);
    expect([provider.asked, await scheduledJobs(database.db)]).toEqual([1, []]);
    expect(await listFailedJobs(database.db, 50)).toMatchObject([
      { reason: 'gaveUp', attempts: 1, last_error: 'TryLater', is_retryable: false },
    ]);
  });
});
