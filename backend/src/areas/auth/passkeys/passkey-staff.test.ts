import { beforeAll, expect, it } from 'vitest';
import { messagesOfJobs } from '#app/jobs/testing/messages-of-jobs.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { createAuthenticator } from '#areas/auth/passkeys/testing/authenticator.ts';
import { asAgent, call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { resetPasskeys } from './own-passkeys.ts';

const world = useAreaServer();

/** As in live mode. */
beforeAll(() => {
  Object.assign(world.server.services, { staffNeedPasskey: true });
});

/** Signing in with a one-time code. */
const byCode = async (server: AreaServer, { phone }: Pick<TestAgent, 'phone'>) => {
  server.clock.advance(61);
  const { key } = await succeed(server, nobody, 'sendOtp', { body: { mobileNo: phone } });
  const code = server.jobs.findLast((job) => job.kind === 'sendOtp' && job.phone === phone);
  const otp = code?.kind === 'sendOtp' ? code.code : 0;
  return await call(server, nobody, 'verifyOtp', { body: { key, otp } });
};

const newStaffMember = (server: AreaServer) => newAgent(server, { user_type: 'Staff' });

const attest = async (server: AreaServer, who: Credentials, device = createAuthenticator()) => {
  const { data } = await succeed(server, who, 'passkeyOptions');
  return { device, body: { name: 'Key', credential: device.create(data) } };
};

it('allows staff who signed in by code only to add a passkey, and everything after that', async () => {
  const { server } = world;
  const staff = await newStaffMember(server);
  const { errMsg } = await byCode(server, staff);
  expect(errMsg.passkeyNeeded).toBe(true);
  const who = asAgent(errMsg.token);
  for (const answer of [
    await call(server, who, 'getAgent'),
    await call(server, who, 'provinces'),
    await call(server, who, 'recentQuotes', { query: { perPage: '10', pageNo: '1' } }),
    await call(server, who, 'removePasskey', { params: { passkeyId: 'f'.repeat(24) } }),
  ]) {
    expect([answer.status, answer.message]).toEqual([403, 'Add a passkey to go on']);
    expect(JSON.parse(answer.text)).toMatchObject({ errCode: 4, reason: 'passkeyNeeded' });
  }
  expect((await succeed(server, who, 'listPasskeys')).data).toEqual({ items: [], isNeeded: true });
  const { body } = await attest(server, who);
  const { id: passkeyId } = await succeed(server, who, 'addPasskey', { body });
  expect((await succeed(server, who, 'listPasskeys')).data.isNeeded).toBe(false);
  expect((await succeed(server, who, 'getAgent')).userDetail).toMatchObject({ _id: staff.id });
  await succeed(server, who, 'removePasskey', { params: { passkeyId } });
  expect((await byCode(server, staff)).errMsg.passkeyNeeded).toBe(true);
});

it('refuses a code alone once staff have a passkey, names the reason, and accepts the passkey', async () => {
  const { server } = world;
  const staff = await newStaffMember(server);
  const who = asAgent((await byCode(server, staff)).errMsg.token);
  const { device, body } = await attest(server, who);
  await succeed(server, who, 'addPasskey', { body });
  const refused = await byCode(server, staff);
  expect([refused.status, refused.message]).toEqual([
    403,
    'Sign in with your passkey. A one-time code alone does not open this account.',
  ]);
  expect(JSON.parse(refused.text)).toMatchObject({ reason: 'signInWithPasskey' });
  expect(refused.text).not.toContain('token');
  const { data } = await succeed(server, nobody, 'passkeyLoginOptions');
  const login = await succeed(server, nobody, 'passkeyLogin', { body: { credential: device.get(data) } });
  expect(login).not.toHaveProperty('passkeyNeeded');
  expect((await call(server, asAgent(login.token), 'getAgent')).status).toBe(200);
});

it('ends older sessions opened by code once a passkey is added, also for adding another passkey', async () => {
  const { server } = world;
  const staff = await newStaffMember(server);
  const [early, other] = [await byCode(server, staff), await byCode(server, staff)].map(({ errMsg }) =>
    asAgent(errMsg.token),
  );
  const prepared = await attest(server, early!);
  const { body } = await attest(server, other!);
  await succeed(server, other!, 'addPasskey', { body });
  for (const answer of [
    await call(server, early!, 'listPasskeys'),
    await call(server, early!, 'passkeyOptions'),
    await call(server, early!, 'addPasskey', { body: prepared.body }),
    await call(server, early!, 'getAgent'),
  ]) {
    expect([answer.status, answer.errCode]).toEqual([401, 25]);
    expect(answer.message).toBe(
      'Sign in with your passkey. A one-time code alone does not open this account.',
    );
  }
});

it('never requires a passkey of agents, whether they have one or not', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const who = asAgent((await byCode(server, agent)).errMsg.token);
  const { body } = await attest(server, who);
  await succeed(server, who, 'addPasskey', { body });
  const { errMsg } = await byCode(server, agent);
  expect(errMsg).not.toHaveProperty('passkeyNeeded');
  expect((await call(server, asAgent(errMsg.token), 'getAgent')).status).toBe(200);
});

it("lets an operator reset somebody's passkeys: recorded with the reason, notified, and every session ended", async () => {
  const { server } = world;
  const staff = await newStaffMember(server);
  const who = asAgent((await byCode(server, staff)).errMsg.token);
  const { body } = await attest(server, who);
  await succeed(server, who, 'addPasskey', { body });
  const reset = { phone: `0${staff.phone.slice(2)}`, operator: 'sri', reason: 'phone lost, seen in person' };
  expect(await resetPasskeys(server.services, reset)).toBe(1);
  expect((await call(server, who, 'getAgent')).errCode).toBe(25);
  expect((await byCode(server, staff)).errMsg.passkeyNeeded).toBe(true);
  const last = await server.services.db
    .selectFrom('passkey_events')
    .select(['event', 'actor', 'actor_id', 'reason'])
    .where('agent_id', '=', staff.id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(last).toEqual({
    event: 'reset',
    actor: 'operator',
    actor_id: 'sri',
    reason: 'phone lost, seen in person',
  });
  const own = server.jobs.filter((job) => job.kind === 'sendPasskeyNotice' && job.agentId === staff.id);
  const sent = await messagesOfJobs(server.services, own);
  expect(sent.map(({ channel, to, subject }) => [channel, to, subject])).toEqual([
    ['email', 'sari@payung.test', 'Payung: a change to how you sign in'],
    // In the language in which they signed in.
    ['email', 'sari@payung.test', 'Payung: a change to how you sign in'],
  ]);
  expect(sent[0]?.body).toContain('The passkey "Key" was added to your account. If it was not you, sign in');
  expect(sent[1]?.body).toContain(
    'Our support removed all passkeys of your account and ended your sessions.',
  );
});

it('refuses to reset the passkeys of an unknown phone number', async () => {
  const { services } = world.server;
  const reset = { phone: '08990000000', operator: 'sri', reason: 'lost' };
  await expect(resetPasskeys(services, reset)).rejects.toThrow('Nobody has that phone number');
});
