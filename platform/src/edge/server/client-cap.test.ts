import { once } from 'node:events';
import type { Socket } from 'node:net';
import fastify from 'fastify';
import { expect, it, afterEach, vi } from 'vitest';
import { connectTo } from '#testing/raw-request.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge, EdgeOptions } from '../edge.ts';
import { clientKey, networkKey, proxyTest, regionKey } from './client-cap.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as the client %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.0.0/16'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.0.0/16'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8::/32'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48', '2001:db8::/32'],
  ['2001:db8::7', '2001:db8:0::/48', '2001:db8::/32'],
])('counts %s as of the network %s, in %s', (address, network, region) => {
  expect([networkKey(address), regionKey(address)]).toEqual([network, region]);
});

it('knows proxies by address, network and name', () => {
  const isProxy = proxyTest(['loopback', '10.0.0.0/8']);
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.9.8.7'].map((address) => isProxy(address))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['203.0.113.7', '2001:db8::1'].map((address) => isProxy(address))).toEqual([false, false]);
});

const running: { close(): unknown }[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of running.splice(0)) await server.close();
});

const edgeWith = async (options: Partial<EdgeOptions>): Promise<Edge> => {
  const backend = fastify();
  backend.post('/api/echo', () => ({ ok: true }));
  backend.get('/api/secure/me', ({ headers }, reply) =>
    reply.status(headers.authorization === 'Bearer right' ? 200 : 401).send({}),
  );
  const backendUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  const edge = await startEdge({ port: 0, dataDir: temporaryFolder(), backendUrl, ...options });
  running.push(edge, backend);
  return edge;
};

const BODY = 'content-type: application/json\r\ncontent-length: 5000\r\n\r\n{';
const slowBody = (forwardedFor = ''): string =>
  `POST /api/echo HTTP/1.1\r\nhost: x\r\n${forwardedFor === '' ? '' : `x-forwarded-for: ${forwardedFor}\r\n`}${BODY}`;

const send = async (edge: Edge, from: string, text: string): Promise<Socket> => {
  const socket = await connectTo(edge.url, from);
  sockets.push(socket);
  socket.write(text);
  return socket;
};

const answerTo = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

const WHOLE =
  'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';

/** Nobody on this machine is a proxy, so 127.0.0.2 and 127.0.0.3 are two clients. */
const NO_PROXY = { trustedProxies: ['192.0.2.1'] };

it('closes all but 20 of a thousand slow requests of one address, and answers another address within a second', async () => {
  const edge = await edgeWith({ ...NO_PROXY, limits: { perAddress: 20 } });
  const slow = await Promise.all(Array.from({ length: 1_000 }, () => send(edge, '127.0.0.2', slowBody())));
  // Read, or the client would not learn that it was closed.
  for (const socket of slow) socket.resume();
  await vi.waitFor(() => expect(slow.filter(({ closed }) => !closed)).toHaveLength(20), 5_000);
  const begun = performance.now();
  expect(await answerTo(await send(edge, '127.0.0.3', WHOLE))).toMatch(/^HTTP\/1\.1 200/);
  expect(performance.now() - begun).toBeLessThan(1_000);
  const metrics = await edge.app.inject({ url: '/metrics' });
  expect(metrics.body).toContain('edge_capped_total 980');
});

it('answers a connection above the limit with the reason, and accepts it once another has ended', async () => {
  const edge = await edgeWith({ ...NO_PROXY, limits: { perAddress: 1 } });
  const first = await send(edge, '127.0.0.2', slowBody());
  const refused = await answerTo(await send(edge, '127.0.0.2', WHOLE));
  expect(refused).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\nreferrer-policy: no-referrer/);
  expect(refused).toContain('Terlalu banyak permintaan');
  first.destroy();
  await vi.waitFor(async () => {
    expect(await answerTo(await send(edge, '127.0.0.2', WHOLE))).toMatch(/^HTTP\/1\.1 200/);
  });
});

it('counts behind a proxy the requests of each client, and never the proxy', async () => {
  const edge = await edgeWith({ trustedProxies: ['loopback'], limits: { perAddress: 3 } });
  const slow = [1, 2, 3, 4].map((last) => send(edge, '127.0.0.2', slowBody(`2001:db8:0:1::${last}`)));
  const answers = await Promise.race((await Promise.all(slow)).map(answerTo));
  expect(answers).toMatch(/^HTTP\/1\.1 429/);
  for (const other of ['2001:db8:0:2::1', '203.0.113.7']) {
    const text = WHOLE.replace('host: x', `host: x\r\nx-forwarded-for: ${other}`);
    expect(await answerTo(await send(edge, '127.0.0.2', text))).toMatch(/^HTTP\/1\.1 200/);
  }
  expect(await answerTo(await send(edge, '127.0.0.2', WHOLE))).toMatch(/^HTTP\/1\.1 200/);
});

it('keeps room for whoever has shown a session that is right, however many others an address has', async () => {
  const edge = await edgeWith({ trustedProxies: ['loopback'], limits: { perAddress: 3 } });
  const carrier = '203.0.113.7';
  const ask = async (token: string): Promise<number> => {
    const headers = { 'x-forwarded-for': carrier, authorization: `Bearer ${token}` };
    return (await fetch(`${edge.url}/api/secure/me`, { headers })).status;
  };
  expect([await ask('right'), await ask('wrong')]).toEqual([200, 401]);
  const slow = slowBody(carrier).replace('host: x', 'host: x\r\nexpect: 100-continue');
  for (let count = 0; count < 3; count += 1)
    expect(await answerTo(await send(edge, '127.0.0.2', slow))).toMatch(/^HTTP\/1\.1 100/);
  expect([await ask('right'), await ask('wrong'), await ask('new')]).toEqual([200, 429, 429]);
});
