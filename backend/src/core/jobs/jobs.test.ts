import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/transaction.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { DATABASE_LIMITS } from '#core/database/connection/limits.ts';
import { openPostgres } from '#core/database/postgres.ts';
import { createJobQueue } from './job-queue.ts';
import type { Lane } from './lane.ts';
import type { Perform, TakenJob } from './perform-jobs.ts';
import { runJobs } from './run-jobs.ts';
import { listFailedJobs } from './sql/failed-jobs.ts';
import { freeJobsOfTheDead, takeOverJobs } from './sql/jobs.ts';
import { dueSince, emptyJobs, scheduledJobs } from './testing/jobs.ts';

const SECRET = 'a secret of at least thirty-two characters';
const CODE = { kind: 'code', phone: '6281200000001', code: 123_456 } as const;
const MAIL = { kind: 'mail', to: 'budi@payung.test' } as const;
const codes: Lane = { name: 'codes', slots: 2, tries: 2, livesMs: 300_000 };
const mails: Lane = { name: 'mails', slots: 2, tries: 3 };
const laneOf = (kind: string): Lane => (kind === 'code' ? codes : mails);
const refuse = (): Promise<never> => Promise.reject(new Error('no gateway for 6281200000001'));
const rest = (): Promise<undefined> => Promise.resolve(undefined);

const database = useTestDatabase();
const clock = testClock();
const ended: (() => Promise<void>)[] = [];
beforeEach(async () => {
  clock.set('2026-01-15T03:00:00.000Z');
  await emptyJobs(database.db);
});
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

const add = createJobQueue({ clock, secret: SECRET, laneOf });
const rows = () => database.db.selectFrom('jobs').selectAll().execute();

const start = (perform: Perform<{ readonly kind: string }>, lanes: readonly Lane[] = [codes, mails]) => {
  const { pool, close } = openPostgres(database.opened.url, { ...DATABASE_LIMITS, connections: 6 });
  const logged: object[] = [];
  const log = { info: () => undefined, error: (facts: object) => void logged.push(facts) };
  const parts = { db: database.db, clock, secret: SECRET, perform, log, lanes, pool };
  const jobs = runJobs({ ...parts, stopMs: 10 });
  ended.push(async () => {
    await jobs.stop();
    await close();
  });
  return { ...jobs, logged, pool };
};

/** Notes what is done. */
const performer = () => {
  const performed: TakenJob[] = [];
  const perform = (taken: TakenJob): Promise<undefined> => {
    performed.push(taken);
    return Promise.resolve(undefined);
  };
  return { performed, perform };
};

/** A provider that accepts and says nothing, until it is let go. */
const silentProvider = () => {
  const { promise, resolve: letGo } = Promise.withResolvers<undefined>();
  return { answer: promise, letGo: () => letGo(undefined) };
};

