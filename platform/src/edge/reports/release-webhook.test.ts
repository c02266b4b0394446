import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { releaseFolder, shellFile } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { visit } from '#testing/reporting-page.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { LogEntry } from '../monitoring.ts';
import { contactOf, tellWebhook } from './release-webhook.ts';

/** The operator's server; it answers these statuses, one after another, and keeps what it was told. */
const aServer = async (...statuses: number[]) => {
  const told: unknown[] = [];
  const app = fastify();
  app.post('/hook', (request, reply) => {
    told.push(request.body);
    return reply.status(statuses.shift() ?? 204).send();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { told, url: `${url}/hook?key=secret` };
};

const EVENT = {
  event: 'taken-back',
  remote: 'mfe-kite',
  release: '2.0.0-bbbbbbbbbb',
  instead: '1.0.0-aaaaaaaaaa',
  opened: 5,
  failed: 5,
} as const;

it('is told what an edge took back, and who answers for it', async () => {
  const { told, url } = await aServer();
  const dataDir = temporaryFolder();
  await publishShell(dataDir, sampleShell());
  await publishRemote(dataDir, sampleBuild());
  const build = { version: '2.0.0', build: 'bbbbbbbbbb' };
  await publishRemote(dataDir, sampleBuild(build));
  const file = join(releaseFolder(dataDir, { name: 'mfe-kite', ...build }), 'release.json');
  const described = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...described, source: { owner: 'Kite squad', onCall: '#kites' } }));
  const edge = await startEdge({
    port: 0,
    dataDir,
    backendUrl: 'http://127.0.0.1:9',
    releaseWebhook: url,
    gatherReportsMs: 0,
  });
  onTestFinished(() => edge.close());
  await visit(edge, 5, { kind: 'crashed', ...build });
  await vi.waitFor(() => expect(told).toEqual([{ ...EVENT, owner: 'Kite squad', onCall: '#kites' }]));
});

it('is asked a second time when it fails, and what fails is logged without the path and the key', async () => {
  const log: LogEntry[] = [];
  const patient = await aServer(503);
  tellWebhook(patient.url, EVENT, (entry) => log.push(entry));
  await vi.waitFor(() => expect(patient.told).toEqual([EVENT, EVENT]));
  const { told, url } = await aServer(500, 503);
  tellWebhook(url, EVENT, (entry) => log.push(entry));
  await vi.waitFor(() => expect(log).toHaveLength(1));
  expect(told).toHaveLength(2);
  expect(log).toEqual([{ event: 'webhook-failed', to: new URL(url).origin, reason: 'It answered 503' }]);
});

it('does not follow where it is sent on', async () => {
  const log: LogEntry[] = [];
  const { told, url } = await aServer();
  const app = fastify();
  app.post('/hook', (_, reply) => reply.redirect(url, 307));
  const moved = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  tellWebhook(`${moved}/hook`, EVENT, (entry) => log.push(entry));
  await vi.waitFor(() => expect(log.map(({ event }) => event)).toEqual(['webhook-failed']));
  expect(told).toEqual([]);
});

it('is told of nobody where a description cannot be read', async () => {
  const data = temporaryFolder();
  const shell = { owner: 'shell', version: '1.0.0', build: 'ssssssssss' };
  expect(contactOf(data, shell)).toEqual({});
  await publishShell(data, sampleShell());
  expect(contactOf(data, shell)).toEqual({});
  writeFileSync(shellFile(data, shell), '{');
  expect(contactOf(data, shell)).toEqual({});
});
