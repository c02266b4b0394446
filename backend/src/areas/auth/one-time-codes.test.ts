import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { OTP } from '@payung/shared/domain/people/otp.ts';
import { hashToken } from '#core/access/secrets.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { asAgent, call, nobody, succeed } from '#testing/caller.ts';
import { flight, newAgent } from '#testing/people.ts';

const world = useAreaServer();

const codesFor = (server: AreaServer, phone: string): readonly number[] =>
  server.jobs.flatMap((job) => (job.kind === 'sendOtp' && job.phone === phone ? [job.code] : []));

const wrongOf = (code: number | undefined): number => (code === OTP.highest ? OTP.lowest : (code ?? 0) + 1);

const send = (server: AreaServer, body: object, query: Record<string, string> = { langId: 'EN' }) =>
  call(server, nobody, 'sendOtp', { query, body });

const verify = (server: AreaServer, key: string, otp: unknown) =>
  call(server, nobody, 'verifyOtp', { query: { langId: 'EN' }, body: { key, otp } });

it('sends an agent a code of six digits and opens a session with it [OTP-009] [OTP-019]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const sent = await send(server, { mobileNo: agent.phone }, { langId: 'BH', isCustomerFlow: 'true' });
  expect(sent).toMatchObject({ status: 200, errCode: -1 });
  expect(sent.errMsg).toEqual({ key: expect.any(String), message: 'Kode sudah dikirim' });
  const [code] = codesFor(server, agent.phone);
  expect(code).toBeGreaterThanOrEqual(100_000);
  expect(code).toBeLessThanOrEqual(999_999);
  const verified = await verify(server, sent.errMsg.key, code);
  expect(verified).toMatchObject({ status: 200, errCode: -1 });
  expect(verified.errMsg.message).toBe('Verified');
  expect(verified.errMsg.token).toMatch(/^[\w-]{43}$/);
  expect(verified.errMsg.user).toEqual({
    _id: agent.id,
    first_name: 'Sari',
    last_name: 'Wulandari',
    agent_id: agent.agent_code,
    userType: 'Mitra',
    channelCode: 'MTR',
    hierarchy_id: { levelCode: 3 },
    hierarchy: [{ levelCode: 3 }],
  });
});

it('accepts a copied phone number with its formatting characters', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const [, start, rest] = /^62(\d{3})(\d+)$/.exec(agent.phone) ?? [];
  const copied = [
    `+62 ${start}\u2011${rest}`,
    `\u202A0062 ${start} ${rest}\u202C`,
    `tel:+62-${start}-${rest}`,
  ];
  const { key } = (await send(server, { mobileNo: copied[0] })).errMsg;
  expect(codesFor(server, agent.phone)).toHaveLength(1);
  expect((await verify(server, key, codesFor(server, agent.phone)[0])).status).toBe(200);
  for (const mobileNo of copied.slice(1)) expect((await send(server, { mobileNo })).status).toBe(429);
});

it("answers 'mobile number is required' without a number that can get a code [OTP-013]", async () => {
  const { server } = world;
  for (const body of [
    {},
    { mobileNo: '' },
    { mobileNo: '081234567' },
    { mobileNo: 'abc' },
    { mobileNo: 812 },
  ]) {
    const answer = await send(server, body);
    expect([answer.status, answer.message]).toEqual([400, 'mobile number is required']);
  }
});

it("answers 'otp is required' and 'OTP is invalid' literally", async () => {
  const { server } = world;
  expect((await verify(server, 'key', undefined)).message).toBe('otp is required');
  expect((await verify(server, 'key', '')).message).toBe('otp is required');
  for (const otp of ['123456', 12.5, 99_999, 1_000_000, 123_456]) {
    const answer = await verify(server, 'key', otp);
    expect([answer.status, answer.message]).toEqual([400, 'OTP is invalid']);
  }
});

it('accepts a code once, and for five minutes', async () => {
  const { server } = world;
  const [first, second] = [await newAgent(server), await newAgent(server)];
  const used = await send(server, { mobileNo: first.phone });
  const [code] = codesFor(server, first.phone);
  expect((await verify(server, used.errMsg.key, code)).status).toBe(200);
  expect((await verify(server, used.errMsg.key, code)).message).toBe('OTP is invalid');

  const late = await send(server, { mobileNo: second.phone });
  server.clock.advance(OTP.lifetimeSeconds);
  expect((await verify(server, late.errMsg.key, codesFor(server, second.phone)[0])).message).toBe(
    'OTP is invalid',
  );
});

it('accepts no code after five wrong tries, not even the right one', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { errMsg } = await send(server, { mobileNo: agent.phone });
  const [code] = codesFor(server, agent.phone);
  for (let guess = 0; guess < OTP.triesPerCode; guess += 1) {
    expect((await verify(server, errMsg.key, wrongOf(code))).message).toBe('OTP is invalid');
  }
  expect((await verify(server, errMsg.key, code)).message).toBe('OTP is invalid');
});

