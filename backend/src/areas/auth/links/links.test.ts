import { expect, it } from 'vitest';
import { findProof } from '@payung/shared/proof/proof-of-work.ts';
import { STAGES } from '@payung/shared/domain/stages.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { provenHeaders } from '#testing/proof.ts';
import { flight, newAgent, newQuote, newVisit } from '#testing/people.ts';

const world = useAreaServer();

const shareOf = async (server: AreaServer, facts: object = {}) => {
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers, facts);
  const generate = () =>
    call(server, agent.headers, 'generateLink', { query: { type: 'lead', quoteId: quote.quoteId } });
  return { agent, quote, generate };
};

const idOf = (link: string): string => link.split('/').at(-1) ?? '';
const open = (server: AreaServer, id: string, who = nobody) =>
  call(server, who, 'decryptLink', { query: { id } });

it('creates a link of six characters that expires after thirty days and is stored as a hash [LINK-040]', async () => {
  const { server } = world;
  const { generate } = await shareOf(server);
  const { errMsg } = await generate();
  expect(errMsg.link).toMatch(/^https:\/\/payung\.test\/app\/kite\/[0-9A-Za-z]{6}$/);
  expect(Date.parse(errMsg.expiresAt) - server.clock.now().getTime()).toBe(30 * 86_400_000);
  const rows = await server.services.db.selectFrom('share_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(idOf(errMsg.link));
});

it.each(['.', ')', ',', ' ', '\u{200B}', '%20', '%E2%80%8B.'])(
  'opens a link that was copied out of a sentence, with "%s" behind it [LINK-001] [R81]',
  async (sign) => {
    const { server } = world;
    const { generate } = await shareOf(server);
    const id = idOf((await generate()).errMsg.link);
    const answer = await open(server, id + sign);
    expect([answer.status, answer.errMsg.data]).toMatchObject([200, { fullName: 'Sari' }]);
    const whole = await open(server, `${id}a${sign}`);
    expect(whole.status).not.toBe(200);
  },
);

it('refuses to share a quote without the phone of the customer', async () => {
  const { server } = world;
  const { generate } = await shareOf(server, { insuredMobile: undefined });
  const answer = await generate();
  expect([answer.status, answer.errCode]).toEqual([422, 4]);
  expect(answer.message).toContain("customer's mobile number");
});

it('introduces agent and cover before the code is entered, at any stage, and shows the quote after it [LINK-003]', async () => {
  const { server } = world;
  const { quote, generate } = await shareOf(server);
  const id = idOf((await generate()).errMsg.link);
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  for (const stage of STAGES) {
    await server.services.db.updateTable('quotes').set({ stage }).where('id', '=', quote.quoteId).execute();
    const before = await open(server, id);
    expect(before.errMsg.data).toEqual({
      productId: expect.any(String),
      fullName: 'Sari',
      introduction: {
        agent: 'Sari Wulandari',
        hasPicture: false,
        startDate: flight.departureDate,
        endDate: flight.arrivalDate,
        phoneEnd: quote.phone.slice(-3),
      },
    });
    expect((await open(server, id, visit)).errMsg.data).toEqual({
      ...before.errMsg.data,
      quoteId: quote.quoteId,
      stage,
    });
  }
});

it('shows no stage of the quote to the customer of another quote', async () => {
  const { server } = world;
  const [mine, other] = [await shareOf(server), await shareOf(server)];
  const visit = await newVisit(server, other.quote.quoteId, other.quote.phone);
  const answer = await open(server, idOf((await mine.generate()).errMsg.link), visit);
  expect(answer.errMsg.data).not.toHaveProperty('stage');
});

it('answers unknown and revoked links alike, and expired ones as expired', async () => {
  const { server } = world;
  const { agent, quote, generate } = await shareOf(server);
  const revoked = idOf((await generate()).errMsg.link);
  await succeed(server, agent.headers, 'revokeLink', { body: { quoteId: quote.quoteId } });
  const unknown = await open(server, 'zzzzzz');
  const gone = await open(server, revoked);
  expect([gone.status, gone.text]).toEqual([unknown.status, unknown.text]);
  expect([gone.status, gone.message]).toEqual([400, 'given link is invalid']);
  for (const id of ['', 'abc', 'abcdefg', "' or 1=1", 'x'.repeat(64)]) {
    expect((await open(server, id)).message).toBe('given link is invalid');
  }
  const expiring = idOf((await generate()).errMsg.link);
  expect(expiring).not.toBe(revoked);
  const now = server.clock.now().toISOString();
  server.clock.advance(30 * 86_400);
  expect((await open(server, expiring)).message).toBe('link is expired');
  const sent = await call(server, nobody, 'sendOtp', { body: { mobileNo: quote.phone, linkId: expiring } });
  expect(sent.message).toBe('link is expired');
  server.clock.set(now);
});

it('ends the sessions of a link that is revoked', async () => {
  const { server } = world;
  const { agent, quote } = await shareOf(server);
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  await succeed(server, agent.headers, 'revokeLink', { body: { quoteId: quote.quoteId } });
  expect((await call(server, visit, 'getQuote', { query: { id: quote.quoteId } })).errCode).toBe(25);
});

it('returns the same link while it is valid, and a new one once it is locked or expires soon', async () => {
  const { server } = world;
  const { quote, generate } = await shareOf(server);
  const first = idOf((await generate()).errMsg.link);
  expect(idOf((await generate()).errMsg.link)).toBe(first);
  await server.services.db
    .updateTable('share_links')
    .set({ failures: 10 })
    .where('quote_id', '=', quote.quoteId)
    .execute();
  const second = idOf((await generate()).errMsg.link);
  expect(second).not.toBe(first);
  expect((await open(server, first)).message).toBe('given link is invalid');
  const now = server.clock.now().toISOString();
  server.clock.advance(29.5 * 86_400);
  expect((await open(server, second)).status).toBe(200);
  server.clock.set(now);
});

it('answers the role and the agent of a customer’s session [LINK-004] [SHELL-020]', async () => {
  const { server } = world;
  const { agent, quote, generate } = await shareOf(server);
  const key = idOf((await generate()).errMsg.link);
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api/user/getcipherdetails/${key}`,
    headers: visit,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().errMsg.data).toMatchObject({
    role: 'Customer',
    createdBy: 'Agent',
    agentProfileId: agent.id,
    quoteId: quote.quoteId,
  });
});

it('asks a network address for a proof of work after a hundred guesses at links', async () => {
  const { server } = world;
  const guess = (id: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ url: `/api/auth/decrypt-link?id=${id}`, remoteAddress: '203.0.113.9', headers });
  // In parallel, because every answer is delayed by the same time.
  const misses = await Promise.all(Array.from({ length: 100 }, (_, miss) => guess(String(100_000 + miss))));
  expect(new Set(misses.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
  const stopped = await guess('100100');
  expect(stopped.statusCode).toBe(403);
  const { reason, challenge } = stopped.json<{ reason: string; challenge: string }>();
  expect(reason).toBe('proofNeeded');
  const { generate } = await shareOf(server);
  const right = idOf((await generate()).errMsg.link);
  // What is solved for one id opens no other.
  const solved = { 'x-challenge': challenge, 'x-proof': (await findProof(challenge)) ?? '' };
  expect((await guess(right, solved)).statusCode).toBe(403);
  expect((await guess('100100', solved)).statusCode).toBe(400);
  // A right link of somebody else behind that address.
  expect((await guess(right, await provenHeaders(right, '203.0.113.9'))).statusCode).toBe(200);
  // Others behind their own addresses are not touched.
  expect((await open(server, idOf((await generate()).errMsg.link))).status).toBe(200);
});

it('shows on the dashboard whether the link was sent and opened', async () => {
  const { server } = world;
  const { agent, quote, generate } = await shareOf(server);
  const state = async () => {
    const { data } = await succeed(server, agent.headers, 'recentQuotes', {
      query: { perPage: '5', pageNo: '1' },
    });
    return data.data[0]?.link;
  };
  expect(await state()).toBe('none');
  const id = idOf((await generate()).errMsg.link);
  expect(await state()).toBe('none');
  await succeed(server, agent.headers, 'shareSent', {
    params: { quoteId: quote.quoteId },
    body: { channel: 'link' },
  });
  expect(await state()).toBe('sent');
  await open(server, id);
  expect(await state()).toBe('opened');
});

it('names the agent of an expired link, and nobody for any other id', async () => {
  const { server } = world;
  const { agent, quote, generate } = await shareOf(server);
  const id = idOf((await generate()).errMsg.link);
  const asked = async (of: string) =>
    (await call(server, nobody, 'expiredLink', { query: { id: of } })).errMsg;
  expect([await asked(id), await asked('zzzzzz')]).toEqual([{}, {}]);
  const now = server.clock.now().toISOString();
  server.clock.advance(30 * 86_400);
  expect(await asked(id)).toEqual({ agent: { name: 'Sari', phone: agent.phone } });
  const { db } = server.services;
  await db.updateTable('agents').set({ status: 'resigned' }).where('id', '=', agent.id).execute();
  expect(await asked(id)).toEqual({});
  await db.updateTable('agents').set({ status: 'active' }).where('id', '=', agent.id).execute();
  await db
    .updateTable('share_links')
    .set({ revoked_at: server.clock.now() })
    .where('quote_id', '=', quote.quoteId)
    .execute();
  expect(await asked(id)).toEqual({});
  server.clock.set(now);
});
