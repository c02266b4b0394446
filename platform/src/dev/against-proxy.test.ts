import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startEdge } from '#edge/edge.ts';
import { releaseBase } from '#registry/data-folder.ts';
import { publishRemote, registryRelease } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { sampleBuild, sampleRelease, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startAgainst } from './against-proxy.ts';

const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A remote under development beside a platform at this address; its files come from a server of their own. */
const developAgainst = async (url: string): Promise<string> => {
  const compilerUrl = await serve((request, response) => response.end(`developed ${request.url}`));
  const built = sampleRelease({ version: '2.0.0', build: 'dev', integrity: {} });
  const release = registryRelease(built, '/app/remotes/mfe-kite/dev/');
  const running = await startAgainst({
    url,
    port: 0,
    releases: () => [{ release }],
    compilerUrl,
    names: ['mfe-kite'],
  });
  onTestFinished(() => running.close());
  return running.url;
};

/** An edge with a released kite. */
const platform = async (): Promise<string> => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
  const edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
  onTestFinished(() => edge.close());
  return edge.url;
};

const read = async (address: string, init?: RequestInit): Promise<string> =>
  (await fetch(address, init)).text();

it('shows the remote under development in the pages and the registry of the other platform', async () => {
  const url = await developAgainst(await platform());
  const html = await fetch(`${url}/app/kitefly`, {
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  expect(html.headers.get('content-security-policy')).toContain("script-src 'self'");
  const inPage = JSON.parse(/id="payung-registry">([^<]*)</.exec(await html.text())?.[1] ?? '') as {
    remotes: Record<string, { current: { build: string; rest: string } }>;
  };
  expect(inPage.remotes['mfe-kite']?.current.build).toBe('dev');

  // Also for a page that has the registry of this generation: what is developed changes without a new one.
  const { headers } = await fetch(`${url}/app/registry.json`);
  expect(headers.get('etag')).toBeNull();
  const again = await fetch(`${url}/app/registry.json`, { headers: { 'if-none-match': '"2"' } });
  expect(await again.json()).toEqual(inPage);

  const { rest } = inPage.remotes['mfe-kite']?.current ?? {};
  expect(JSON.parse(await read(`${url}/app/rest/${rest}.json`))).toMatchObject({ integrity: {} });
  expect(await read(`${url}/app/remotes/mfe-kite/dev/remoteEntry.js`)).toBe(
    'developed /app/remotes/mfe-kite/dev/remoteEntry.js',
  );
  const released = releaseBase({ name: 'mfe-kite', version: '1.0.0', build: 'aaaaaaaaaa' });
  expect(await read(`${url}${released}remoteEntry.0123456789.js`)).toBe('kite');
});

it('keeps reports of what fails here from the other platform', async () => {
  const asked: (string | undefined)[] = [];
  const url = await developAgainst(
    await serve((request, response) => {
      asked.push(request.url);
      response.end();
    }),
  );
  const report = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const violation = { ...report, headers: { 'content-type': 'application/csp-report' } };
  expect((await fetch(`${url}/app/reports`, report)).status).toBe(204);
  expect((await fetch(`${url}/app/csp-reports`, violation)).status).toBe(204);
  expect(asked).toEqual([]);
});

it('asks the other platform as its own pages do, and passes bodies and answers on as they are', async () => {
  vi.stubEnv('PAYUNG_STAGING_PASSWORD', 'a long password');
  onTestFinished(() => void vi.unstubAllEnvs());
  const asked: { readonly request: IncomingMessage; readonly body: string }[] = [];
  const other = await serve(async (request, response) => {
    asked.push({ request, body: await text(request) });
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' });
    response.end(brotliCompressSync('{"errCode":-1}'));
  });
  const url = await developAgainst(other);
  const call = { method: 'POST', body: '{"phone":1}' };
  const headers = { 'content-type': 'application/json', origin: url };
  expect(await read(`${url}/api/auth/sendOtp?langId=BH`, { ...call, headers })).toBe('{"errCode":-1}');
  await fetch(`${url}/api/agent/profile`, {
    headers: { authorization: 'Bearer session', origin: 'https://x.test' },
  });
  await fetch(`${url}/api/agent/profile`, { headers: { origin: 'null' } });
  const [first, second, third] = asked;
  expect(third?.request.headers.origin).toBe('null');
  expect(first?.body).toBe('{"phone":1}');
  expect(first?.request).toMatchObject({ method: 'POST', url: '/api/auth/sendOtp?langId=BH' });
  expect(first?.request.headers).toMatchObject({
    host: new URL(other).host,
    origin: other,
    authorization: 'Basic cGF5dW5nOmEgbG9uZyBwYXNzd29yZA==',
  });
  // The session of an agent stands where the password would.
  expect(second?.request.headers).toMatchObject({
    origin: 'https://x.test',
    authorization: 'Bearer session',
  });
});

it('gives a page of this machine the cookies of an https address, and leads it to no other', async () => {
  const url = await developAgainst(
    await serve((request, response) => {
      const own = `http://${request.headers.host}`;
      const cookies = [
        'visit=1; Path=/app; Secure; HttpOnly',
        'LANG=en; Domain=example.com; SameSite=Lax; Secure',
      ];
      response.writeHead(303, {
        'set-cookie': request.url === '/app/one' ? cookies[0] : cookies,
        location: request.url === '/app/one' ? `${own}/app/login?a=1` : 'https://pay.test/checkout',
        'strict-transport-security': 'max-age=1',
      });
      response.end();
    }),
  );
  const ask = (path: string): Promise<Response> => fetch(url + path, { redirect: 'manual' });
  const one = await ask('/app/one');
  expect(one.headers.getSetCookie()).toEqual(['visit=1; Path=/app; HttpOnly']);
  expect(one.headers.get('location')).toBe('/app/login?a=1');
  expect(one.headers.get('strict-transport-security')).toBeNull();
  const two = await ask('/app/two');
  expect(two.headers.getSetCookie()).toEqual(['visit=1; Path=/app; HttpOnly', 'LANG=en; SameSite=Lax']);
  expect(two.headers.get('location')).toBe('https://pay.test/checkout');
});

it('says what is wrong where the registry of the other platform cannot be read, and goes on', async () => {
  const url = await developAgainst(
    await serve((_, response) =>
      response.setHeader('content-type', 'application/json').end('{"generation":'),
    ),
  );
  const answer = await fetch(`${url}/app/registry.json`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toMatch(
    /^http:\/\/127\.0\.0\.1:\d+ cannot be used: Unexpected end of JSON input/,
  );
  expect(await read(`${url}/app/texts`)).toBe('{"generation":');
});

it('says which platform cannot be used', async () => {
  const url = await developAgainst('http://127.0.0.1:9');
  const answer = await fetch(`${url}/app/login`);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toMatch(/^http:\/\/127\.0\.0\.1:9 cannot be used: /);
});
