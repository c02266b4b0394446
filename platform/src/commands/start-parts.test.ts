import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { freePort, holdPort } from './free-port.ts';
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

/** A backend that says whether it can take the platform's own port, as another program may try while it starts. */
const BACKEND = `
const { createServer } = require('node:http');
const server = createServer();
const other = createServer();
const ready = (port) => server.listen(0, '127.0.0.1', () => {
  const url = 'http://127.0.0.1:' + server.address().port;
  console.log('backend ' + process.pid + ', the port is ' + port);
  console.log(JSON.stringify({ ready: true, url, identity: { url: url + '/sdk.js', isSandbox: true } }));
});
other.once('error', () => ready('taken'));
other.listen(new URL(process.env.PAYUNG_PUBLIC_URL).port, '127.0.0.1', () => ready('free'));
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

it('ends with an exit code, and leaves no backend, when a port that it needs is taken', async () => {
  const backend = join(temporaryFolder(), 'backend.cjs');
  writeFileSync(backend, BACKEND);
  const taken = await holdPort(0, '127.0.0.1');
  onTestFinished(() => taken.release());
  const command = commandOf(temporaryFolder(), await freePort(), backend);
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], {
    cwd: repositoryRoot,
    // Of the identity frame, which is started after the backend.
    env: { ...process.env, PAYUNG_IDENTITY_PORT: String(taken.port) },
  });
  onTestFinished(() => void child.kill());
  const [said, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit', { signal: AbortSignal.timeout(15_000) }),
  ]);
  expect(code).toBe(1);
  expect(failed).toContain(`EADDRINUSE: address already in use 127.0.0.1:${taken.port}`);
  const [, pid, port] = /^backend (\d+), the port is (\w+)$/m.exec(said) ?? [];
  // Nobody takes the platform's own port while its backend starts.
  expect(port).toBe('taken');
  expect(isRunning(Number(pid))).toBe(false);
});
