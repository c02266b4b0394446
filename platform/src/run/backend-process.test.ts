import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { startParent } from '#testing/parent-of-backend.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { keepRunning, waitBefore } from './backend-process.ts';
import { requireFreePort } from './free-port.ts';

/** A server that answers its process id, and ends where it is asked to. */
const SERVER = `
const { createServer } = require('node:http');
const server = createServer((request, response) => {
  response.end(String(process.pid));
  if (request.url === '/end') setImmediate(() => process.exit(3));
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  console.log(JSON.stringify({ ready: true, url: 'http://127.0.0.1:' + server.address().port }));
});
process.on('SIGTERM', () => process.exit(0));
`;

const scriptOf = (text: string): string => {
  const script = join(temporaryFolder(), 'server.cjs');
  writeFileSync(script, text);
  return script;
};

// With the backend itself, which takes long to start, in the deep test.
it('ends a server with the process that started it, also after SIGKILL, as the backend asks for it', async () => {
  const asks = join(repositoryRoot, 'backend/src/process/end-with-parent.ts');
  const script = scriptOf(`require(${JSON.stringify(asks)});${SERVER}`);
  const { parent, backend, bothEnded } = startParent(temporaryFolder(), script);
  const pid = await backend();
  expect(process.kill(pid, 0)).toBe(true);
  parent.kill('SIGKILL');
  await expect(bothEnded).resolves.toBeDefined();
});

it('restarts a server that ended, at the same address, and logs it', async () => {
  const lines: string[] = [];
  const kept = await keepRunning({
    script: scriptOf(SERVER),
    env: { PORT: '0' },
    onLine: (line) => lines.push(line),
    // Long enough to be seen down.
    firstWaitMs: 300,
  });
  // A server that outlives a failed test would keep the whole run from ending.
  onTestFinished(() => kept.stop());
  const { url } = kept.first;
  const ask = async (path: string): Promise<string> => (await fetch(url + path)).text();
  const pid = await ask('/');
  expect(kept.isUp()).toBe(true);
  expect(kept.pid()).toBe(Number(pid));
  await ask('/end');
  await vi.waitFor(() => expect(kept.isUp()).toBe(false));
  await vi.waitFor(async () => expect(await ask('/')).not.toBe(pid));
  expect(lines).toEqual(['The backend has ended; it is started again in 0.3 s.', 'The backend runs again.']);
  await kept.stop();
  expect(kept.isUp()).toBe(false);
  await expect(ask('/')).rejects.toThrow('fetch failed');
});

it('waits longer before each restart, and five seconds at most', () => {
  expect([0, 1, 2, 3, 4, 20].map((restart) => waitBefore(restart))).toEqual([
    500, 1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
});

/** What is logged of a server that ends three times. */
const endedThrice = async (stableMs: number): Promise<readonly string[]> => {
  const lines: string[] = [];
  const kept = await keepRunning({
    script: scriptOf(SERVER),
    env: { PORT: '0' },
    onLine: (line) => lines.push(line),
    firstWaitMs: 20,
    stableMs,
  });
  onTestFinished(() => kept.stop());
  for (const runs of [1, 2, 3]) {
    await fetch(`${kept.first.url}/end`);
    await vi.waitFor(
      () => expect(lines.filter((line) => line.endsWith('again.'))).toHaveLength(runs),
      10_000,
    );
  }
  await kept.stop();
  return lines.filter((line) => line.includes('has ended'));
};

it('begins the waits again after a server that ran well, and lengthens them for one that ends at once', async () => {
  expect(await endedThrice(0)).toEqual([
    'The backend has ended; it is started again in 0.02 s.',
    'The backend has ended; it is started again in 0.02 s.',
    'The backend has ended; it is started again in 0.02 s.',
  ]);
  expect(await endedThrice(60_000)).toEqual([
    'The backend has ended; it is started again in 0.02 s.',
    'The backend has ended; it is started again in 0.04 s.',
    'The backend has ended; it is started again in 0.08 s.',
  ]);
});

it('does not restart a server that failed to start the first time', async () => {
  const never = scriptOf('process.exit(1);');
  const started = keepRunning({ script: never, env: {}, onLine: () => undefined });
  await expect(started).rejects.toThrow('ended with 1 before it was ready');
});

it('names the port that another program uses, and what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} of 127.0.0.1 cannot be used: another program uses it. Choose another: PORT=8081 npm start`,
  );
  other.close();
  await once(other, 'close');
  await expect(requireFreePort(port, '127.0.0.1')).resolves.toBeUndefined();
});
