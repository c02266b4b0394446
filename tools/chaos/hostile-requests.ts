import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connectTo } from '@payung/platform/testing/raw-request.ts';
import { callTable } from 'backend/app/calls/call-table.ts';
import { productModulesFor } from 'backend/areas/product-module.ts';
import { PRODUCT_MODULES } from 'backend/products/all.ts';
import { between, oneOf } from './chaos-run.ts';
import type { Random } from './chaos-run.ts';

/** Statuses of the answers that one connection got; empty where it ended without one. */
export type Statuses = readonly number[];

const CALLS = callTable(productModulesFor(PRODUCT_MODULES, { mailDomains: [] })).map(({ row }) => ({
  method: row.method,
  path: `/api/${row.path}`,
}));

const PAGES = [
  '/app/login',
  '/app/oonatravel',
  '/app/AbC123',
  '/app/registry.json',
  '/app/reports',
  '/app/..//evil.example?set=live',
  '/app/login?set=1.2.3',
  '/app/shared-contact',
  '/platform/releases/mfe-travel',
  '/platform/promote/mfe-travel?to=..%2Fmfe-home%2F1.0.0-aaaaaaaaaa',
  '/platform/withdraw/__proto__',
  '/healthz',
  '/metrics',
];

const VALUES = [
  '%FF',
  '%00',
  '..%2F..%2Fetc',
  '__proto__',
  "' or 1=1 --",
  '\u202Egnirts',
  '9'.repeat(400),
  '-1',
  '[]',
  '{"$gt":""}',
  'NaN',
  '٣',
  '😀'.repeat(50),
];

const BODIES: readonly (() => string)[] = [
  () => '{"',
  () => '[]',
  () => 'null',
  () => '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  () => `{"phone":"08${'1'.repeat(10)}","otp":123456,"key":"${randomBytes(16).toString('hex')}"}`,
  () => `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  () => `{"x":"${'y'.repeat(70_000)}"}`,
  () => '\u0000\u00FF',
  () => '--x\r\ncontent-disposition: form-data; name="file"; filename="../x.png"\r\n\r\n',
];

const TYPES = [
  'application/json',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  ';',
];

const HEADERS: readonly (() => string)[] = [
  () => '',
  () => `authorization: Bearer ${randomBytes(24).toString('base64url')}`,
  () => `authorization: Bearer payung_${randomBytes(32).toString('base64url')}`,
  () => `cookie: payung-set=${randomBytes(12).toString('hex')}; LANG=%`,
  () => 'accept-encoding: br;q=banana',
  () => 'connection: upgrade\r\nupgrade: websocket',
  () => 'host: other.example',
  () => 'transfer-encoding: chunked\r\ncontent-length: 3',
  () => 'content-encoding: br',
  () => 'expect: 100-continue',
  () => 'accept-language: \u00FF',
];

/** One request as text; what is in it is drawn. */
const drawRequest = (random: Random, address: string): string => {
  const call = oneOf(random, CALLS);
  const target = random() < 0.6 ? call.path : oneOf(random, PAGES);
  const path = target.replace(/:\w+/g, () => encodeURI(oneOf(random, VALUES)));
  const query =
    random() < 0.3 ? `?${oneOf(random, ['x', 'perPage', 'linkId', 'to'])}=${oneOf(random, VALUES)}` : '';
  const method =
    random() < 0.7 ? call.method : oneOf(random, ['GET', 'POST', 'PATCH', 'HEAD', 'OPTIONS', 'BREW']);
  const body = method === 'GET' || method === 'HEAD' ? '' : oneOf(random, BODIES)();
  const lines = [
    `${method} ${encodeURI(path + query).replaceAll('%25', '%')} HTTP/1.1`,
    'host: 127.0.0.1',
    `x-forwarded-for: ${address}`,
    oneOf(random, HEADERS)(),
    ...(body === ''
      ? []
      : [`content-type: ${oneOf(random, TYPES)}`, `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.filter((line) => line !== '').join('\r\n')}\r\n\r\n${body}`;
};

/** Strangers come from everywhere: each has a network of its own, so that no limit hides what comes after it. */
const drawAddress = (random: Random): string =>
  `10.${Math.floor(between(random, 0, 256))}.${Math.floor(between(random, 0, 256))}.${Math.floor(between(random, 1, 255))}`;

/** Whoever announces more than it sends is waited for by the server: the stranger gives up earlier. */
const LONGEST_ANSWER_MS = 5_000;

/** Sends texts over one connection and reads what comes back until it ends, or until the sender goes away. */
const exchange = async (url: string, texts: readonly string[], leavesAfterMs?: number): Promise<Statuses> => {
  const socket = await connectTo(url);
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.setTimeout(LONGEST_ANSWER_MS, () => socket.destroy());
  socket.write(texts.join(''), 'latin1');
  if (leavesAfterMs === undefined) await ended;
  else {
    await pause(leavesAfterMs);
    socket.destroy();
    await ended;
  }
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
};

const closing = (text: string): string => text.replace('\r\n', '\r\nconnection: close\r\n');

/** How strangers behave: most wait for the answer, some go away, some send a hundred requests at once. */
const WAYS: readonly {
  readonly share: number;
  readonly requests: number;
  readonly send: (url: string, texts: readonly string[], random: Random) => Promise<Statuses>;
}[] = [
  { share: 0.6, requests: 1, send: (url, [text = '']) => exchange(url, [closing(text)]) },
  {
    share: 0.35,
    requests: 1,
    send: (url, texts, random) => exchange(url, texts, between(random, 0, 40)),
  },
  { share: 0.05, requests: 50, send: (url, texts, random) => exchange(url, texts, between(random, 20, 200)) },
];

export interface SentRequests {
  readonly count: number;
  readonly statuses: Statuses;
}

/** Sends what one stranger has drawn; answers how many requests that were. */
export const sendHostile = async (url: string, random: Random): Promise<SentRequests> => {
  const drawn = random();
  let below = 0;
  const way = WAYS.find(({ share }) => drawn < (below += share)) ?? WAYS[0];
  if (way === undefined) throw new Error('There is no way to behave');
  const address = drawAddress(random);
  const texts = Array.from({ length: way.requests }, () => drawRequest(random, address));
  return { count: texts.length, statuses: await way.send(url, texts, random) };
};