it('answers the last wrong try with the reason codeOver and the wait for the next code', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { errMsg } = await send(server, { mobileNo: agent.phone });
  const [code] = codesFor(server, agent.phone);
  const reasonOf = async (otp: number | undefined) => {
    const { text } = await verify(server, errMsg.key, otp);
    const { reason, retryAfter } = JSON.parse(text) as { reason?: string; retryAfter?: number };
    return [reason, retryAfter];
  };
  for (let guess = 1; guess <= 4; guess += 1) {
    expect(await reasonOf(wrongOf(code))).toEqual([undefined, undefined]);
  }
  server.clock.advance(20);
  expect(await reasonOf(wrongOf(code))).toEqual(['codeOver', 40]);
  expect(await reasonOf(code)).toEqual(['codeOver', 40]);
  server.clock.advance(60);
  expect(await reasonOf(code)).toEqual(['codeOver', 0]);
});

it('sends a new code after a minute, which invalidates the first', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const first = await send(server, { mobileNo: agent.phone });
  server.clock.advance(20);
  const early = await send(server, { mobileNo: agent.phone });
  expect([early.status, early.headers['retry-after']]).toEqual([429, '40']);
  expect(early.message).toBe('You can ask for a new code in 40 s');
  server.clock.advance(40);
  const second = await send(server, { mobileNo: agent.phone });
  const [old, fresh] = codesFor(server, agent.phone);
  expect((await verify(server, first.errMsg.key, old)).message).toBe('OTP is invalid');
  expect((await verify(server, second.errMsg.key, fresh)).status).toBe(200);
});

it('sends at most three codes to a number in a quarter of an hour, and names the wait for the next', async () => {
  const { server } = world;
  server.clock.set('2026-01-15T04:00:00.000Z');
  const agent = await newAgent(server);
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await send(server, { mobileNo: agent.phone })).status).toBe(200);
    server.clock.advance(60);
  }
  const refused = await send(server, { mobileNo: agent.phone });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '720']);
  expect(refused.message).toBe('Too many attempts, try again in 12 minutes');
  expect(codesFor(server, agent.phone)).toHaveLength(3);
});

it('stores a code as a keyed hash only, and a token as a hash only', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { errMsg } = await send(server, { mobileNo: agent.phone });
  const [code] = codesFor(server, agent.phone);
  const challenge = await server.services.db
    .selectFrom('otp_challenges')
    .selectAll()
    .where('key', '=', errMsg.key)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify({ ...challenge, phone: '', key: '', agent_id: '' })).not.toContain(String(code));
  const { errMsg: login } = await verify(server, errMsg.key, code);
  const sessions = await server.services.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(sessions)).not.toContain(login.token);
});

it('ignores the user that the browser names in a header', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const other = await newAgent(server, { user_type: 'Support' });
  const forged = {
    ...other.headers,
    'x-user-info': Buffer.from(JSON.stringify({ id: agent.id })).toString('base64url'),
  };
  const { userDetail } = await succeed(server, forged, 'getAgent');
  expect(userDetail._id).toBe(other.id);
});

it("answers the agent's profile at the secure address, with the phone masked [SHELL-046]", async () => {
  const { server } = world;
  const agent = await newAgent(server, { id_number: null });
  const { userDetail } = await succeed(server, agent.headers, 'getAgent');
  expect(userDetail).toMatchObject({ agent_id: agent.agent_code, idNumberOnFile: false, status: 'active' });
  expect(JSON.stringify(userDetail)).not.toContain(agent.phone);
  const open = await server.app.inject({ url: '/api/care/get-agent', headers: agent.headers });
  expect(open.statusCode).toBe(404);
});

it('ends the session on the server at logout', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await succeed(server, agent.headers, 'logout');
  expect((await call(server, agent.headers, 'getAgent')).errCode).toBe(25);
  expect((await call(server, agent.headers, 'logout')).status).toBe(200);
});

it('logs staff in by the agents’ call, with a session that cannot sell', async () => {
  const { server } = world;
  const staff = await newAgent(server, { user_type: 'Staff' });
  const { errMsg } = await send(server, { mobileNo: staff.phone });
  const { token, user } = await verify(server, errMsg.key, codesFor(server, staff.phone)[0]).then(
    (verified) => verified.errMsg,
  );
  expect(user).toMatchObject({ _id: staff.id, userType: 'Staff' });
  const who = asAgent(token);
  expect((await succeed(server, who, 'getAgent')).userDetail).toMatchObject({ _id: staff.id });
  const body = { ...flight, requestId: randomUUID() };
  expect((await call(server, who, 'createKiteQuote', { body })).status).toBe(403);
  const { kind } = await server.services.db
    .selectFrom('sessions')
    .select('kind')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  expect(kind).toBe('staff');
});
