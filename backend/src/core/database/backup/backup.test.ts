import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SERVER_KEY, useBackedUpServer } from '#core/database/testing/backups.ts';
import { FolderInUse } from '../embedded/orphaned-server.ts';
import { restoreBackup } from './restore-backup.ts';
import { requireNoRestore } from './manifest.ts';

const server = useBackedUpServer();

it('backs up a consistent state, with keys, while the server keeps writing, and restores it once', async () => {
  await server.insert(1, 2000);
  const stopped = new AbortController();
  const writing = (async () => {
    for (let next = 2001; !stopped.signal.aborted; next += 1) await server.insert(next, next);
  })();
  await server.write();
  stopped.abort();
  await writing;

  // Damaged or missing files: nothing is restored.
  const restored = () => restoreBackup(server.backup, { data: server.target });
  const keyFile = path.join(server.backup, 'server.key');
  fs.writeFileSync(keyFile, `${SERVER_KEY}!`);
  await expect(restored()).rejects.toThrow('server.key is missing or damaged; nothing was restored');
  fs.writeFileSync(keyFile, SERVER_KEY);
  const version = path.join(server.backup, 'postgres', 'PG_VERSION');
  const whole = fs.readFileSync(version);
  fs.appendFileSync(version, ' ');
  await expect(restored()).rejects.toThrow('PG_VERSION is missing or damaged; nothing was restored');
  fs.writeFileSync(version, whole);
  const manifest = path.join(server.backup, 'manifest.json');
  fs.renameSync(manifest, `${manifest}.away`);
  await expect(restored()).rejects.toThrow('holds no backup');
  fs.renameSync(`${manifest}.away`, manifest);
  expect(fs.existsSync(path.join(server.target, 'postgres'))).toBe(false);

  // Neither a folder that is open nor one that holds a database is overwritten, nor its key.
  fs.writeFileSync(server.keyFile, `another: ${SERVER_KEY}`);
  await expect(restoreBackup(server.backup, { data: server.data })).rejects.toBeInstanceOf(FolderInUse);
  expect((await restored()).takenAt).toBe('2026-01-15T03:04:05.678Z');
  await expect(restored()).rejects.toThrow('exists already');
  expect(fs.readFileSync(server.keyFile, 'utf8')).toBe(`another: ${SERVER_KEY}`);
  requireNoRestore(server.data);

  expect(fs.readFileSync(path.join(server.target, 'server.key'), 'utf8')).toBe(SERVER_KEY);
  const numbers = await server.numbersIn(server.target);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(2000);
});

it('writes no backup without a key', async () => {
  fs.writeFileSync(server.keyFile, '');
  await expect(server.write()).rejects.toThrow('does not hold a key');
});
