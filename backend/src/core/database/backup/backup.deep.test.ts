import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SERVER_KEY, useBackedUpServer } from '#core/database/testing/backups.ts';
import { restoreBackup } from './restore-backup.ts';
import type { RestoreStep } from './restore-backup.ts';
import { requireNoRestore, RestoreUnfinished } from './manifest.ts';

const server = useBackedUpServer();

const cutAt =
  <Step extends string>(cut: Step) =>
  (step: Step): void => {
    if (step === cut) throw new Error(`cut at ${step}`);
  };

it('leaves no backup under its final name when interrupted at any step, and completes when repeated', async () => {
  for (const step of ['begun', 'files', 'log', 'keys', 'manifest'] as const) {
    await expect(server.write(cutAt(step))).rejects.toThrow(`cut at ${step}`);
    expect(fs.existsSync(server.backup)).toBe(false);
  }
  await server.write();
  expect(fs.existsSync(`${server.backup}.unfinished`)).toBe(false);
  await expect(server.write()).rejects.toThrow('exists already: a backup never overwrites');
});

it('can repeat a restore that was interrupted at any step, and blocks server starts until then', async () => {
  await server.insert(1, 3);
  await server.write();
  const steps: readonly RestoreStep[] = ['marked', 'keys', 'files', 'renamed'];
  for (const step of steps) {
    const cut = restoreBackup(server.backup, { data: server.target, reached: cutAt(step) });
    await expect(cut).rejects.toThrow(`cut at ${step}`);
    expect(() => requireNoRestore(server.target)).toThrow(RestoreUnfinished);
    expect(() => requireNoRestore(server.target)).toThrow(`npm run restore -w backend -- ${server.backup}`);
  }
  await restoreBackup(server.backup, { data: server.target });
  requireNoRestore(server.target);
  expect(await server.numbersIn(server.target)).toEqual([1, 2, 3]);
});

it('backs up a consistent state, with keys, while the server keeps writing', async () => {
  await server.insert(1, 2000);
  const stopped = new AbortController();
  const writing = (async () => {
    for (let next = 2001; !stopped.signal.aborted; next += 1) await server.insert(next, next);
  })();
  await server.write();
  stopped.abort();
  await writing;
  const restored = await restoreBackup(server.backup, { data: server.target });
  expect(restored.takenAt).toBe('2026-01-15T03:04:05.678Z');
  expect(fs.readFileSync(path.join(server.target, 'server.key'), 'utf8')).toBe(SERVER_KEY);
  const numbers = await server.numbersIn(server.target);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(2000);
});

it('writes no backup without a key', async () => {
  fs.writeFileSync(server.keyFile, '');
  await expect(server.write()).rejects.toThrow('does not hold a key');
});
