import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { openPglite } from '#database/pglite.ts';
import { grantPoints } from '#testing/networks.ts';
import { newAgent } from '#testing/people.ts';
import { QUICK_START } from '#testing/quick-start.ts';
import { copyTemplate } from '#testing/template-database.ts';
import { testClock } from '#testing/test-clock.ts';

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-compare-'));
afterAll(() => fs.rmSync(data, { recursive: true, force: true }));
const COMMAND = fileURLToPath(new URL('compare-points.ts', import.meta.url));

const compare = () => {
  const { PATH = '' } = process.env;
  const ended = spawnSync(process.execPath, [...QUICK_START, COMMAND], {
    env: { PATH, PAYUNG_DATA: data },
    encoding: 'utf8',
  });
  return [ended.status, ended.stdout, ended.stderr];
};

it(
  'says that points agree, and ends with 1 and a line for each difference [R39]',
  { timeout: 60_000 },
  async () => {
    await copyTemplate(path.join(data, 'database'));
    const { db, close } = await openPglite(data);
    const agent = await newAgent({ services: { db }, clock: testClock() });
    await grantPoints({ services: { db }, clock: testClock() }, agent, 27);
    await close();
    expect(compare()).toEqual([0, 'All points agree with their entries (agents: 1)\n', '']);
    const again = await openPglite(data);
    await again.db.updateTable('points_accounts').set({ balance: 270, last_no: 2 }).execute();
    await again.close();
    expect(compare()).toEqual([
      1,
      '',
      `${agent.id} balance: expected 27, found 270\n${agent.id} runningNumber: expected 1, found 2\n`,
    ]);
  },
);
