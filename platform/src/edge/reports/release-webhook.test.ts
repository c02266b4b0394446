import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { releaseFolder, shellFile } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { rollBackRemote } from '#registry/roll-back.ts';
import { publishCanary } from '#registry/sets/canary-changes.ts';
import { visit } from '#testing/reporting-page.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { LogEntry } from '../monitoring.ts';
import { contactOf, tellWebhook } from './release-webhook.ts';

/** The operator's server; it answers these statuses, one after another, none to 0, and keeps what it was told. */
const aServer = async (...statuses: number[]) => {
  const told: unknown[] = [];
  const app = fastify({ forceCloseConnections: true });
  app.post('/hook', (request, reply) => {
    told.push(request.body);
    const status = statuses.shift() ?? 204;
    return status === 0 ? new Promise(() => undefined) : reply.status(status).send();
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

const FIRST = { version: '1.0.0', build: 'aaaaaaaaaa' };
const SECOND = { version: '2.0.0', build: 'bbbbbbbbbb' };

/** A platform whose first release of a remote is live. */
const aPlatform = async (): Promise<string> => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild(FIRST));
  return data;
};

const edgeOf = async (dataDir: string, releaseWebhook: string) => {
  const options = { port: 0, backendUrl: 'http://127.0.0.1:9', gatherReportsMs: 0 };
  const edge = await startEdge({ ...options, dataDir, releaseWebhook });
  onTestFinished(() => edge.close());
  return edge;
};

it('is told what an edge took back, and who answers for it', async () => {
  const { told, url } = await aServer();
  const data = await aPlatform();
  await publishRemote(data, sampleBuild(SECOND));
  const file = join(releaseFolder(data, { name: 'mfe-kite', ...SECOND }), 'release.json');
  const described = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...described, source: { owner: 'Kite squad', onCall: '#kites' } }));
  await visit(await edgeOf(data, url), 5, { kind: 'crashed', ...SECOND });
  await vi.waitFor(() => expect(told).toEqual([{ ...EVENT, owner: 'Kite squad', onCall: '#kites' }]));
});

it('is told which canary was stopped', async () => {
  const { told, url } = await aServer();
  const data = await aPlatform();
  const author = { command: 'release mfe-kite --canary 5' };
  await publishCanary(data, { name: 'mfe-kite', dist: sampleBuild(SECOND) }, { percent: 5, author });
  await visit(await edgeOf(data, url), 5, { kind: 'crashed', ...SECOND });
  await vi.waitFor(() => expect(told).toEqual([{ ...EVENT, event: 'canary-stopped' }]));
});

it('is told what could not be taken back, and why: somebody has to look', async () => {
  const { told, url } = await aServer();
  const data = await aPlatform();
  await publishRemote(data, sampleBuild(SECOND));
  await rollBackRemote(data, 'mfe-kite');
  await visit(await edgeOf(data, url), 5, { kind: 'crashed', ...FIRST });
  const { instead: _none, ...facts } = EVENT;
  const reason = expect.stringMatching(/^mfe-kite has no previous release to go back to/) as string;
  await vi.waitFor(() =>
    expect(told).toEqual([{ ...facts, event: 'take-back-failed', release: '1.0.0-aaaaaaaaaa', reason }]),
  );
});

it('delays nothing while it does not answer', async () => {
  const { told, url } = await aServer(0, 0);
  const data = await aPlatform();
  await publishRemote(data, sampleBuild(SECOND));
  const edge = await edgeOf(data, url);
  await visit(edge, 5, { kind: 'crashed', ...SECOND });
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(readRegistry(data).remotes['mfe-kite']?.current).toMatchObject(FIRST);
  // Reports, releases and the end of the edge go on beside it.
  await publishRemote(data, sampleBuild({ version: '3.0.0', build: 'cccccccccc' }));
  await visit(edge, 1, { version: '3.0.0', build: 'cccccccccc' });
  await edge.close();
  expect(told).toHaveLength(1);
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
