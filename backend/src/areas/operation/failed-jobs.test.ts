import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newFailedJob } from '#core/jobs/testing/jobs.ts';
import { newStaff } from '#testing/people.ts';

const world = useAreaServer();

const decide = async (jobId: string, decision: string) =>
  call(world.server, await newStaff(world.server), 'decideJob', { params: { jobId }, body: { decision } });
const jobOf = (id: string) =>
  world.server.services.db
    .selectFrom('jobs')
    .select(['status', 'payload', 'attempts', 'aside_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const decisions = (jobId: string) =>
  world.server.services.db
    .selectFrom('job_decisions')
    .select(['kind', 'reason', 'decision', 'at'])
    .where('job_id', '=', jobId)
    .execute();

it('lists failed jobs without their content', async () => {
  const { server } = world;
  await server.services.db.deleteFrom('jobs').execute();
  const id = await newFailedJob(server, 'sealed');
  const list = await succeed(server, await newStaff(server), 'failedJobs');
  expect(list).toEqual({
    count: 1,
    items: [
      {
        id,
        kind: 'sendOtp',
        reason: 'gaveUp',
        attempts: 0,
        lastError: 'Error',
        createdAt: '2026-01-15T03:00:00.000Z',
        asideAt: '2026-01-15T03:00:00.000Z',
        isRetryable: true,
      },
    ],
  });
});

it('retries a failed job with its attempts reset, and records who decided', async () => {
  const { server } = world;
  const id = await newFailedJob(server, 'sealed');
  const answer = await decide(id, 'retry');
  expect([answer.status, answer.errMsg]).toEqual([200, { message: 'The job will be tried again' }]);
  expect(await jobOf(id)).toEqual({
    status: 'waiting',
    payload: 'sealed',
    attempts: 0,
    aside_reason: null,
  });
  expect(await decisions(id)).toEqual([
    { kind: 'sendOtp', reason: 'gaveUp', decision: 'retry', at: server.clock.now() },
  ]);
  expect((await decide(id, 'retry')).status).toBe(404);
});

it('deletes the content of a dropped job', async () => {
  const id = await newFailedJob(world.server, 'sealed');
  expect((await decide(id, 'drop')).status).toBe(200);
  expect(await jobOf(id)).toMatchObject({ status: 'failed', payload: '' });
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
