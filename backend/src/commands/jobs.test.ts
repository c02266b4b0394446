import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newFailedJob, scheduledJobs } from '#core/jobs/testing/jobs.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';

const database = useTestDatabase();
const COMMAND = fileURLToPath(new URL('jobs.ts', import.meta.url));

const jobs = (...given: readonly string[]) => {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const ended = spawnSync(process.execPath, [COMMAND, ...given], {
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: database.opened.url },
    encoding: 'utf8',
  });
  return [ended.status, `${ended.stdout}${ended.stderr}`];
};

it('lists failed jobs, tries those of one kind again, and drops the others, with the name of the operator', async () => {
  const { db } = database;
  const world = { services: { db }, clock: testClock() };
  expect(jobs('list')).toEqual([0, 'No job is due, and none has failed\n']);
  const mail = { kind: 'sendPolicyEmail', payload: 'sealed' };
  for (let index = 0; index < 3; index += 1) await newFailedJob(world, mail);
  await newFailedJob(world);
  expect(jobs('list')).toEqual([
    0,
    'sendPolicyEmail gaveUp: 3 failed, 3 can be tried again\nsendOtp gaveUp: 1 failed, 0 can be tried again\n',
  ]);
  expect(jobs('retry', '--kind', 'sendPolicyEmail', '--reason', 'unreadable')[1]).toMatch(/again: 0\./);
  expect(jobs('retry', '--kind', 'sendPolicyEmail')).toEqual([
    0,
    'Jobs that will be tried again: 3. One without content can only be dropped\n',
  ]);
  expect((await scheduledJobs(db)).map(({ lane }) => lane)).toEqual(['mails', 'mails', 'mails']);
  expect(jobs('list')[1]).toMatch(/^mails: 3 due, 0 of them for more than a minute, the oldest for \d+ s\n/);
  expect(jobs('drop', '--all')).toEqual([0, 'Jobs that were dropped: 1\n']);
  const decided = await db.selectFrom('job_decisions').select(['kind', 'operator', 'staff_id']).execute();
  const operator = os.userInfo().username;
  expect(decided).toHaveLength(4);
  expect(decided).toContainEqual({ kind: 'sendOtp', operator, staff_id: null });
});

it.each([
  [[]],
  [['cancel']],
  [['drop']],
  [['retry', '--kind', 'sendOtp', '--all']],
  [['drop', '--reason', 'x', '--all']],
])('says how it is used instead of guessing: %j', (given) => {
  const [status, said] = jobs(...given);
  expect(status).toBe(1);
  expect(said).toContain('npm run jobs -w backend -- list, or retry or drop');
});
