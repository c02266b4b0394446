import { expect, it } from 'vitest';
import { OTP } from '@payung/shared/domain/people/otp.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import { patch } from '#areas/quote/testing/journey.ts';
import { newAgent, newPhone, newQuote } from '#testing/people.ts';

const world = useAreaServer();

const codesFor = (server: AreaServer, phone: string): readonly number[] =>
  server.jobs.flatMap((job) => (job.kind === 'sendOtp' && job.phone === phone ? [job.code] : []));

const wrongOf = (code: number | undefined): number => (code === OTP.highest ? OTP.lowest : (code ?? 0) + 1);

const send = (server: AreaServer, body: object, query: Record<string, string> = { langId: 'EN' }) =>
  call(server, nobody, 'sendOtp', { query, body });

const verify = (server: AreaServer, key: string, otp: unknown) =>
  call(server, nobody, 'verifyOtp', { query: { langId: 'EN' }, body: { key, otp } });

const shared = async (server: AreaServer) => {
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers);
  const { link } = await succeed(server, agent.headers, 'generateLink', {
    query: { type: 'lead', quoteId: quote.quoteId },
  });
  return { agent, quote, linkId: link.split('/').at(-1) ?? '' };
};

it('answers an unknown number like a known one, and sends it no code', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const stranger = newPhone();
  const known = await send(server, { mobileNo: agent.phone });
  const unknown = await send(server, { mobileNo: stranger });
  expect([unknown.status, Object.keys(unknown.errMsg)]).toEqual([known.status, Object.keys(known.errMsg)]);
  expect(codesFor(server, stranger)).toEqual([]);
  expect((await verify(server, unknown.errMsg.key, 123_456)).message).toBe('OTP is invalid');
});

it("sends a customer's code only to the phone on the quote, however it is typed", async () => {
  const { server } = world;
  const { quote, linkId } = await shared(server);
  const stranger = newPhone();
  const wrong = await send(server, { mobileNo: stranger, linkId });
  expect(wrong.status).toBe(200);
  expect(codesFor(server, stranger)).toEqual([]);
  expect(codesFor(server, quote.phone)).toEqual([]);
  const right = await send(server, { mobileNo: `0${quote.phone.slice(2)}`, linkId });
  const { errMsg } = await verify(server, right.errMsg.key, codesFor(server, quote.phone)[0]);
  expect(errMsg.visit).toMatchObject({ quoteId: quote.quoteId, stage: 'Lead Created', fullName: 'Sari' });
  expect(errMsg).not.toHaveProperty('token');
});

it('answers wrong and right numbers in about the same time', async () => {
  const { server } = world;
  const took = async (mobileNo: string, linkId: string): Promise<number> => {
    const start = performance.now();
    await send(server, { mobileNo, linkId });
    return performance.now() - start;
  };
  const { quote, linkId } = await shared(server);
  const right = await took(quote.phone, linkId);
  const wrong = await took(newPhone(), linkId);
  // Both wait for the same floor, which is far above what the work takes.
  expect(Math.min(right, wrong)).toBeGreaterThanOrEqual(75);
});

it('answers unknown and revoked links alike, in about the same time', async () => {
  const { server } = world;
  const { quote, linkId, agent } = await shared(server);
  await succeed(server, agent.headers, 'revokeLink', { body: { quoteId: quote.quoteId } });
  const open = async (id: string) => {
    const start = performance.now();
    const { status, errCode, message } = await call(server, nobody, 'decryptLink', { query: { id } });
    return { said: [status, errCode, message], took: performance.now() - start };
  };
  const unknown = await open('zzzzzz');
  const revoked = await open(linkId);
  expect(revoked.said).toEqual(unknown.said);
  expect(unknown.said).toEqual([400, 4, 'given link is invalid']);
  // Both wait for the same floor.
  expect(Math.min(unknown.took, revoked.took)).toBeGreaterThanOrEqual(75);
});

it('makes the page wait that typed ten wrong codes at a link', async () => {
  const { server } = world;
  const { quote, linkId } = await shared(server);
  for (let code = 0; code < 2; code += 1) {
    const { errMsg } = await send(server, { mobileNo: quote.phone, linkId });
    const right = codesFor(server, quote.phone).at(-1);
    for (let guess = 0; guess < 5; guess += 1) await verify(server, errMsg.key, wrongOf(right));
    server.clock.advance(60);
  }
  const refused = await send(server, { mobileNo: quote.phone, linkId });
  expect([refused.status, refused.message]).toEqual([429, 'Too many attempts, try again in 13 minutes']);
});

it('ends the sessions and open codes of the old phone when the agent corrects it', async () => {
  const { server } = world;
  const { agent, quote, linkId } = await shared(server);
  const first = await send(server, { mobileNo: quote.phone, linkId });
  const opened = await verify(server, first.errMsg.key, codesFor(server, quote.phone)[0]);
  const visit = { 'x-cipher': opened.errMsg.visit?.cipher ?? '' };
  server.clock.advance(60);
  const pending = await send(server, { mobileNo: quote.phone, linkId });
  const phone = newPhone();
  expect((await patch(server, agent.headers, quote.quoteId, { insuredMobile: phone })).status).toBe(200);
  const ended = await call(server, visit, 'getQuote', { query: { id: quote.quoteId } });
  expect([ended.status, ended.errCode]).toEqual([401, 25]);
  const late = await verify(server, pending.errMsg.key, codesFor(server, quote.phone)[1]);
  expect(late.message).toBe('OTP is invalid');
  const fresh = await send(server, { mobileNo: phone, linkId });
  expect((await verify(server, fresh.errMsg.key, codesFor(server, phone)[0])).status).toBe(200);
});
