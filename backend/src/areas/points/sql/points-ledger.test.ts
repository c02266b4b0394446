import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newAgent } from '#testing/people.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { testClock } from '#testing/test-clock.ts';
import { soldPolicy } from '#areas/network/testing/networks.ts';
import { findPointsSums, postEntries } from './points-ledger.ts';
import { findDifferences } from './points-comparison.ts';

const database = useTestDatabase();
const CHILD = fileURLToPath(new URL('../testing/posting-child.ts', import.meta.url));

/** Starts the child, kills it when it has said that line, and answers all that it said. */
const killAt = async (line: string, args: readonly string[]): Promise<readonly string[]> => {
  const child = spawn(process.execPath, [CHILD, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (text) => {
    said.push(text);
    if (text === line) child.kill('SIGKILL');
  });
  await new Promise<void>((resolve) => child.once('close', () => resolve()));
  return said;
};

it('stores an entry and its balance together or not at all when the server is killed between them [R39]', async () => {
  const { db, opened } = database;
  const server = { services: { db }, clock: testClock() };
  const agent = await newAgent(server);
  const policyNo = await soldPolicy(server, agent, { premium: 274_500, now: server.clock.now() });
  expect(await killAt('balance 54', [opened.url, agent.id, policyNo])).toEqual(['posted', 'balance 54']);
  const entries = await db.selectFrom('points_ledger').select(['no', 'event_id', 'balance_after']).execute();
  expect(entries).toEqual([{ no: 1, event_id: 'first', balance_after: 27 }]);
  expect(await findPointsSums(db, agent.id)).toEqual({ balance: 27, held: 0, lastNo: 1 });
  expect(await findDifferences(db)).toEqual([]);
  // The ledger continues where it stopped.
  const policy = {
    policyNo,
    level: 0,
    sellerId: agent.id,
    premium: 274_500,
    ruleVersion: 'example-1',
  } as const;
  const actor = { kind: 'staff', id: agent.id } as const;
  await postEntries(
    db,
    [{ agentId: agent.id, kind: 'reversed', points: -27, eventId: 'cancelled', policy, actor }],
    new Date('2026-01-16T03:00:00Z'),
  );
  expect(await findPointsSums(db, agent.id)).toEqual({ balance: 0, held: 0, lastNo: 2 });
});
