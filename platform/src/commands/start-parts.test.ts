import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { freePort } from './free-port.ts';
import { startParts } from './start-parts.ts';

it('ends what it has started, the last part first, when the next one cannot start', async () => {
  const ended: string[] = [];
  const end = (part: string) => async (): Promise<void> => void ended.push(part);
  const starting = startParts(async (keep) => {
    keep(end('backend'));
    keep(end('identity frame'));
    await Promise.reject(new Error('the port is taken'));
  });
  await expect(starting).rejects.toThrow('the port is taken');
  expect(ended).toEqual(['identity frame', 'backend']);
});

it('ends all of it once when it is told to, and nothing before', async () => {
  const ended: string[] = [];
  const stop = await startParts(async (keep, endAll) => {
    keep(async () => void ended.push('backend'));
    return endAll;
  });
  expect(ended).toEqual([]);
  await stop();
  await stop();
  expect(ended).toEqual(['backend']);
});

/** A backend that takes the platform's own port, as another program may after the port was found free. */
const BACKEND = `
const { createServer } = require('node:http');
const { port } = new URL(process.env.PAYUNG_PUBLIC_URL);
const server = createServer();
createServer().listen(port, '127.0.0.1', () => server.listen(0, '127.0.0.1', () => {
  const url = 'http://127.0.0.1:' + server.address().port;
  const identity = { url: url + '/sdk.js', isSandbox: true };
  console.log('backend ' + process.pid);
  console.log(JSON.stringify({ ready: true, url, identity }));
}));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
`;

const importOf = (file: string): string =>
  JSON.stringify(pathToFileURL(join(platformRoot, 'src', file)).href);

/** The command of a platform, as `npm start` runs it. */
const commandOf = (data: string, port: number, backendScript: string): string => `
const { runCommand } = await import(${importOf('commands/run-command.ts')});
const { runPlatform } = await import(${importOf('commands/platform-run.ts')});
await runCommand(async () => {
  await runPlatform({ ...${JSON.stringify({ data, port, backendScript })}, onLine: (line) => console.log(line) });
});
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends with an exit code, and leaves no backend, when its port is taken while the backend starts', async () => {
  const backend = join(temporaryFolder(), 'backend.cjs');
  writeFileSync(backend, BACKEND);
  const command = commandOf(temporaryFolder(), await freePort(), backend);
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], { cwd: repositoryRoot });
  onTestFinished(() => void child.kill());
  const [said, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit', { signal: AbortSignal.timeout(15_000) }),
  ]);
  expect(code).toBe(1);
  expect(failed).toContain('EADDRINUSE');
  const pid = Number(/^backend (\d+)$/m.exec(said)?.[1]);
  expect(pid).toBeGreaterThan(0);
  expect(isRunning(pid)).toBe(false);
});
