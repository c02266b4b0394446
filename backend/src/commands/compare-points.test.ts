import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { grantPoints } from '#areas/network/testing/networks.ts';
import { newAgent } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { testClock } from '#testing/test-clock.ts';

const database = useTestDatabase();
const COMMAND = fileURLToPath(new URL('compare-points.ts', import.meta.url));

const compare = () => {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const ended = spawnSync(process.execPath, [COMMAND], {
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: database.opened.url },
    encoding: 'utf8',
  });
  return [ended.status, ended.stdout, ended.stderr];
};

it('reports that points agree, or exits with 1 and a line for each difference [R39]', async () => {
  const { db } = database;
  const agent = await newAgent({ services: { db }, clock: testClock() });
  await grantPoints({ services: { db }, clock: testClock() }, agent, 27);
  expect(compare()).toEqual([0, 'All points agree with their entries (agents: 1)\n', '']);
  await db.updateTable('points_accounts').set({ balance: 270, last_no: 2 }).execute();
  expect(compare()).toEqual([
    1,
    '',
    `${agent.id} balance: expected 27, found 270\n${agent.id} runningNumber: expected 1, found 2\n`,
  ]);
});
