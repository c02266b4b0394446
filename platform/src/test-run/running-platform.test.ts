import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { localRelease } from '#dev/local-release.ts';
import { startEdge } from '#edge/edge.ts';
import type { Edge } from '#edge/edge.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { platformKey } from '#registry/sets/platform-key.ts';
import { signSet } from '#registry/sets/release-set.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { cookieHeader } from './against.ts';
import { enterPlatform, enterSet } from './running-platform.ts';

/** A backend that shows its messages for one token. */
const backend = createServer((request, response) => {
  response.statusCode = request.headers['x-tester-token'] === 'demo-token' ? 200 : 401;
  response.end('{"errCode":-1,"errMsg":[]}');
});

let data = '';
let edge: Edge;

beforeEach(async () => {
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
  await publishRemote(data, sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));
  const { port } = backend.address() as AddressInfo;
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: `http://127.0.0.1:${port}` });
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await edge.close();
  backend.closeAllConnections();
  await new Promise((resolve) => {
    backend.close(resolve);
  });
});

const given = (change: object = {}) => ({
  url: edge.url,
  demoToken: 'demo-token',
  exchanged: {},
  ...change,
});

const setOf = (generation: number, from = data): string =>
  signSet(platformKey(from, 'set'), { generation, exchanged: {} }, Date.now() + 60_000);

const local = (change: object) => localRelease('mfe-kite', sampleBuild(change));

describe('a platform that the journeys are run against', () => {
  it('gives the cookie that keeps every browser in an older generation', async () => {
    const set = setOf(2);
    const { cookies } = await enterPlatform(given({ set }), []);
    expect(cookies).toEqual([{ name: 'payung-set', value: set, path: '/app' }]);
  });

  it('refuses a set of another key, and one that is gone', async () => {
    const says = 'does not show this set: one of its releases is gone, or it has another key.';
    await expect(enterPlatform(given({ set: setOf(2, temporaryFolder()) }), [])).rejects.toThrow(says);
    await expect(enterPlatform(given({ set: setOf(99) }), [])).rejects.toThrow(says);
    // The cookie of a password is none of a set.
    const { port } = backend.address() as AddressInfo;
    backend.prependOnceListener('request', (_, response) =>
      response.setHeader('set-cookie', 'staging=1; Path=/'),
    );
    await expect(enterSet(`http://127.0.0.1:${port}`, setOf(2))).rejects.toThrow(says);
  });

  it('refuses a wrong token, an address without a platform, and one that nobody answers', async () => {
    await expect(enterPlatform(given({ demoToken: 'other' }), [])).rejects.toThrow(
      'does not show its one-time codes (401)',
    );
    const { port } = backend.address() as AddressInfo;
    await expect(enterPlatform(given({ url: `http://127.0.0.1:${port}` }), [])).rejects.toThrow(
      'is no platform: /app/registry.json answers 401.',
    );
    await expect(enterPlatform(given({ url: 'http://127.0.0.1:9' }), [])).rejects.toThrow(
      'http://127.0.0.1:9 cannot be reached',
    );
  });

  it('enters a platform behind a password, whose cookie goes with every browser and call', async () => {
    const { port } = backend.address() as AddressInfo;
    const password = 'a long password';
    const staging = await startEdge({
      port: 0,
      dataDir: data,
      backendUrl: `http://127.0.0.1:${port}`,
      stagingPassword: password,
    });
    onTestFinished(() => staging.close());
    const { url } = staging;
    await expect(enterPlatform(given({ url }), [])).rejects.toThrow(
      `${url} asks for a password: set PAYUNG_STAGING_PASSWORD.`,
    );
    vi.stubEnv('PAYUNG_STAGING_PASSWORD', password);
    const { cookies } = await enterPlatform(given({ url, set: setOf(2) }), []);
    expect(cookies?.map(({ name, path }) => [name, path])).toEqual([
      ['payung-staging', '/'],
      ['payung-set', '/app'],
    ]);
    const session = { authorization: 'Bearer session', 'x-tester-token': 'demo-token' };
    const answer = await fetch(`${url}/api/agent/profile`, {
      headers: { ...session, ...cookieHeader(cookies) },
    });
    expect(answer.status).toBe(200);
  });

  it('refuses a remote of this machine that its shell could not run', async () => {
    await expect(
      enterPlatform(given(), [local({ requires: ['react', 'antd/es/calendar'] })]),
    ).rejects.toThrow(
      'mfe-kite needs what the shell 1.0.0 of that platform does not provide: antd/es/calendar.',
    );
    await expect(enterPlatform(given(), [local({ contract: 2 })])).rejects.toThrow(
      'mfe-kite was built against contract 2, the shell of that platform speaks contract 1.',
    );
    await expect(enterPlatform(given(), [local({ version: '3.0.0' })])).resolves.toBeDefined();
  });
});
