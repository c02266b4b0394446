import { expect, it } from 'vitest';
import { hashToken } from '#core/access/secrets.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { createAuthenticator } from '#areas/auth/passkeys/testing/authenticator.ts';
import type { AuthenticatorFault } from '#areas/auth/passkeys/testing/authenticator.ts';
import { asAgent, call, nobody, succeed } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import { optionsFor, loginOptions, login, loginWith, withPasskey, eventsOf } from './testing/passkeys.ts';

const world = useAreaServer();

const REFUSED = [400, 'This passkey was not accepted. Try again, or sign in with a one-time code.'];

it('signs an agent in with a passkey as a one-time code does, without a phone number', async () => {
  const { server } = world;
  const { agent, device, passkeyId } = await withPasskey(server);
  server.clock.advance(60);
  const answer = await loginWith(server, device);
  expect(answer).toMatchObject({ status: 200, errCode: -1 });
  expect(answer.errMsg.token).toMatch(/^[\w-]{43}$/);
  expect(answer.errMsg.user).toMatchObject({ _id: agent.id, userType: 'Mitra' });
  const [phones, browser] = answer.headers['set-cookie'] as readonly string[];
  expect(phones).toMatch(/^payung-phones=[\w.-]{49}; Path=\/api; HttpOnly; SameSite=Lax;/);
  expect(browser).toMatch(/^payung-device=[\w-]{43}; Path=\/api; HttpOnly;/);
  const who = asAgent(answer.errMsg.token);
  expect((await succeed(server, who, 'getAgent')).userDetail).toMatchObject({ _id: agent.id });
  const session = await server.services.db
    .selectFrom('sessions')
    .select(['kind', 'agent_id', 'passkey_id'])
    .where('token_hash', '=', hashToken(answer.errMsg.token))
    .executeTakeFirstOrThrow();
  expect(session).toEqual({ kind: 'agent', agent_id: agent.id, passkey_id: passkeyId });
  const { data } = await succeed(server, who, 'listPasskeys');
  expect(data).toEqual({
    isNeeded: false,
    items: [
      {
        id: passkeyId,
        name: 'Phone',
        addedAt: '2026-01-15T03:00:00.000Z',
        usedAt: '2026-01-15T03:01:00.000Z',
        isSynced: false,
      },
    ],
  });
});

it('requires user verification, and names no person in the options or the handle', async () => {
  const { server } = world;
  const { agent, device } = await withPasskey(server);
  const forLogin = await loginOptions(server);
  expect(forLogin).toMatchObject({ rpId: 'payung.test', userVerification: 'required', timeout: 300_000 });
  expect(forLogin.allowCredentials ?? []).toEqual([]);
  const options = await optionsFor(server, agent.headers);
  expect(options).toMatchObject({
    rp: { id: 'payung.test', name: 'Payung' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
  });
  expect(options.user.id).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(options)).not.toContain(agent.phone.slice(2));
  // The same person keeps the handle; another has another.
  expect((await optionsFor(server, agent.headers)).user.id).toBe(options.user.id);
  expect((await optionsFor(server, (await newAgent(server)).headers)).user.id).not.toBe(options.user.id);
});

const challengeRows = (server: AreaServer) =>
  server.services.db.selectFrom('passkey_challenges').selectAll().execute();

it('stores challenges as hashes only', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const { challenge } = await optionsFor(server, headers);
  const rows = await challengeRows(server);
  expect(JSON.stringify(rows)).not.toContain(challenge);
  expect(rows.map((row) => row.challenge_hash)).toContain(hashToken(challenge));
});

it('stores no challenge of a login before it is answered with a passkey', async () => {
  const { server } = world;
  const { device } = await withPasskey(server);
  const before = await challengeRows(server);
  const options = await loginOptions(server);
  await loginOptions(server);
  expect(await challengeRows(server)).toEqual(before);
  expect((await login(server, device.get(options))).status).toBe(200);
  expect(await challengeRows(server)).toHaveLength(before.length + 1);
});

it('refuses a challenge that the server did not sign, and one with a changed expiry', async () => {
  const { server } = world;
  const { device } = await withPasskey(server);
  const options = await loginOptions(server);
  const [token, ends, signature] = Buffer.from(options.challenge, 'base64url').toString().split('.');
  const moved = [token, Number(ends) + 1, signature].join('.');
  for (const said of [moved, 'a.b.c', '']) {
    const challenge = Buffer.from(said).toString('base64url');
    const answer = await login(server, device.get({ ...options, challenge }));
    expect([said, answer.status]).toEqual([said, 400]);
  }
});

it('accepts an answer once only', async () => {
  const { server } = world;
  const { device } = await withPasskey(server);
  const credential = device.get(await loginOptions(server));
  expect((await login(server, credential)).status).toBe(200);
  const again = await login(server, credential);
  expect([again.status, again.message]).toEqual([400, 'That took too long. Please try again.']);
});

