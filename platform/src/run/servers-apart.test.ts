import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { freePort } from './free-port.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SERVE = join(platformRoot, 'src', 'commands', 'serve.ts');

/** Answers a moment later, so that some calls are always on their way. */
const BACKEND = `
const { createServer } = require('node:http');
createServer((request, response) => {
  if (request.url === '/page-facts') return response.end('{}');
  setTimeout(() => response.end('{"ok":true}'), request.url === '/readyz' ? 0 : 5);
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

interface Server {
  readonly url: string;
  readonly child: ChildProcess;
}

const running: ChildProcess[] = [];
let backends: readonly Server[] = [];
let edges: readonly Server[] = [];

const start = async (script: string, env: Readonly<Record<string, string>>): Promise<Server> => {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  running.push(child);
  return { url: `http://127.0.0.1:${port}`, child };
};

const statusOf = async (url: string): Promise<number> => {
  try {
    const answer = await fetch(url);
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
};

beforeAll(async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  const script = join(temporaryFolder(), 'backend.cjs');
  writeFileSync(script, BACKEND);
  backends = [await start(script, {}), await start(script, {})];
  const env = {
    PAYUNG_DATA: data,
    PAYUNG_BACKEND_URL: backends.map(({ url }) => url).join(','),
    PAYUNG_DRAIN_SECONDS: '4',
  };
  edges = [await start(SERVE, env), await start(SERVE, env)];
  for (const { url } of edges) {
    await vi.waitUntil(async () => (await statusOf(`${url}/readyz`)) === 200, 30_000);
  }
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** What an operator's proxy does with reads: edges in turn, and another one where the first cannot answer. */
let turn = 0;
const read = async (path: string): Promise<number> => {
  turn += 1;
  const [one, other] = turn % 2 === 0 ? edges : edges.toReversed();
  let status = 0;
  for (const edge of [one, other, one, other]) {
    status = await statusOf(`${edge?.url}${path}`);
    if (status !== 0 && status !== 503) return status;
  }
  return status;
};

/** Reads by ten people until enough were answered; those that were not. */
const readsUntil = async (isEnough: (count: number) => boolean): Promise<readonly number[]> => {
  const failed: number[] = [];
  let count = 0;
  const person = async (path: string): Promise<void> => {
    while (!isEnough(count)) {
      const status = await read(path);
      count += 1;
      if (status !== 200) failed.push(status);
    }
  };
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => person(index % 2 === 0 ? '/api/ping' : '/app/login')),
  );
  return failed;
};

it('answers every read while one backend of two is killed', async () => {
  const { child } = backends[0] as Server;
  const failed = await readsUntil((count) => {
    if (count === 100) child.kill('SIGKILL');
    return count > 400;
  });
  expect(child.signalCode).toBe('SIGKILL');
  expect(failed).toEqual([]);
  // Without the help of a proxy too, once nothing is on its way any more.
  const calls = [await statusOf(`${edges[0]?.url}/api/ping`), await statusOf(`${edges[0]?.url}/api/ping`)];
  expect(calls).toEqual([200, 200]);
});

it('answers every read while one edge of two ends, which it says before it closes', async () => {
  const { child, url } = edges[0] as Server;
  const ended = once(child, 'exit');
  const failed = readsUntil((count) => {
    if (count === 100) child.kill('SIGTERM');
    return count > 400 && child.exitCode !== null;
  });
  await expect.poll(() => statusOf(`${url}/readyz`), { interval: 5 }).toBe(503);
  // Whoever has not noticed yet is served all the same.
  expect(await statusOf(`${url}/app/login`)).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(await failed).toEqual([]);
});
