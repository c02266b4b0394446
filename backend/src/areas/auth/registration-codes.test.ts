import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { asAgent, call, nobody } from '#testing/caller.ts';
import { codeHeaders } from '#testing/proof.ts';
import { askCode, codesFor, enterByCode, typeCode } from '#areas/auth/testing/codes.ts';
import { newAgent, newPhone, newRegistration } from '#testing/people.ts';

const world = useAreaServer();
const WRONG = "Your referral code doesn't match our records";
const IN_USE = 'Agent is already exist on given mobile number';

const registrationsOf = (server: AreaServer, phone: string) =>
  server.services.db.selectFrom('registrations').selectAll().where('phone', '=', phone).execute();

const sendFrom = async (server: AreaServer, remoteAddress: string, payload: object) => {
  const url = '/api/auth/sendOtp?langId=EN';
  const headers = await codeHeaders(payload, remoteAddress);
  const answer = await server.app.inject({ method: 'POST', url, payload, remoteAddress, headers });
  return { status: answer.statusCode, message: answer.json().errMsg as unknown };
};

it('opens a registration with the code of an inviter and a one-time code [ONB-018]', async () => {
  const { server } = world;
  const inviter = await newAgent(server);
  const mobileNo = newPhone();
  const sent = await askCode(server, { mobileNo, referralCode: inviter.referral_code });
  expect(sent).toMatchObject({ status: 200, errMsg: { message: 'The code has been sent' } });
  const { errMsg, status } = await typeCode(server, sent, mobileNo);
  expect([status, errMsg.message]).toEqual([200, 'Verified']);
  const [row] = await registrationsOf(server, mobileNo);
  expect(errMsg.registration).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    registrationId: row?.id,
    status: 'draft',
  });
  expect(errMsg.token).toBeUndefined();
  expect(row).toMatchObject({
    inviter_id: inviter.id,
    invite_link_id: null,
    status: 'draft',
    language: 'en',
  });
  const session = await server.services.db
    .selectFrom('sessions')
    .select(['kind', 'birth_date_shown_at'])
    .where('registration_id', '=', row?.id ?? '')
    .executeTakeFirst();
  // Nothing was given yet, so there is no birth date to show (ruling R59).
  expect(session).toEqual({ kind: 'registrant', birth_date_shown_at: server.clock.now() });
});

it('accepts a referral code typed in lower case', async () => {
  const { server } = world;
  const inviter = await newAgent(server, { referral_code: 'PAYUNGSMALL1' });
  const mobileNo = newPhone();
  const { errMsg } = await enterByCode(server, { mobileNo, referralCode: ' payungsmall1 ' });
  expect(errMsg.registration.status).toBe('draft');
  expect((await registrationsOf(server, mobileNo))[0]?.inviter_id).toBe(inviter.id);
});

it('refuses an unknown referral code with the message of the specification [ONB-018] [ONB-019]', async () => {
  const { server } = world;
  const mobileNo = newPhone();
  for (const langId of ['EN', 'BH']) {
    const body = { mobileNo, referralCode: 'NOSUCHCODE' };
    const answer = await call(server, nobody, 'sendOtp', { query: { langId }, body });
    expect([answer.status, answer.errCode, answer.message]).toEqual([400, 4, WRONG]);
  }
  const empty = await askCode(server, { mobileNo, referralCode: ' ' });
  expect(empty.status).toBe(400);
  expect(codesFor(server, mobileNo)).toEqual([]);
});

it.each([
  ['inactive', 'Mitra'],
  ['terminated', 'Mitra'],
  ['blacklisted', 'Mitra'],
  ['resigned', 'Commercial'],
  ['active', 'Staff'],
  ['active', 'Support'],
])('refuses the referral code of an agent who is %s and of type %s [ONB-019]', async (status, user_type) => {
  const { server } = world;
  const { referral_code: referralCode } = await newAgent(server, { status, user_type });
  const answer = await askCode(server, { mobileNo: newPhone(), referralCode });
  expect([answer.status, answer.message]).toEqual([400, WRONG]);
});

