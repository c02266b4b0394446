import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { newAgent, newPhone, newQuote } from '#testing/people.ts';
import { codeHeaders, provenHeaders } from '#testing/proof.ts';
import { codesFor } from './testing/codes.ts';

const world = useAreaServer();

/** Addresses of one subscriber, who has 256 networks and more. */
const networks = (count: number): readonly string[] =>
  Array.from(
    { length: count },
    () => `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
  );

interface Asked {
  readonly path: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly remoteAddress: string;
  readonly cookie?: string;
}

const post = async ({ path, payload, remoteAddress, cookie }: Asked) => {
  const headers = {
    ...(path === 'sendOtp' ? await codeHeaders(payload, remoteAddress) : {}),
    ...(cookie === undefined ? {} : { cookie }),
  };
  const url = `/api/auth/${path}`;
  const answer = await world.server.app.inject({ method: 'POST', url, payload, remoteAddress, headers });
  const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    status: answer.statusCode,
    wait: Number(answer.headers['retry-after'] ?? 0),
    body: answer.json(),
    cookies,
  };
};

const send = (payload: Asked['payload'], remoteAddress: string, cookie?: string) =>
  post({ path: 'sendOtp', payload, remoteAddress, ...(cookie === undefined ? {} : { cookie }) });

const open = (key: string, otp: number | undefined, remoteAddress: string, cookie?: string) =>
  post({
    path: 'verifyOtp',
    payload: { key, otp },
    remoteAddress,
    ...(cookie === undefined ? {} : { cookie }),
  });

const wrong = (code: number | undefined): number => (code === 999_999 ? 100_000 : (code ?? 0) + 1);

const shared = async (agentHeaders: Readonly<Record<string, string>>) => {
  const { server } = world;
  const { quoteId, phone } = await newQuote(server, agentHeaders);
  const { link } = await succeed(server, agentHeaders, 'generateLink', { query: { type: 'lead', quoteId } });
  return { mobileNo: phone, linkId: (link as string).split('/').at(-1) as string };
};

it('lets other customers of an agent in after 200 requests of strangers at one link of that agent', async () => {
  const agent = await newAgent(world.server);
  const [known, other] = [await shared(agent.headers), await shared(agent.headers)];
  const attack = networks(20).flatMap((network) => Array.from({ length: 10 }, () => network));
  const tried = await Promise.all(
    attack.map((network) => send({ mobileNo: newPhone(), linkId: known.linkId }, network)),
  );
  expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await send(other, '203.0.113.1')).status).toBe(200);
  expect((await send(known, '203.0.113.2')).status).toBe(200);
});

it('lets people register with an agent after 200 requests of strangers with the referral code', async () => {
  const agent = await newAgent(world.server);
  const referralCode = agent.referral_code;
  const attack = networks(10).flatMap((network) => Array.from({ length: 22 }, () => network));
  const tried = await Promise.all(
    attack.map((network) => send({ mobileNo: newPhone(), referralCode }, network)),
  );
  expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await send({ mobileNo: newPhone(), referralCode }, '203.0.113.3')).status).toBe(200);
});

it('sends a code to a phone at once where the device knows it, and within 15 minutes elsewhere, however often strangers ask', async () => {
  const { server } = world;
  const { phone: mobileNo } = await newAgent(server);
  const first = await send({ mobileNo }, '203.0.113.4');
  const { cookies } = await open(first.body.errMsg.key, codesFor(server, mobileNo).at(-1), '203.0.113.4');
  for (let round = 0; round < 8; round += 1) {
    for (const network of networks(3)) await send({ mobileNo }, network);
    server.clock.advance(450);
  }
  for (const network of networks(6)) await send({ mobileNo }, network);
  expect((await send({ mobileNo }, '203.0.113.4', cookies)).status).toBe(200);
  const elsewhere = await send({ mobileNo }, '192.0.2.44');
  expect(elsewhere.wait).toBeLessThanOrEqual(900);
  server.clock.advance(elsewhere.wait);
  expect((await send({ mobileNo }, '192.0.2.44')).status).toBe(200);
});

it('opens with the right code after 30 wrong ones of six networks', async () => {
  const { server } = world;
  const { phone: mobileNo } = await newAgent(server);
  for (const network of networks(6)) {
    const { body } = await send({ mobileNo }, network);
    const code = codesFor(server, mobileNo).at(-1);
    for (let guess = 0; guess < 5; guess += 1) await open(body.errMsg.key, wrong(code), network);
    server.clock.advance(900);
  }
  const own = await send({ mobileNo }, '203.0.113.5');
  const first = await open(own.body.errMsg.key, codesFor(server, mobileNo).at(-1), '203.0.113.5');
  // Somebody has guessed: a second code, and the agent is in.
  const second = await open(first.body.errMsg.nextKey, codesFor(server, mobileNo).at(-1), '203.0.113.5');
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.errMsg.token).toMatch(/^[\w-]{43}$/);
});

it('opens a right link after 100 wrong ones of the same carrier’s address', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { linkId } = await shared(agent.headers);
  const remoteAddress = '198.51.100.200';
  const decrypt = async (id: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ method: 'GET', url: `/api/auth/decrypt-link?id=${id}`, remoteAddress, headers });
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => decrypt(`zz${String(index).padStart(4, '0')}`)),
  );
  expect((await decrypt(linkId, await provenHeaders(linkId, remoteAddress))).statusCode).toBe(200);
});
