import { expect, it } from 'vitest';
import { countHit } from '#core/access/limits.ts';
import { STRANGER_LIMITS } from '#core/access/stranger-limits.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { newAgent, newPhone, newQuote } from '#testing/people.ts';
import { codeHeaders } from '#testing/proof.ts';

const world = useAreaServer();
const [CUSTOMER, STRANGER, THIRD] = ['203.0.113.1', '198.51.100.7', '192.0.2.9'];

const post = async (path: string, payload: object, remoteAddress: string) => {
  const url = `/api/auth/${path}`;
  const headers = path === 'sendOtp' ? await codeHeaders(payload, remoteAddress) : {};
  const answer = await world.server.app.inject({ method: 'POST', url, payload, remoteAddress, headers });
  return { status: answer.statusCode, wait: answer.headers['retry-after'], body: answer.json() };
};

const codesFor = (server: AreaServer, phone: string): readonly number[] =>
  server.jobs.flatMap((job) => (job.kind === 'sendOtp' && job.phone === phone ? [job.code] : []));

const wrong = (code: number): number => (code === 999_999 ? 100_000 : code + 1);

const shared = async (agentHeaders?: Readonly<Record<string, string>>) => {
  const { server } = world;
  const headers = agentHeaders ?? (await newAgent(server)).headers;
  const { quoteId, phone } = await newQuote(server, headers);
  const { link } = await succeed(server, headers, 'generateLink', { query: { type: 'lead', quoteId } });
  return { quoteId, mobileNo: phone, linkId: link.split('/').at(-1) as string };
};

const sendTo = ({ mobileNo, linkId }: { mobileNo: string; linkId: string }, address: string) =>
  post('sendOtp', { mobileNo, linkId }, address);

const linkRowOf = async (quoteId: string): Promise<string> => {
  const query = world.server.services.db.selectFrom('share_links').select('id');
  return (await query.where('quote_id', '=', quoteId).executeTakeFirstOrThrow()).id;
};

it('lets the customer in after a stranger typed ten wrong codes at the link', async () => {
  const { server } = world;
  const { mobileNo, linkId } = await shared();
  for (let code = 0; code < 2; code += 1) {
    const { body } = await post('sendOtp', { mobileNo, linkId }, STRANGER);
    const { key } = body.errMsg;
    const right = codesFor(server, mobileNo).at(-1) ?? 0;
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await post('verifyOtp', { key, otp: wrong(right) }, STRANGER)).status).toBe(400);
    }
    server.clock.advance(60);
  }
  const locked = await post('sendOtp', { mobileNo, linkId }, STRANGER);
  expect([locked.status, locked.body.errMsg]).toEqual([429, 'Too many attempts, try again in 13 minutes']);
  const { body } = await post('sendOtp', { mobileNo, linkId }, CUSTOMER);
  const otp = codesFor(server, mobileNo).at(-1);
  const first = await post('verifyOtp', { key: body.errMsg.key, otp }, CUSTOMER);
  // After ten wrong codes it takes two right ones.
  const second = { key: first.body.errMsg.nextKey, otp: codesFor(server, mobileNo).at(-1) };
  const opened = await post('verifyOtp', second, CUSTOMER);
  expect(opened.body).toMatchObject({ errCode: -1, errMsg: { message: 'Verified' } });
});

it('keeps the customer’s code valid when a stranger asks for one', async () => {
  const { server } = world;
  const { mobileNo, linkId } = await shared();
  const own = await post('sendOtp', { mobileNo, linkId }, CUSTOMER);
  const [otp] = codesFor(server, mobileNo);
  expect((await post('sendOtp', { mobileNo, linkId }, STRANGER)).status).toBe(200);
  expect((await post('verifyOtp', { key: own.body.errMsg.key, otp }, CUSTOMER)).status).toBe(200);
});

it('keeps one code of four for other networks, however often a stranger asks', async () => {
  const { server } = world;
  const { mobileNo, linkId } = await shared();
  const statuses = [];
  for (let time = 0; time < 5; time += 1) {
    statuses.push((await post('sendOtp', { mobileNo, linkId }, STRANGER)).status);
    server.clock.advance(60);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await post('sendOtp', { mobileNo, linkId }, CUSTOMER)).status).toBe(200);
  expect((await post('sendOtp', { mobileNo, linkId }, THIRD)).status).toBe(429);
  expect(codesFor(server, mobileNo)).toHaveLength(4);
});

it('limits and answers an unexpected number like the expected one, at a link and at the login', async () => {
  const { server } = world;
  const { mobileNo, linkId } = await shared();
  const agent = await newAgent(server);
  const asked = async (payload: object) => {
    const answers = [];
    for (let minute = 0; minute < 5; minute += 1) {
      const { status, wait, body } = await post('sendOtp', payload, CUSTOMER);
      const { key, ...said } = body.errMsg as { key?: string };
      answers.push([
        status,
        wait,
        body.errCode,
        typeof body.errMsg === 'string' ? body.errMsg : said,
        key?.length,
      ]);
      server.clock.advance(60);
    }
    return answers;
  };
  const expected = await asked({ mobileNo, linkId });
  expect(expected.map(([status]) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(await asked({ mobileNo: newPhone(), linkId })).toEqual(expected);
  expect(await asked({ mobileNo: agent.phone })).toEqual(expected);
  expect(await asked({ mobileNo: newPhone() })).toEqual(expected);
});

it('sends at most ten codes of one network at a link, to whatever number', async () => {
  const { server } = world;
  const link = await shared();
  const row = STRANGER_LIMITS.limit('codesAtLinkOfNetwork', await linkRowOf(link.quoteId), STRANGER);
  for (let code = 0; code < 10; code += 1) await countHit(server.services, row);
  expect((await post('sendOtp', { mobileNo: newPhone(), linkId: link.linkId }, STRANGER)).status).toBe(429);
  expect((await sendTo(link, STRANGER)).status).toBe(429);
  expect((await sendTo(link, CUSTOMER)).status).toBe(200);
});

it('sends at most 100 codes in a quarter of an hour to the customers of an agent, and says it of any number', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const [link, other] = [await shared(agent.headers), await shared(agent.headers)];
  // Numbers that are not the customer's are not counted.
  expect((await post('sendOtp', { mobileNo: newPhone(), linkId: link.linkId }, STRANGER)).status).toBe(200);
  const row = STRANGER_LIMITS.limit('codesOfAgent', agent.id);
  for (let code = 0; code < 99; code += 1) await countHit(server.services, row);
  expect((await sendTo(link, CUSTOMER)).status).toBe(200);
  expect((await sendTo(other, CUSTOMER)).status).toBe(429);
  expect((await post('sendOtp', { mobileNo: newPhone(), linkId: other.linkId }, THIRD)).status).toBe(429);
  expect((await sendTo(await shared(), CUSTOMER)).status).toBe(200);
});