it('reveals that a phone is an agent’s only after a valid referral code [ONB-020]', async () => {
  const { server } = world;
  const inviter = await newAgent(server);
  const { phone: mobileNo } = await newAgent(server, { status: 'terminated' });
  expect((await askCode(server, { mobileNo, referralCode: 'NOSUCHCODE' })).message).toBe(WRONG);
  const taken = await askCode(server, { mobileNo, referralCode: inviter.referral_code });
  expect([taken.status, taken.errCode, taken.message]).toEqual([400, 4, IN_USE]);
  expect(codesFor(server, mobileNo)).toEqual([]);
  const without = await askCode(server, { mobileNo: (await newAgent(server)).phone });
  expect([without.status, without.errMsg.message]).toEqual([200, 'The code has been sent']);
});

it('refuses one’s own referral code: the phone is in use [ONB-020]', async () => {
  const { server } = world;
  const { phone: mobileNo, referral_code: referralCode } = await newAgent(server);
  expect((await askCode(server, { mobileNo, referralCode })).message).toBe(IN_USE);
});

it('counts a request for a phone in use against the limits of sending [ONB-020]', async () => {
  const { server } = world;
  const { referral_code: referralCode } = await newAgent(server);
  const { phone: mobileNo } = await newAgent(server);
  expect((await askCode(server, { mobileNo, referralCode })).message).toBe(IN_USE);
  const again = await askCode(server, { mobileNo, referralCode });
  expect([again.status, again.message]).toEqual([429, 'You can ask for a new code in 60 s']);
  // By another way it is the same phone.
  const [visitors, hidden] = [['203.0.113.1', '203.0.113.2', '203.0.113.3'], '203.0.113.4'];
  for (const visitor of visitors) await sendFrom(server, visitor, { mobileNo, referralCode });
  expect((await sendFrom(server, hidden, { mobileNo, referralCode })).status).toBe(429);
});

it('makes nobody wait for a code after a mistyped referral code', async () => {
  const { server } = world;
  const { referral_code: referralCode } = await newAgent(server);
  const mobileNo = newPhone();
  await askCode(server, { mobileNo, referralCode: 'NOSUCHCODE' });
  expect((await askCode(server, { mobileNo, referralCode })).status).toBe(200);
});

it('blocks a network address that guesses referral codes, even with the right one [ONB-019]', async () => {
  const { server } = world;
  const { referral_code: referralCode } = await newAgent(server);
  const guess = (code: string) =>
    sendFrom(server, '203.0.113.50', { mobileNo: newPhone(), referralCode: code });
  const guesses = Array.from({ length: 100 }, (_, index) => `NOCODE${index}`);
  expect(new Set((await Promise.all(guesses.map(guess))).map(({ status }) => status))).toEqual(
    new Set([400]),
  );
  expect((await guess(referralCode)).status).toBe(429);
  const elsewhere = { mobileNo: newPhone(), referralCode };
  expect((await sendFrom(server, '203.0.113.51', elsewhere)).status).toBe(200);
});

it.each(['', '081234567', '0812345678901234', 'abc'])(
  'refuses %j as the phone of a registration, with the message for customers [ONB-022]',
  async (mobileNo) => {
    const { server } = world;
    const { referral_code: referralCode } = await newAgent(server);
    const answer = await askCode(server, { mobileNo, referralCode });
    expect([answer.status, answer.message]).toEqual([400, 'mobile number is required']);
  },
);

it('resumes the one registration of a phone, however the phone is spelled [ONB-021]', async () => {
  const { server } = world;
  const [first, second] = [await newAgent(server), await newAgent(server)];
  const phone = newPhone();
  const opened = await enterByCode(server, { mobileNo: phone, referralCode: first.referral_code });
  server.clock.advance(61);
  const sent = await askCode(server, {
    mobileNo: phone.replace(/^62/, '0'),
    referralCode: second.referral_code,
  });
  const resumed = await typeCode(server, sent, phone);
  expect(resumed.errMsg.registration.registrationId).toBe(opened.errMsg.registration.registrationId);
  expect(resumed.errMsg.registration.token).not.toBe(opened.errMsg.registration.token);
  const rows = await registrationsOf(server, phone);
  expect(rows.map(({ inviter_id }) => inviter_id)).toEqual([first.id]);
});

it('opens no registration when the phone became an agent’s after the code was sent [ONB-020]', async () => {
  const { server } = world;
  const { referral_code: referralCode } = await newAgent(server);
  const mobileNo = newPhone();
  const sent = await askCode(server, { mobileNo, referralCode });
  await newAgent(server, { phone: mobileNo });
  expect((await typeCode(server, sent, mobileNo)).message).toBe(IN_USE);
  expect(await registrationsOf(server, mobileNo)).toEqual([]);
});

