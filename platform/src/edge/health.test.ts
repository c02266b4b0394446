import { rmSync, truncateSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { generationFile, generationsFolder } from '#registry/data-folder.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from './edge.ts';
import type { Edge } from './edge.ts';

const running: Edge[] = [];
afterEach(async () => {
  for (const edge of running.splice(0)) await edge.close();
});

const startOn = async (data: string): Promise<Edge> => {
  const edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
  running.push(edge);
  return edge;
};

const health = async (edge: Edge, path: string): Promise<unknown> => {
  const answer = await edge.app.inject(path);
  return [answer.statusCode, answer.json()];
};

it('lives without a backend and without anything that is deployed, and is ready once something is', async () => {
  const data = temporaryFolder();
  const edge = await startOn(data);
  expect(await health(edge, '/livez')).toEqual([200, { ok: true }]);
  expect(await health(edge, '/readyz')).toEqual([503, { ok: false, failing: ['deployed'] }]);
  await publishShell(data, sampleShell());
  expect(await health(edge, '/readyz')).toEqual([200, { ok: true, failing: [] }]);
});

it('is ready with what it has read, when the folder cannot be read any more', async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  const edge = await startOn(data);
  expect(await health(edge, '/readyz')).toEqual([200, { ok: true, failing: [] }]);
  rmSync(generationsFolder(data), { recursive: true });
  expect(await health(edge, '/readyz')).toEqual([200, { ok: true, failing: [] }]);
});

it('is not ready where the only generation is cut off, and lives', async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  truncateSync(generationFile(data, 1), 20);
  const edge = await startOn(data);
  expect(await health(edge, '/livez')).toEqual([200, { ok: true }]);
  expect(await health(edge, '/readyz')).toEqual([503, { ok: false, failing: ['deployed'] }]);
});

it('is not ready while it drains, answers all the same, and keeps no connection', async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  const edge = await startOn(data);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const asked = request(edge.url + path, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer));
      });
      asked.once('error', reject).end();
    });
  expect((await get('/app/login')).headers.connection).toBe('keep-alive');
  edge.drain();
  expect(await health(edge, '/readyz')).toEqual([503, { ok: false, failing: ['stopping'] }]);
  expect(await health(edge, '/livez')).toEqual([200, { ok: true }]);
  const page = await get('/app/login');
  expect([page.statusCode, page.headers.connection]).toEqual([200, 'close']);
  // A call that no backend answers keeps none either.
  expect((await get('/api/who')).headers.connection).toBe('close');
  agent.destroy();
});
