import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, it, onTestFinished, vi } from 'vitest';

// A process starts in a second on a quiet machine.
vi.setConfig({ testTimeout: 120_000 });

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SCRIPT = path.join(import.meta.dirname, '../testing/faulty-server.ts');

/** With a parent, as the platform starts it: it does not wait for edges that have not noticed yet. */
const startFaulty = async () => {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout as Readable });
  output.on('line', (line) => lines.push(line));
  await once(output, 'line');
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  const ask = (where: string, options?: RequestInit): Promise<Response> =>
    fetch(`${lines[0]}${where}`, {
      ...options,
      headers: { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, 'content-type': 'application/json' },
    });
  return { child, ask, ended, logged: () => lines.slice(1).join('\n') };
};

it('logs an error that nothing caught with its request, answers the others, and exits with 70', async () => {
  const { ask, ended, logged } = await startFaulty();
  const slow = ask('/slow').then((answer) => answer.text());
  await ask('/own');
  await ask('/thrown/6281234567890');
  expect(await slow).toBe('whole');
  expect(await ended).toBe(70);
  expect(JSON.parse(logged())).toMatchObject({
    level: 60,
    trace_id: TRACE,
    route: '/thrown/:phone',
    origin: 'uncaughtException',
    err: { type: 'Error', message: '', stack: expect.stringContaining('faulty-server.ts') },
  });
  expect(logged()).not.toContain('6281234567890');
});

it('treats a promise that nobody waits for the same, behind a request with a body', async () => {
  const { ask, ended, logged } = await startFaulty();
  expect(await (await ask('/rejected', { method: 'POST', body: '{}' })).text()).toBe('answered');
  expect(await ended).toBe(70);
  expect(JSON.parse(logged())).toMatchObject({
    trace_id: TRACE,
    route: '/rejected',
    origin: 'unhandledRejection',
  });
});

it('names no request where the error belongs to none', async () => {
  const { child, ended, logged } = await startFaulty();
  child.kill('SIGUSR2');
  expect(await ended).toBe(70);
  expect(JSON.parse(logged())).not.toHaveProperty('trace_id');
});

it('exits with 0 when it is asked to end', async () => {
  const { child, ended, logged } = await startFaulty();
  child.kill('SIGTERM');
  expect([await ended, logged()]).toEqual([0, '']);
});
