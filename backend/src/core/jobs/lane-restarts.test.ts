import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { DATABASE_LIMITS, PATIENT_LIMITS } from '#core/database/connection/limits.ts';
import { openPostgres } from '#core/database/postgres.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { createJobQueue } from './job-queue.ts';
import { runJobs } from './run-jobs.ts';
import { emptyJobs, scheduledJobs } from './testing/jobs.ts';

const SECRET = 'a secret of at least thirty-two characters';
const SLOTS = 6;
const mails = { name: 'mails', slots: SLOTS, tries: 3 };

const database = useTestDatabase();
const clock = testClock();
const add = createJobQueue({ clock, secret: SECRET, laneOf: () => mails });
const rest = (): Promise<undefined> => Promise.resolve(undefined);

beforeEach(() => emptyJobs(database.db));

it('begins a lane again where several jobs, one after the other, could not be marked', async () => {
  const { db, opened } = database;
  const { pool, close } = openPostgres(opened.url, { ...DATABASE_LIMITS, connections: SLOTS });
  const ended: object[] = [];
  const log = {
    info: () => undefined,
    error: (facts: object) => void ('lane' in facts ? ended.push(facts) : undefined),
  };
  const all = Promise.withResolvers<undefined>();
  let isAway = false;
  let begun = 0;
  const perform = async (): Promise<undefined> => {
    begun += 1;
    const place = begun;
    if (place > SLOTS) return undefined;
    if (place === SLOTS) {
      isAway = true;
      all.resolve(undefined);
    }
    await all.promise;
    for (let turn = 0; turn < 20 * place; turn += 1) await nextTurn();
    throw new Error('The database is away');
  };
  const jobs = runJobs({ db, clock, secret: SECRET, perform, log, lanes: [mails], pool, stopMs: 10 });
  onTestFinished(async () => {
    await jobs.stop();
    await close();
  });
  const connect = pool.connect.bind(pool) as (...given: readonly unknown[]) => Promise<unknown>;
  pool.connect = ((...given: readonly unknown[]) =>
    isAway ? Promise.reject(new Error('The database is away')) : connect(...given)) as typeof pool.connect;
  for (let job = 0; job < SLOTS; job += 1) await add(db, { kind: 'mail' });
  await expect.poll(() => ended).toHaveLength(1);
  isAway = false;
  await expect.poll(() => scheduledJobs(db)).toEqual([]);
  expect([begun, await db.selectFrom('jobs').select('id').execute()]).toEqual([2 * SLOTS, []]);
});

it('ends though a job hangs where nothing can abort it', async () => {
  const patient = openPostgres(database.opened.url, PATIENT_LIMITS);
  const { pool, close } = openPostgres(database.opened.url, { ...DATABASE_LIMITS, connections: SLOTS });
  onTestFinished(async () => {
    await close();
    await patient.close();
  });
  const log = { info: () => undefined, error: () => undefined };
  await add(database.db, { kind: 'mail' });
  await database.db.transaction().execute(async (tx) => {
    // Its row cannot be read.
    await sql`lock table jobs in access exclusive mode`.execute(tx);
    const parts = {
      db: patient.db,
      clock,
      secret: SECRET,
      perform: rest,
      log,
      lanes: [mails],
      pool,
      stopMs: 10,
    };
    const jobs = runJobs(parts);
    await expect.poll(async () => (await scheduledJobs(database.db))[0]?.attempts).toBe(1);
    await jobs.stop();
  });
});
