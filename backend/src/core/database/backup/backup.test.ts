import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SERVER_KEY, useBackedUpServer } from '#core/database/testing/backups.ts';
import { FolderInUse } from '../embedded/orphaned-server.ts';
import { restoreBackup } from './restore-backup.ts';
import { requireNoRestore } from './manifest.ts';

const server = useBackedUpServer();

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

it('refuses to restore into a folder that is open or holds a database, and overwrites no key', async () => {
  await server.write();
  fs.writeFileSync(server.keyFile, `another: ${SERVER_KEY}`);
  await expect(restoreBackup(server.backup, { data: server.data })).rejects.toBeInstanceOf(FolderInUse);
  await restoreBackup(server.backup, { data: server.target });
  await expect(restoreBackup(server.backup, { data: server.target })).rejects.toThrow('exists already');
  expect(fs.readFileSync(server.keyFile, 'utf8')).toBe(`another: ${SERVER_KEY}`);
  requireNoRestore(server.data);
});

it('refuses a backup with a damaged or missing file, and restores nothing', async () => {
  fs.writeFileSync(server.keyFile, '');
  await expect(server.write()).rejects.toThrow('does not hold a key');
  fs.writeFileSync(server.keyFile, SERVER_KEY);
  await server.write();
  const restored = () => restoreBackup(server.backup, { data: server.target });
  fs.writeFileSync(path.join(server.backup, 'server.key'), `${SERVER_KEY}!`);
  await expect(restored()).rejects.toThrow('server.key is missing or damaged; nothing was restored');
  fs.writeFileSync(path.join(server.backup, 'server.key'), SERVER_KEY);
  fs.appendFileSync(path.join(server.backup, 'postgres', 'PG_VERSION'), ' ');
  await expect(restored()).rejects.toThrow('PG_VERSION is missing or damaged; nothing was restored');
  fs.rmSync(path.join(server.backup, 'manifest.json'));
  await expect(restored()).rejects.toThrow('holds no backup');
  expect(fs.existsSync(path.join(server.target, 'postgres'))).toBe(false);
});
