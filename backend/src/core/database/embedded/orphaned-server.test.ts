import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { FolderInUse, endLeftOver, lockFolder } from './orphaned-server.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'pg-left-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

/** A cluster whose server, by what it wrote, is that process. */
const clusterOf = (pid: number): string => {
  const cluster = path.join(fs.mkdtempSync(path.join(home, 'data-')), 'postgres');
  fs.mkdirSync(cluster);
  fs.writeFileSync(path.join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n1700000000\n5432\n`);
  return cluster;
};

it('does not kill an unrelated process that reuses the pid of the server', async () => {
  const kill = vi.spyOn(process, 'kill');
  await endLeftOver(clusterOf(process.pid));
  expect(kill).not.toHaveBeenCalled();
  kill.mockRestore();
});

it('does not kill a process that only has the folder as its working directory', async () => {
  const cluster = clusterOf(process.pid);
  const looking = spawn('sleep', ['60'], { cwd: cluster });
  await once(looking, 'spawn');
  const kill = vi.spyOn(process, 'kill');
  await endLeftOver(cluster);
  expect(kill).not.toHaveBeenCalled();
  kill.mockRestore();
  looking.kill();
  await once(looking, 'close');
});

it('refuses a folder in which a server of another container answers', async () => {
  const cluster = clusterOf(process.pid);
  const server = net.createServer((socket) => socket.destroy()).listen(path.join(cluster, '.s.PGSQL.5432'));
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const ending = endLeftOver(cluster);
  await expect(ending).rejects.toBeInstanceOf(FolderInUse);
  await expect(ending).rejects.toThrow('is already open in a server of another container');
});

it('keeps a folder locked while nobody refers to its lock', () => {
  const folder = fs.mkdtempSync(path.join(home, 'locked-'));
  lockFolder(folder);
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round += 1) collectGarbage();
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
});
