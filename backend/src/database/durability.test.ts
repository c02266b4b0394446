import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { copyTemplate } from '#testing/template-database.ts';
import { DirectoryInUse, lockDirectory } from './directory-lock.ts';
import { durableParameters } from './durable-filesystem.ts';
import { openPglite } from './pglite.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-durable-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
const CHILD = fileURLToPath(new URL('writing-child.ts', import.meta.url));
const ROUNDS = 6;
/** A writer is killed once in every part of so many milliseconds after its start. */
const KILL_WINDOW_MS = 420;

/** Starts a writer, kills it after a random while, and answers what it had acknowledged. */
const writeUntilKilled = async (data: string, afterMs: number): Promise<readonly string[]> => {
  const child = spawn(process.execPath, [CHILD, data], { stdio: ['ignore', 'pipe', 'pipe'] });
  const acknowledged: string[] = [];
  let complaints = '';
  child.stderr.on('data', (part: Buffer) => {
    complaints += part.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The writer ended before it was ready: ${complaints}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') resolve();
      else acknowledged.push(line);
    });
  });
  await ready;
  await pause(afterMs);
  child.kill('SIGKILL');
  await ended;
  return acknowledged;
};

describe('the embedded database', () => {
  it(`loses no acknowledged write when it is killed, in ${ROUNDS} rounds`, { timeout: 240_000 }, async () => {
    const data = path.join(home, 'killed');
    await copyTemplate(path.join(data, 'database'));
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      acknowledged.push(
        ...(await writeUntilKilled(data, 20 + ((round + Math.random()) / ROUNDS) * KILL_WINDOW_MS)),
      );
    }
    const { db, close } = await openPglite(data);
    const { rows } = await sql<{ line: string }>`select round || ' ' || number as line from writes`.execute(
      db,
    );
    await close();
    const found = new Set(rows.map(({ line }) => line));
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
    expect(acknowledged.filter((line) => !found.has(line))).toEqual([]);
  });

  it('cannot be opened twice, and can again when the first has closed', { timeout: 120_000 }, async () => {
    const data = path.join(home, 'killed');
    const first = await openPglite(data);
    await expect(openPglite(data)).rejects.toBeInstanceOf(DirectoryInUse);
    await first.close();
    await (await openPglite(data)).close();
  });

  it('writes every commit to the disk before it answers', { timeout: 120_000 }, async () => {
    expect(durableParameters()).not.toContain('-F');
    const { db, close } = await openPglite(path.join(home, 'killed'));
    const { rows } = await sql<{ fsync: string; method: string; commit: string }>`
      select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
             current_setting('synchronous_commit') as commit`.execute(db);
    await close();
    expect(rows).toEqual([{ fsync: 'on', method: 'fsync', commit: 'on' }]);
  });

  it('leaves no half cluster under its name when the first start is cut off', async () => {
    const data = path.join(home, 'cut');
    fs.mkdirSync(path.join(data, 'database.unfinished'), { recursive: true });
    fs.writeFileSync(path.join(data, 'database.unfinished', 'PG_VERSION'), 'half');
    const { db, close } = await openPglite(data);
    const { rows } = await sql`select 1 as one`.execute(db);
    await close();
    expect(rows).toEqual([{ one: 1 }]);
    expect(fs.existsSync(path.join(data, 'database.unfinished'))).toBe(false);
  }, 120_000);
});

it('holds a folder for one process at a time', async () => {
  const folder = fs.mkdtempSync(path.join(home, 'lock-'));
  const lock = await lockDirectory(folder);
  await expect(lockDirectory(folder)).rejects.toBeInstanceOf(DirectoryInUse);
  await lock.release();
  await (await lockDirectory(folder)).release();
});