describe('a job', () => {
  it('is not written when the transaction that adds it fails', async () => {
    const failing = transaction(database.db, async (tx) => {
      await add(tx, CODE);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect([await rows(), await scheduledJobs(database.db)]).toEqual([[], []]);
  });

  it('is not written without its place with the library, also outside of a transaction', async () => {
    const lane = { ...mails, tries: 0 };
    const adding = createJobQueue({ clock, secret: SECRET, laneOf: () => lane })(database.db, MAIL);
    await expect(adding).rejects.toThrow('max_attempts');
    expect([await rows(), await scheduledJobs(database.db)]).toEqual([[], []]);
  });

  it('is stored sealed, by its id alone in the tables of the library, and deleted everywhere when it is done', async () => {
    await add(database.db, CODE);
    const { rows: known } = await sql`select * from graphile_worker._private_jobs`.execute(database.db);
    expect(known).toHaveLength(1);
    expect(JSON.stringify([await rows(), known])).not.toMatch(/123456|6281200000001/);
    const { performed, perform } = performer();
    await start(perform).drain();
    expect(performed.map(({ job, lane }) => [job, lane.name])).toEqual([[CODE, 'codes']]);
    expect([await rows(), await scheduledJobs(database.db)]).toEqual([[], []]);
  });

  it('is done by exactly one of two backends', async () => {
    const { performed, perform } = performer();
    const [one, other] = [start(perform), start(perform)];
    for (let index = 0; index < 30; index += 1) await add(database.db, CODE);
    await Promise.all([one.drain(), other.drain()]);
    await expect.poll(rows).toEqual([]);
    expect([performed.length, new Set(performed.map(({ id }) => id)).size]).toEqual([30, 30]);
  });

  it('moves to the lane of the provider that it turns out to need', async () => {
    await add(database.db, MAIL);
    const lanes: string[] = [];
    const jobs = start(({ lane }) => {
      lanes.push(lane.name);
      return Promise.resolve(lane.name === 'mails' ? codes : undefined);
    });
    await jobs.drain();
    expect(lanes).toEqual(['mails', 'codes']);
    expect(await rows()).toEqual([]);
  });

  it('is nothing to do where what it is about was erased', async () => {
    await add(database.db, MAIL);
    await database.db.deleteFrom('jobs').execute();
    const { performed, perform } = performer();
    await start(perform).drain();
    expect([performed, await scheduledJobs(database.db)]).toEqual([[], []]);
  });
});

describe('a lane', () => {
  it('gives a slot that is free the next job, while another one waits for a provider that says nothing', async () => {
    const { answer, letGo } = silentProvider();
    let done = 0;
    const jobs = start(async ({ lane }) => {
      if (lane.name === 'mails' && done === 0 && !hangs) {
        hangs = true;
        return await answer;
      }
      done += 1;
      return undefined;
    });
    let hangs = false;
    for (let index = 0; index < 12; index += 1) await add(database.db, MAIL);
    await expect.poll(() => done).toBe(11);
    letGo();
    await jobs.drain();
    expect(await rows()).toEqual([]);
  });

  it('waits for no other lane, however many wait there', async () => {
    const { answer, letGo } = silentProvider();
    const { performed, perform } = performer();
    const jobs = start((taken) => (taken.lane.name === 'mails' ? answer : perform(taken)));
    for (let index = 0; index < 20; index += 1) await add(database.db, MAIL);
    await add(database.db, CODE);
    await expect.poll(() => performed.length).toBe(1);
    expect(await rows()).toHaveLength(20);
    letGo();
    await jobs.drain();
  });
});

describe('a job that fails', () => {
  it('is tried again after a pause that grows, and gives up after the last try with its content', async () => {
    await add(database.db, MAIL);
    const tries: TakenJob[] = [];
    const jobs = start((taken) => (tries.push(taken), refuse()));
    await jobs.drain();
    expect(await scheduledJobs(database.db)).toEqual([{ lane: 'mails', attempts: 1, secondsLeft: 3 }]);
    await dueSince(database.db, 0);
    await jobs.drain();
    expect(await scheduledJobs(database.db)).toEqual([{ lane: 'mails', attempts: 2, secondsLeft: 7 }]);
    await dueSince(database.db, 0);
    await jobs.drain();
    expect(await scheduledJobs(database.db)).toEqual([]);
    const failed = await listFailedJobs(database.db, 50);
    expect(failed).toMatchObject([
      { kind: 'mail', reason: 'gaveUp', attempts: 3, last_error: 'Error', is_retryable: true },
    ]);
    expect(JSON.stringify(jobs.logged)).not.toContain('6281200000001');
    // Its last try is one trace, which the calls of that try belong to.
    const facts = { job: failed[0]!.id, kind: 'mail', trace_id: tries.at(-1)!.traceId };
    expect(jobs.logged.slice(-2)).toEqual([
      { ...facts, attempt: 3, errorKind: 'Error' },
      { ...facts, reason: 'gaveUp' },
    ]);
    expect(new Set(tries.map(({ traceId }) => traceId)).size).toBe(3);
  });

  it('is set aside at once where nobody can read it, and the others are done', async () => {
    await add(database.db, MAIL);
    await createJobQueue({ clock, secret: `another: ${SECRET}`, laneOf })(database.db, CODE);
    const { performed, perform } = performer();
    await start(perform).drain();
    expect(performed.map(({ job }) => job)).toEqual([MAIL]);
    expect(await listFailedJobs(database.db, 50)).toMatchObject([
      { kind: 'code', reason: 'unreadable', attempts: 1, is_retryable: true },
    ]);
  });

  it('of a code ends as the code expires, without its content', async () => {
    await add(database.db, CODE);
    const jobs = start(refuse);
    await jobs.drain();
    clock.advance(300);
    await dueSince(database.db, 0);
    await jobs.drain();
    expect(await rows()).toMatchObject([
      { status: 'failed', aside_reason: 'gaveUp', last_error: 'Expired', payload: '' },
    ]);
  });

  it('of a code ends with its last try, without its content', async () => {
    await add(database.db, CODE);
    const jobs = start(refuse);
    await jobs.drain();
    await dueSince(database.db, 0);
    await jobs.drain();
    expect(await rows()).toMatchObject([{ status: 'failed', last_error: 'Error', payload: '' }]);
  });
});

it('begins a lane again where a job could not be marked as done, and does nothing twice', async () => {
  const { performed, perform } = performer();
  const { logged, pool } = start(
    (taken) => {
      // The slot asks for its next job, and the one that was done is marked.
      let failures = 2;
      const connect = pool.connect.bind(pool);
      pool.connect = (() => {
        failures -= 1;
        if (failures === 0) pool.connect = connect;
        return Promise.reject(new Error('The database is away'));
      }) as typeof connect;
      return perform(taken);
    },
    [{ ...mails, slots: 1 }],
  );
  await add(database.db, MAIL);
  await expect.poll(() => scheduledJobs(database.db)).toEqual([]);
  expect([logged, performed.length]).toEqual([[{ lane: 'mails', errorKind: 'Error' }], 1]);
});

describe('a backend that ends', () => {
  it('cuts off a call that hangs, and leaves its job to the next one', async () => {
    const { answer } = silentProvider();
    const heard: string[] = [];
    start(({ signal }) => {
      signal.addEventListener('abort', () => void heard.push('abort'));
      return answer;
    });
    await add(database.db, MAIL);
    await expect.poll(async () => (await scheduledJobs(database.db))[0]?.attempts).toBe(1);
    await ended.pop()?.();
    expect(heard).toEqual(['abort']);
    expect(await scheduledJobs(database.db)).toMatchObject([{ lane: 'mails', attempts: 1 }]);
    await dueSince(database.db, 0);
    await start(rest).drain();
    expect(await rows()).toEqual([]);
  });

  it('without a word leaves jobs that are freed after two minutes, also from their last try', async () => {
    await add(database.db, MAIL);
    const hold = (age: string) =>
      sql`update graphile_worker._private_jobs
        set attempts = max_attempts, locked_by = 'dead', locked_at = now() - ${age}::interval`.execute(
        database.db,
      );
    const { performed, perform } = performer();
    await hold('1 minute 50 seconds');
    await freeJobsOfTheDead(database.db);
    const jobs = start(perform);
    await jobs.drain();
    await nextTurn();
    expect(performed).toEqual([]);
    await hold('2 minutes 1 second');
    await freeJobsOfTheDead(database.db);
    await jobs.drain();
    expect(performed.map(({ job }) => job)).toEqual([MAIL]);
  });
});

it('takes the jobs of an older release over, but for those that it is doing', async () => {
  const now = clock.now();
  const later = new Date(now.getTime() + 30_000);
  const row = { kind: 'mail', payload: 'sealed', created_at: now };
  await database.db
    .insertInto('jobs')
    .values([
      { ...row, id: 'waits', run_at: now },
      { ...row, id: 'waits for its next try', run_at: later, attempts: 3 },
      { ...row, id: 'is done there', run_at: now, leased_until: later },
      { ...row, id: 'failed', run_at: now, status: 'failed', aside_reason: 'gaveUp', aside_at: now },
    ])
    .execute();
  const taken = await takeOverJobs(database.db, now);
  expect(taken.map(({ id }) => id).toSorted()).toEqual(['waits', 'waits for its next try']);
  expect(await takeOverJobs(database.db, now)).toEqual([]);
  expect(await takeOverJobs(database.db, later)).toEqual([{ id: 'is done there', kind: 'mail' }]);
  expect(await listFailedJobs(database.db, 5)).toMatchObject([{ id: 'failed' }]);
});