it('accepts an answer within five minutes only', async () => {
  const { server } = world;
  const { agent, device } = await withPasskey(server);
  const credential = device.get(await loginOptions(server));
  const options = await optionsFor(server, agent.headers);
  server.clock.advance(300);
  const late = await login(server, credential);
  expect([late.status, late.message]).toEqual([400, 'That took too long. Please try again.']);
  const body = { name: 'Laptop', credential: createAuthenticator().create(options) };
  const added = await call(server, agent.headers, 'addPasskey', { body });
  expect([added.status, added.message]).toEqual([400, 'That took too long. Please try again.']);
});

it.each([
  ['another origin', { origin: 'https://payung.test.evil.example' }],
  ['another port of the host', { origin: 'https://payung.test:8443' }],
  ['another host', { rpID: 'evil.example' }],
  ['an authenticator that did not verify the person', { isUnverified: true }],
  ['the handle of somebody else', { userHandle: 'A'.repeat(43) }],
])('refuses an answer with %s, at signing in and at adding', async (_what, odd: AuthenticatorFault) => {
  const { server } = world;
  const { agent, device } = await withPasskey(server);
  const answer = await loginWith(server, device, odd);
  expect([answer.status, answer.message]).toEqual(REFUSED);
  if (odd.userHandle !== undefined) return;
  const credential = createAuthenticator().create(await optionsFor(server, agent.headers), odd);
  const added = await call(server, agent.headers, 'addPasskey', { body: { name: 'Laptop', credential } });
  expect([added.status, added.message]).toEqual([400, 'The passkey could not be added. Please try again.']);
});

it('refuses a signature by another key', async () => {
  const { server } = world;
  const { device } = await withPasskey(server);
  const options = await loginOptions(server);
  const real = device.get(options);
  const forged = createAuthenticator().get(options);
  const response = { ...real.response, signature: forged.response.signature };
  expect((await login(server, { ...real, response })).message).toBe(REFUSED[1]);
});

it('refuses a counter that went back, records it and notifies the agent', async () => {
  const { server } = world;
  const { agent, device } = await withPasskey(server);
  expect((await loginWith(server, device, { counter: 8 })).status).toBe(200);
  for (const counter of [7, 8]) {
    const answer = await loginWith(server, device, { counter });
    expect([answer.status, answer.message]).toEqual(REFUSED);
  }
  expect((await loginWith(server, device, { counter: 9 })).status).toBe(200);
  expect(await eventsOf(server, agent.id)).toEqual([
    { event: 'added', actor: 'agent', actor_id: agent.id },
    { event: 'oldCounter', actor: 'system', actor_id: '' },
    { event: 'oldCounter', actor: 'system', actor_id: '' },
  ]);
  const page = { query: { perPage: '10', pageNo: '1' } };
  const said = await succeed(server, agent.headers, 'getNotifications', page);
  expect(JSON.stringify(said)).toContain(
    'We refused a sign-in with the passkey \\"Phone\\": it may have been copied.',
  );
});

it('records no counter event for a low counter signed by another key', async () => {
  const { server } = world;
  const { agent, device } = await withPasskey(server);
  await loginWith(server, device, { counter: 8 });
  const options = await loginOptions(server);
  const real = device.get(options, { counter: 3 });
  const forged = createAuthenticator().get(options, { counter: 3 });
  await login(server, { ...real, response: { ...real.response, signature: forged.response.signature } });
  expect((await eventsOf(server, agent.id)).map(({ event }) => event)).toEqual(['added']);
});

it('refuses inactive agents and removed passkeys with the same answer as unknown ones', async () => {
  const { server } = world;
  const [gone, removed] = [await withPasskey(server), await withPasskey(server)];
  const stranger = createAuthenticator();
  await server.services.db
    .updateTable('agents')
    .set({ status: 'inactive' })
    .where('id', '=', gone.agent.id)
    .execute();
  const { passkeyId } = removed;
  await succeed(server, removed.agent.headers, 'removePasskey', { params: { passkeyId } });
  const stranger0 = await login(server, stranger.someAssertion());
  expect([stranger0.status, stranger0.message]).toEqual(REFUSED);
  for (const device of [gone.device, removed.device]) {
    const answer = await loginWith(server, device);
    expect([answer.status, answer.text]).toEqual([stranger0.status, stranger0.text]);
  }
});

it('signs an agent in after any number of failed sign-ins from the same network address', async () => {
  const { server } = world;
  const { device } = await withPasskey(server);
  const failing = createAuthenticator().someAssertion();
  const attempt = (credential: object) => call(server, nobody, 'passkeyLogin', { body: { credential } });
  await Promise.all(Array.from({ length: 110 }, () => attempt(failing)));
  expect((await attempt(device.get(await loginOptions(server)))).status).toBe(200);
});