it.each(['draft', 'submitted', 'returned', 'refused'] as const)(
  'shows the status of a %s registration after phone and code alone (ruling R50)',
  async (status) => {
    const { server } = world;
    const { phone, registrationId } = await newRegistration(server, {
      status,
      birth_date: '1990-05-17',
      decided_at: status === 'refused' ? server.clock.now() : null,
    });
    const { errMsg } = await enterByCode(server, { mobileNo: phone });
    expect(errMsg.registration).toEqual({ token: expect.any(String), registrationId, status });
    const shown = await server.services.db
      .selectFrom('sessions')
      .select('birth_date_shown_at')
      .where('registration_id', '=', registrationId)
      .execute();
    // What was given stays closed until the birth date is shown (ruling R59).
    expect(shown.map(({ birth_date_shown_at }) => birth_date_shown_at)).toEqual([null, null]);
  },
);

it('logs in the agent of an approved registration', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await newRegistration(server, { phone: agent.phone, status: 'approved', agent_id: agent.id });
  const { errMsg } = await enterByCode(server, { mobileNo: agent.phone });
  expect(errMsg.user._id).toBe(agent.id);
  expect(errMsg.registration).toBeUndefined();
});

it('logs in the agent when the registration was approved after the code was sent', async () => {
  const { server } = world;
  const { phone, registrationId } = await newRegistration(server, { status: 'submitted' });
  const sent = await askCode(server, { mobileNo: phone });
  const agent = await newAgent(server, { phone });
  await server.services.db
    .updateTable('registrations')
    .set({ status: 'approved', agent_id: agent.id })
    .where('id', '=', registrationId)
    .execute();
  expect((await typeCode(server, sent, phone)).errMsg.user._id).toBe(agent.id);
});

it('informs an inactive agent after the code was entered, and opens no session (ruling R50)', async () => {
  const { server } = world;
  const { phone, id } = await newAgent(server, { status: 'inactive' });
  const { status, errMsg } = await enterByCode(server, { mobileNo: phone });
  expect([status, errMsg]).toEqual([200, { message: 'Verified', inactive: true }]);
  const sessions = await server.services.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('agent_id', '=', id)
    .execute();
  expect(sessions).toHaveLength(1);
});

it.each(['resigned', 'terminated', 'blacklisted'])(
  'answers a %s agent like an unknown number, and sends no code',
  async (status) => {
    const { server } = world;
    const { phone } = await newAgent(server, { status });
    const stranger = newPhone();
    const [theirs, strangers] = [
      await askCode(server, { mobileNo: phone }),
      await askCode(server, { mobileNo: stranger }),
    ];
    expect([theirs.status, theirs.errMsg.message]).toEqual([strangers.status, strangers.errMsg.message]);
    expect([...codesFor(server, phone), ...codesFor(server, stranger)]).toEqual([]);
  },
);

it('opens no session with a code sent for a change of one’s own data', async () => {
  const { server } = world;
  const { phone } = await newAgent(server);
  const sent = await askCode(server, { mobileNo: phone });
  await server.services.db
    .updateTable('otp_challenges')
    .set({ purpose: 'fresh' })
    .where('key', '=', sent.errMsg.key)
    .execute();
  const answer = await typeCode(server, sent, phone);
  expect([answer.status, answer.message]).toEqual([400, 'OTP is invalid']);
});

it('ends a registrant’s session at logout and when the registration is deleted', async () => {
  const { server } = world;
  const { referral_code: referralCode } = await newAgent(server);
  const mobileNo = newPhone();
  const { errMsg } = await enterByCode(server, { mobileNo, referralCode });
  const { token, registrationId } = errMsg.registration;
  const read = (who = asAgent(token)) => call(server, who, 'provinces');
  expect((await read()).status).toBe(200);
  const other = await newRegistration(server);
  expect((await read(other.headers)).status).toBe(200);
  await call(server, other.headers, 'logout');
  const loggedOut = await read(other.headers);
  await server.services.db.deleteFrom('registrations').where('id', '=', registrationId).execute();
  const deleted = await call(server, asAgent(token), 'getRegistration');
  for (const answer of [loggedOut, deleted]) expect([answer.status, answer.errCode]).toEqual([401, 25]);
});
