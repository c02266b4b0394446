import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SERVER_KEY } from '#core/database/testing/backups.ts';
import { FolderInUse, lockFolder } from '../embedded/orphaned-server.ts';
import { requireNoRestore, writeManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-restore-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A backup of a cluster of one file, and a folder to restore it into. */
const smallBackup = () => {
  const one = fs.mkdtempSync(path.join(home, 'one-'));
  const [backup, data] = [path.join(one, 'backup'), path.join(one, 'data')];
  fs.mkdirSync(path.join(backup, 'postgres'), { recursive: true });
  fs.writeFileSync(path.join(backup, 'postgres', 'PG_VERSION'), '18');
  fs.writeFileSync(path.join(backup, 'server.key'), SERVER_KEY);
  writeManifest(backup, {
    format: 'payung base backup 1',
    takenAt: '2026-01-15T03:04:05.678Z',
    files: { PG_VERSION: sha256('18') },
    keys: { 'server.key': sha256(SERVER_KEY) },
  });
  return { backup, data };
};

it('restores files and keys once, into a folder that nobody uses', async () => {
  const { backup, data } = smallBackup();
  fs.mkdirSync(data);
  const lock = lockFolder(data);
  await expect(restoreBackup(backup, { data })).rejects.toBeInstanceOf(FolderInUse);
  lock.release();
  fs.writeFileSync(path.join(data, 'server.key'), `another: ${SERVER_KEY}`);
  expect((await restoreBackup(backup, { data })).takenAt).toBe('2026-01-15T03:04:05.678Z');
  expect(fs.readFileSync(path.join(data, 'postgres', 'PG_VERSION'), 'utf8')).toBe('18');
  expect(fs.readFileSync(path.join(data, 'server.key'), 'utf8')).toBe(SERVER_KEY);
  expect(fs.readFileSync(path.join(data, 'server.key.before-restore'), 'utf8')).toBe(
    `another: ${SERVER_KEY}`,
  );
  requireNoRestore(data);
  fs.writeFileSync(path.join(data, 'server.key'), `another: ${SERVER_KEY}`);
  await expect(restoreBackup(backup, { data })).rejects.toThrow('exists already');
  expect(fs.readFileSync(path.join(data, 'server.key'), 'utf8')).toBe(`another: ${SERVER_KEY}`);
});

it('refuses a backup with a damaged or missing file, and restores nothing', async () => {
  const { backup, data } = smallBackup();
  const restored = () => restoreBackup(backup, { data });
  fs.writeFileSync(path.join(backup, 'server.key'), `${SERVER_KEY}!`);
  await expect(restored()).rejects.toThrow('server.key is missing or damaged; nothing was restored');
  fs.writeFileSync(path.join(backup, 'server.key'), '');
  await expect(restored()).rejects.toThrow('does not hold a key');
  fs.writeFileSync(path.join(backup, 'server.key'), SERVER_KEY);
  fs.appendFileSync(path.join(backup, 'postgres', 'PG_VERSION'), ' ');
  await expect(restored()).rejects.toThrow('PG_VERSION is missing or damaged; nothing was restored');
  fs.rmSync(path.join(backup, 'manifest.json'));
  await expect(restored()).rejects.toThrow('holds no backup');
  expect(fs.existsSync(path.join(data, 'postgres'))).toBe(false);
});
