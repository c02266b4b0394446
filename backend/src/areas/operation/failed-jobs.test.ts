import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { emptyJobs, newFailedJob, scheduledJobs } from '#core/jobs/testing/jobs.ts';
import { newStaff } from '#testing/people.ts';

const world = useAreaServer();

const decide = async (jobId: string, decision: string) =>
  call(world.server, await newStaff(world.server), 'decideJob', { params: { jobId }, body: { decision } });
const decideAll = async (body: object) =>
  call(world.server, await newStaff(world.server), 'decideJobs', { body });
const jobOf = (id: string) =>
  world.server.services.db
    .selectFrom('jobs')
    .select(['status', 'payload', 'attempts', 'aside_reason'])
    .where('id', '=', id)
    .executeTakeFirst();
const decisions = (jobId: string) =>
  world.server.services.db
    .selectFrom('job_decisions')
    .select(['kind', 'reason', 'decision', 'at'])
    .where('job_id', '=', jobId)
    .execute();

it('lists failed jobs without their content', async () => {
  const { server } = world;
  await emptyJobs(server.services.db);
  const id = await newFailedJob(server, { payload: 'sealed' });
  const list = await succeed(server, await newStaff(server), 'failedJobs');
  expect(list).toEqual({
    count: 1,
    groups: [{ kind: 'sendOtp', reason: 'gaveUp', count: 1, retryable: 1 }],
    items: [
      {
        id,
        kind: 'sendOtp',
        reason: 'gaveUp',
        attempts: 8,
        lastError: 'Error',
        createdAt: '2026-01-15T03:00:00.000Z',
        asideAt: '2026-01-15T03:00:00.000Z',
        isRetryable: true,
      },
    ],
  });
});

it('retries a failed job as new, and records who decided', async () => {
  const { server } = world;
  await emptyJobs(server.services.db);
  const id = await newFailedJob(server, { payload: 'sealed' });
  const answer = await decide(id, 'retry');
  expect([answer.status, answer.errMsg]).toEqual([200, { message: 'The job will be tried again' }]);
  expect(await jobOf(id)).toEqual({
    status: 'waiting',
    payload: 'sealed',
    attempts: 0,
    aside_reason: null,
  });
  expect(await scheduledJobs(server.services.db)).toEqual([{ lane: 'codes', attempts: 0, secondsLeft: 0 }]);
  expect(await decisions(id)).toEqual([
    { kind: 'sendOtp', reason: 'gaveUp', decision: 'retry', at: server.clock.now() },
  ]);
  expect((await decide(id, 'retry')).status).toBe(404);
});

it('deletes a dropped job', async () => {
  const id = await newFailedJob(world.server, { payload: 'sealed' });
  expect((await decide(id, 'drop')).status).toBe(200);
  expect(await jobOf(id)).toBeUndefined();
  expect(await decisions(id)).toMatchObject([{ decision: 'drop' }]);
  expect((await decide(id, 'drop')).status).toBe(404);
});

it('refuses to retry a job without content, and an unknown decision', async () => {
  const id = await newFailedJob(world.server);
  const refused = await decide(id, 'retry');
  expect([refused.status, refused.message]).toEqual([
    422,
    'This job has no content any more, so it cannot be tried again. Drop it.',
  ]);
  expect((await decide(id, 'delete')).status).toBe(400);
  expect(await decisions(id)).toEqual([]);
});

it('decides about all jobs of one kind and reason, more than one transaction holds', async () => {
  const { server } = world;
  const { db } = server.services;
  await emptyJobs(db);
  const mails = { kind: 'sendPolicyEmail', payload: 'sealed' };
  for (let index = 0; index < 501; index += 1) await newFailedJob(server, mails);
  const empty = await newFailedJob(server, { kind: 'sendPolicyEmail' });
  const unreadable = await newFailedJob(server, { ...mails, reason: 'unreadable' });
  const other = await newFailedJob(server, { kind: 'sendQuoteNotice', payload: 'sealed' });
  const list = await succeed(server, await newStaff(server), 'failedJobs');
  expect([list.count, list.items.length, list.groups]).toEqual([
    504,
    50,
    [
      { kind: 'sendPolicyEmail', reason: 'gaveUp', count: 502, retryable: 501 },
      { kind: 'sendPolicyEmail', reason: 'unreadable', count: 1, retryable: 1 },
      { kind: 'sendQuoteNotice', reason: 'gaveUp', count: 1, retryable: 1 },
    ],
  ]);
  const retried = await decideAll({ decision: 'retry', kind: 'sendPolicyEmail', reason: 'gaveUp' });
  expect(retried.errMsg).toEqual({ count: 501, message: 'Jobs that will be tried again: 501' });
  const scheduled = await scheduledJobs(db);
  expect([scheduled.length, new Set(scheduled.map(({ lane }) => lane))]).toEqual([501, new Set(['mails'])]);
  const dropped = await decideAll({ decision: 'drop', kind: 'sendPolicyEmail', reason: 'gaveUp' });
  expect(dropped.errMsg).toEqual({ count: 1, message: 'Jobs that were dropped: 1' });
  expect(await jobOf(empty)).toBeUndefined();
  expect([await jobOf(unreadable), await jobOf(other)]).toMatchObject([
    { status: 'failed', payload: 'sealed' },
    { status: 'failed', payload: 'sealed' },
  ]);
  const decided = await db
    .selectFrom('job_decisions')
    .select('decision')
    .where('kind', '=', 'sendPolicyEmail')
    .execute();
  expect(decided).toHaveLength(502);
});
