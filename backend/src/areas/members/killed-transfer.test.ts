import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { openPglite } from '#database/pglite.ts';
import { newAgent } from '#testing/people.ts';
import { copyTemplate } from '#testing/template-database.ts';
import { QUICK_START } from '#testing/quick-start.ts';
import { testClock } from '#testing/test-clock.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-moving-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
const CHILD = fileURLToPath(new URL('../../testing/moving-child.ts', import.meta.url));

it(
  'moves nobody when the server is killed in the middle of a transfer [R38]',
  { timeout: 60_000 },
  async () => {
    const data = path.join(home, 'killed');
    await copyTemplate(path.join(data, 'database'));
    const before = await openPglite(data);
    // In one transaction: each is written to the disk before the next one begins.
    const { heir, member } = await before.db.transaction().execute(async (db) => {
      const server = { services: { db }, clock: testClock() };
      const top = await newAgent(server);
      const leading = await newAgent(server, { invited_by: top.id });
      for (let count = 0; count < 20; count += 1) await newAgent(server, { invited_by: leading.id });
      return { heir: top, member: leading };
    });
    await before.close();

    const child = spawn(process.execPath, [...QUICK_START, CHILD, data, member.id, heir.id], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      child.kill('SIGKILL');
    });
    await new Promise<void>((resolve) => child.once('close', () => resolve()));
    expect(said).toEqual(['moved 20']);

    const { db, close } = await openPglite(data);
    const { status, successor_id } = await db
      .selectFrom('agents')
      .select(['status', 'successor_id'])
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect([status, successor_id]).toEqual(['active', null]);
    const below = await db.selectFrom('agents').select('id').where('upline_id', '=', member.id).execute();
    expect(below).toHaveLength(20);
    expect(await db.selectFrom('member_events').select('id').execute()).toEqual([]);
    const open = await db
      .selectFrom('sessions')
      .select('ended_at')
      .where('agent_id', '=', member.id)
      .execute();
    expect(open).toEqual([{ ended_at: null }]);
    await close();
  },
);
