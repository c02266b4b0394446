import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newAgent } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { testClock } from '#testing/test-clock.ts';

const database = useTestDatabase();
const CHILD = fileURLToPath(new URL('../testing/moving-child.ts', import.meta.url));

it('rolls a transfer back when the server is killed in the middle [R38]', async () => {
  const { db, opened } = database;
  const server = { services: { db }, clock: testClock() };
  const successor = await newAgent(server);
  const member = await newAgent(server, { invited_by: successor.id });
  for (let count = 0; count < 20; count += 1) await newAgent(server, { invited_by: member.id });

  const child = spawn(process.execPath, [CHILD, opened.url, member.id, successor.id], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line);
    child.kill('SIGKILL');
  });
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
  expect(said).toEqual(['moved 20']);

  const { status, successor_id } = await db
    .selectFrom('agents')
    .select(['status', 'successor_id'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect([status, successor_id]).toEqual(['active', null]);
  const below = await db.selectFrom('agents').select('id').where('upline_id', '=', member.id).execute();
  expect(below).toHaveLength(20);
  expect(await db.selectFrom('member_events').select('id').execute()).toEqual([]);
  const open = await db.selectFrom('sessions').select('ended_at').where('agent_id', '=', member.id).execute();
  expect(open).toEqual([{ ended_at: null }]);
});
