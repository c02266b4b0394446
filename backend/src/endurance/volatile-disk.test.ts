import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { forgetUnsynced } from './volatile-disk.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-volatile-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

const newDisk = (early: number) => {
  const root = fs.mkdtempSync(path.join(home, 'root-'));
  const kept = fs.mkdtempSync(path.join(home, 'kept-'));
  fs.writeFileSync(path.join(root, 'old'), 'as it was');
  const disk = { ...fs };
  forgetUnsynced(disk, { root, kept, early, random: () => 0.5 });
  const at = (name: string): string => path.join(root, name);
  return {
    disk,
    at,
    write: (handle: number, text: string, from: number) =>
      disk.writeSync(handle, Buffer.from(text), 0, text.length, from),
    syncFolder: () => {
      const handle = disk.openSync(root, 'r');
      disk.fsyncSync(handle);
      disk.closeSync(handle);
    },
    /** What a power cut would leave now. */
    left: () => {
      const tree = path.join(kept, 'tree');
      return Object.fromEntries(
        fs.readdirSync(tree).map((name) => [name, fs.readFileSync(path.join(tree, name), 'utf8')]),
      );
    },
  };
};

it('keeps what was synced and forgets what was only written', () => {
  const { disk, at, write, left } = newDisk(0);
  const handle = disk.openSync(at('log'), 'w+');
  write(handle, 'first ', 0);
  disk.fsyncSync(handle);
  write(handle, 'second', 6);
  expect(fs.readFileSync(at('log'), 'utf8')).toBe('first second');
  expect(left()).toEqual({ old: 'as it was', log: 'first ' });
  disk.fsyncSync(handle);
  expect(left()).toEqual({ old: 'as it was', log: 'first second' });
});

it('keeps the old name until the renamed file or its folder is synced', () => {
  const { disk, at, left, syncFolder } = newDisk(0);
  disk.renameSync(at('old'), at('new'));
  expect(left()).toEqual({ old: 'as it was' });
  syncFolder();
  expect(left()).toEqual({ new: 'as it was' });
  disk.unlinkSync(at('new'));
  expect(left()).toEqual({ new: 'as it was' });
  syncFolder();
  expect(left()).toEqual({});
});

it('forgets that a file was cut short until it is synced', () => {
  const { disk, at, left } = newDisk(0);
  const handle = disk.openSync(at('old'), 'r+');
  disk.ftruncateSync(handle, 2);
  expect(left()).toEqual({ old: 'as it was' });
  disk.fsyncSync(handle);
  expect(left()).toEqual({ old: 'as' });
});

it('lets writes arrive early where it was told to', () => {
  const { disk, at, write, left } = newDisk(1);
  const handle = disk.openSync(at('old'), 'r+');
  write(handle, 'AS', 0);
  expect(left()).toEqual({ old: 'AS it was' });
});
