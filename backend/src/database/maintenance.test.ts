import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { copyTemplate } from '#testing/template-database.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { readNeeds } from './maintenance-needs.ts';
import { startMaintenance } from './maintenance.ts';
import type { MaintenanceLimits } from './maintenance-step.ts';
import { openPglite } from './pglite.ts';

const database = useTestDatabase();
const CHILD = fileURLToPath(new URL('maintaining-child.ts', import.meta.url));
const same = (value: number) => ({ whenQuiet: value, always: value });
const SMALL: MaintenanceLimits = {
  wal: same(1024 * 1024),
  dead: { few: same(500), part: same(0), most: same(500) },
  changed: { few: same(500), part: same(0) },
  largeBytes: Number.MAX_SAFE_INTEGER,
};

it('cuts the log, frees dead rows and counts anew, one step at a time, and then has nothing to do', async () => {
  const { db, opened } = database;
  const lines: object[] = [];
  const log = { info: (facts: object) => lines.push(facts), error: (facts: object) => lines.push(facts) };
  const maintenance = startMaintenance({ database: opened, quietMs: () => 0, log, limits: SMALL });
  await sql`create table tidied (id integer primary key, filler text not null)`.execute(db);
  await sql`insert into tidied select n, repeat('x', 500) from generate_series(1, 1000) n`.execute(db);
  await sql`update tidied set filler = repeat('y', 500)`.execute(db);
  // Counters of rows are otherwise told once in a second.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const gathered = await readNeeds(opened.pool);
  expect(gathered.walBytes).toBeGreaterThan(1024 * 1024);
  expect(gathered.tables.find(({ name }) => name === 'tidied')).toMatchObject({ dead: 1000, changed: 2000 });

  const kinds: (string | undefined)[] = [];
  for (let steps = 0; steps < 10 && kinds.at(-1) !== 'nothing'; steps += 1)
    kinds.push((await maintenance.step())?.kind ?? 'nothing');
  await maintenance.stop();
  // To vacuum fills the log as well, so there may be another checkpoint in between.
  expect([...new Set(kinds)]).toEqual(['checkpoint', 'vacuum', 'analyze', 'nothing']);
  expect(lines).toContainEqual({ kind: 'vacuum', table: 'tidied', ms: expect.any(Number) });
  expect(lines).toContainEqual({ kind: 'analyze', table: 'tidied', ms: expect.any(Number) });
  const tidy = await readNeeds(opened.pool);
  expect(tidy.walBytes).toBeLessThan(1024 * 1024);
  expect(tidy.tables.filter(({ name }) => name === 'tidied')).toEqual([]);
});

it('runs by itself every three seconds until it is stopped, and tells when it could not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const told: (readonly [string, object])[] = [];
  const log = {
    info: (facts: object) => told.push(['info', facts]),
    error: (facts: object) => told.push(['error', facts]),
  };
  const limits = { ...SMALL, wal: same(0) };
  const maintenance = startMaintenance({ database: database.opened, quietMs: () => 0, log, limits });
  vi.advanceTimersByTime(2999);
  expect(await maintenance.step()).toEqual({ kind: 'checkpoint' });
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(told.map(([kind]) => kind)).toEqual(['info', 'info']));
  await maintenance.stop();
  vi.advanceTimersByTime(60_000);
  const broken = {
    query: () => Promise.reject(new RangeError('no disk')),
  } as unknown as OpenDatabase['pool'];
  const failing = startMaintenance({
    database: { engine: 'pglite', pool: broken },
    quietMs: () => 0,
    log,
    limits,
  });
  vi.advanceTimersByTime(3000);
  await vi.waitFor(() => expect(told[2]).toEqual(['error', { errorKind: 'RangeError' }]));
  await failing.stop();
  vi.useRealTimers();
  expect(told).toHaveLength(3);
});

it('leaves a PostgreSQL server to itself', async () => {
  const { opened } = database;
  const log = { info: () => undefined, error: () => undefined };
  const none = { wal: same(0), dead: SMALL.dead, changed: SMALL.changed, largeBytes: 0 };
  const maintenance = startMaintenance({
    database: { ...opened, engine: 'postgres' },
    quietMs: () => 60_000,
    log,
    limits: none,
  });
  expect(await maintenance.step()).toBeUndefined();
  await maintenance.stop();
});

/** Kills the child in the middle of its second step; answers what it said to have written. */
const killInStep = async (data: string, kind: string): Promise<readonly string[]> => {
  const child = spawn(process.execPath, [CHILD, data, kind], { stdio: ['ignore', 'pipe', 'inherit'] });
  const written: string[] = [];
  let steps = 0;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line !== 'step') written.push(line.replace('written ', ''));
    else if ((steps += 1) === 2) child.kill('SIGKILL');
  });
  await ended;
  return written;
};

it('loses nothing when it is killed in the middle of a step', { timeout: 60_000 }, async () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-maintained-'));
  await copyTemplate(path.join(data, 'database'));
  const written = [...(await killInStep(data, 'checkpoint')), ...(await killInStep(data, 'vacuum'))];
  const { db, close } = await openPglite(data);
  const { rows } = await sql<{ id: string; touched: number }>`select id, touched from writes`.execute(db);
  await close();
  fs.rmSync(data, { recursive: true, force: true });
  // The signal may arrive late, after the step and between the next insert and its update: only what was said counts.
  const touched = new Set(rows.filter((row) => row.touched > 0).map(({ id }) => id));
  expect(written.length).toBeGreaterThanOrEqual(20);
  expect(written.filter((id) => !touched.has(id))).toEqual([]);
});
