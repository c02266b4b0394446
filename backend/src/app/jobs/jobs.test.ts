import { describe, expect, it } from 'vitest';
import { transaction } from '#core/database/transaction.ts';
import { listFailedJobs, readJobFigures, retryJob } from '#core/jobs/sql/failed-jobs.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { backoffMs, createJobQueue } from '#core/jobs/job-queue.ts';
import { createWorker } from '#core/jobs/worker.ts';
import type { JobQueue, TakenJob } from '#core/jobs/job-queue.ts';

const SECRET = 'a secret of at least thirty-two characters';
const OTP = { kind: 'sendOtp', phone: '6281200000001', code: 123_456, language: 'id' } as const;
const NOTICE = {
  kind: 'sendPaymentNotice',
  quoteId: 'q1',
  to: 'agent',
  notice: 'refundDue',
  language: 'id',
} as const;
const silence = { info: () => undefined, error: () => undefined };
const refuse = (): Promise<void> => Promise.reject(new Error('no gateway'));
const rest = (): Promise<void> => Promise.resolve();

describe('the outbox', () => {
  const database = useTestDatabase();
  const setUp = async () => {
    await database.db.deleteFrom('jobs').execute();
    const clock = testClock();
    return { clock, queue: createJobQueue({ db: database.db, clock, secret: SECRET }) };
  };
  const rows = () => database.db.selectFrom('jobs').selectAll().execute();

  it('writes no job when the transaction that adds it fails', async () => {
    const { queue } = await setUp();
    const failing = transaction(database.db, async (trx) => {
      await queue.add(trx, OTP);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await queue.take(10)).toEqual([]);
  });

  it('stores phone and code sealed, and deletes them when the job is done', async () => {
    const { queue } = await setUp();
    await queue.add(database.db, OTP);
    expect(JSON.stringify(await rows())).not.toMatch(/123456|6281200000001/);
    const [taken] = await queue.take(1);
    expect(taken?.job).toEqual(OTP);
    await queue.finish(taken!);
    expect(await rows()).toMatchObject([{ status: 'done', payload: '' }]);
  });

  it('gives each of thirty jobs to exactly one of two workers', async () => {
    const { queue } = await setUp();
    for (let index = 0; index < 30; index += 1) await queue.add(database.db, OTP);
    const performed: string[] = [];
    const perform = async (taken: TakenJob): Promise<void> => {
      performed.push(taken.id);
      await Promise.resolve();
    };
    const workers = [1, 2].map(() => createWorker({ queue, perform, runPeriodicWork: rest, log: silence }));
    await Promise.all(workers.map((worker) => worker.drain()));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect([performed.length, new Set(performed).size]).toEqual([30, 30]);
  });

  it('tries a failed job again later, and gives up after eight times', async () => {
    const { clock, queue } = await setUp();
    await queue.add(database.db, OTP);
    const worker = createWorker({ queue, perform: refuse, runPeriodicWork: rest, log: silence });
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await worker.drain();
      expect(await rows()).toMatchObject([{ attempts: attempt }]);
      await worker.drain();
      expect(await rows()).toMatchObject([{ attempts: attempt }]);
      clock.advance(backoffMs(attempt) / 1000);
    }
    await worker.drain();
    await worker.stop();
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 8, last_error: 'Error', payload: '' }]);
  });

  it('gives the job of a dead worker to another worker', async () => {
    const { clock, queue } = await setUp();
    await queue.add(database.db, OTP);
    const [first] = await queue.take(1);
    expect(await queue.take(1)).toEqual([]);
    clock.advance(60);
    const [second] = await queue.take(1);
    expect([second?.id, second?.attempt]).toEqual([first?.id, 2]);
  });

  it('stores an unreadable job as failed with its reason, and performs the others', async () => {
    const { clock, queue } = await setUp();
    const stranger = createJobQueue({ db: database.db, clock, secret: `another: ${SECRET}` });
    for (let index = 0; index < 7; index += 1) await stranger.add(database.db, OTP);
    clock.advance(1);
    await queue.add(database.db, NOTICE);
    const performed: string[] = [];
    const perform = ({ job }: TakenJob): Promise<void> => {
      performed.push(job.kind);
      return Promise.resolve();
    };
    const worker = createWorker({ queue, perform, runPeriodicWork: rest, log: silence });
    await worker.drain();
    await worker.stop();
    expect(performed).toEqual(['sendPaymentNotice']);
    const { rows: failed, count } = await listFailedJobs(database.db, 50);
    expect(count).toBe(7);
    expect(failed[0]).toMatchObject({ kind: 'sendOtp', reason: 'unreadable', is_retryable: true });
    expect(await readJobFigures(database.db, clock.now())).toEqual({
      due: 0,
      late: 0,
      unreadable: 7,
      gaveUp: 0,
      oldestDueSeconds: 0,
    });
  });

  it('keeps the payload of a job that failed eight times, so that it can be retried', async () => {
    const { clock, queue } = await setUp();
    await queue.add(database.db, NOTICE);
    const worker = createWorker({ queue, perform: refuse, runPeriodicWork: rest, log: silence });
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await worker.drain();
      clock.advance(300);
    }
    await worker.stop();
    const { rows: failed } = await listFailedJobs(database.db, 50);
    expect(failed).toMatchObject([{ reason: 'gaveUp', attempts: 8, is_retryable: true }]);
    await retryJob(database.db, failed[0]!.id, clock.now());
    expect(await queue.take(1)).toMatchObject([{ attempt: 1, job: NOTICE }]);
  });

  it('counts what is due, what is late, and how old the oldest is', async () => {
    const { clock, queue } = await setUp();
    await queue.add(database.db, OTP);
    clock.advance(61);
    await queue.add(database.db, OTP);
    expect(await readJobFigures(database.db, clock.now())).toMatchObject({
      due: 2,
      late: 1,
      oldestDueSeconds: 61,
    });
  });
});

it('runs periodic work when the job queue fails, one round at a time', async () => {
  let rounds = 0;
  let sayAsked: () => void;
  const asked = new Promise<void>((resolve) => {
    sayAsked = resolve;
  });
  const broken = { take: refuse, add: rest, finish: rest, fail: rest } as unknown as JobQueue;
  const runPeriodicWork = (): Promise<void> => {
    rounds += 1;
    sayAsked();
    return Promise.resolve();
  };
  const worker = createWorker({ queue: broken, perform: rest, runPeriodicWork, log: silence, beatMs: 1 });
  await asked;
  await worker.stop();
  expect(rounds).toBeGreaterThan(0);
});

it('runs another round after the running one when beat is called during a round', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: begun, resolve: sayBegun } = Promise.withResolvers<void>();
  const rounds: string[] = [];
  const nothing = { take: () => Promise.resolve([]) } as unknown as JobQueue;
  const runPeriodicWork = async (): Promise<void> => {
    rounds.push('begun');
    sayBegun();
    if (rounds.length === 1) await held;
    rounds.push('ended');
  };
  const parts = { queue: nothing, perform: rest, runPeriodicWork, log: silence, beatMs: 3_600_000 };
  const worker = createWorker(parts);
  const first = worker.beat();
  await begun;
  const second = worker.beat();
  letGo();
  await Promise.all([first, second]);
  await worker.stop();
  expect(rounds).toEqual(['begun', 'ended', 'begun', 'ended']);
});
