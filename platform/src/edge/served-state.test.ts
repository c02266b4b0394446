import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generationFile, generationsFolder, releaseFolder, shellFile } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from './edge.ts';
import type { Edge } from './edge.ts';
import { servedState } from './served-state.ts';

let data = '';
let edge: Edge | undefined;

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
});

afterEach(async () => {
  await edge?.close();
  edge = undefined;
});

describe('the edge over a damaged registry', () => {
  it('serves from memory what it has read, and reports the reason in its health', async () => {
    edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
    const { url } = edge;
    const health = async (): Promise<unknown> => (await fetch(`${url}/healthz`)).json();
    expect(await health()).toEqual({ ok: true, backend: 'up', generation: 2 });
    writeFileSync(generationFile(data, 2), 'damaged');
    expect(await health()).toMatchObject({
      ok: true,
      generation: 2,
      degraded: expect.stringContaining(`${generationFile(data, 2)} cannot be read: `),
    });
    expect(await (await fetch(`${url}/app/registry.json`)).json()).toMatchObject({
      generation: 2,
      remotes: { 'mfe-kite': {} },
    });
  });

  it('serves from memory when all generations are gone', () => {
    const state = servedState(data);
    expect(state().registry.generation).toBe(2);
    rmSync(generationsFolder(data), { recursive: true });
    expect(state()).toMatchObject({
      registry: { generation: 2 },
      problem: `Generation 2 is gone from ${data}; it is served from memory.`,
    });
  });

  it('serves the next release, and reports no problem any more', async () => {
    const state = servedState(data);
    const text = readFileSync(generationFile(data, 2), 'utf8');
    state();
    writeFileSync(generationFile(data, 2), 'damaged');
    expect(state().problem).toContain('cannot be read');
    writeFileSync(generationFile(data, 2), text);
    await publishRemote(data, sampleBuild({ name: 'mfe-other', routes: [routeAt('/other')] }));
    expect(Object.keys(state().registry.remotes)).toEqual(['mfe-kite', 'mfe-other']);
    expect(state().problem).toBeUndefined();
  });

  it('serves what is live beside a damaged description of a shell and of a release before', async () => {
    writeFileSync(shellFile(data, { version: '0.9.0', build: 'bbbbbbbbbb' }), '{');
    const before = { name: 'mfe-kite', version: '0.9.0', build: 'bbbbbbbbbb' };
    mkdirSync(releaseFolder(data, before), { recursive: true });
    writeFileSync(join(releaseFolder(data, before), 'release.json'), '{');
    const { current } = servedState(data)().registry.remotes['mfe-kite'] ?? {};
    edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
    const unknown = await fetch(`${edge.url}/app/rest/${'0'.repeat(64)}.json`);
    expect([current?.version, unknown.status]).toEqual(['1.0.0', 404]);
  });

  it('starts with the newest generation that can be read, and reports the unreadable one', () => {
    writeFileSync(generationFile(data, 2), 'damaged');
    expect(servedState(data)()).toMatchObject({
      registry: { generation: 1, remotes: {} },
      problem: expect.stringContaining(`${generationFile(data, 2)} cannot be read: `),
    });
  });
});
