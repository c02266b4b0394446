import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { createAuthenticator } from '#areas/auth/passkeys/testing/authenticator.ts';
import { asAgent, call, succeed } from '#testing/caller.ts';
import { newAgent, newStaff, signIn } from '#testing/people.ts';
import { optionsFor, add, loginWith, withPasskey, eventsOf } from './testing/passkeys.ts';

const world = useAreaServer();

it('adds a passkey only in the session that asked for it', async () => {
  const { server } = world;
  const [first, second] = [await newAgent(server), await newAgent(server)];
  const options = await optionsFor(server, first.headers);
  const body = { name: 'Phone', credential: createAuthenticator().create(options) };
  // The next person on the same browser, and the same person in another session.
  for (const who of [second.headers, await signIn(server, first)]) {
    const answer = await call(server, who, 'addPasskey', { body });
    expect([answer.status, answer.message]).toEqual([400, 'That took too long. Please try again.']);
  }
  expect((await call(server, first.headers, 'addPasskey', { body })).status).toBe(200);
});

it('adds the same passkey once, for its owner and for anybody else', async () => {
  const { server } = world;
  const { agent, device } = await withPasskey(server);
  for (const who of [agent.headers, (await newAgent(server)).headers]) {
    const body = { name: 'Again', credential: device.create(await optionsFor(server, who)) };
    const answer = await call(server, who, 'addPasskey', { body });
    expect([answer.status, answer.message.slice(0, 36)]).toEqual([
      422,
      'This passkey has been added already.',
    ]);
  }
});

it('accepts at most ten passkeys per person', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  for (let count = 0; count < 10; count += 1)
    await add(server, agent.headers, { device: createAuthenticator() });
  const answer = await call(server, agent.headers, 'passkeyOptions');
  expect([answer.status, answer.message]).toEqual([
    422,
    'You have 10 passkeys. Remove one that you no longer use first.',
  ]);
});

it('asks for a new sign-in before adding or removing a passkey, ten minutes after the last one', async () => {
  const { server } = world;
  const { agent, passkeyId } = await withPasskey(server);
  const params = { params: { passkeyId } };
  server.clock.advance(601);
  for (const answer of [
    await call(server, agent.headers, 'passkeyOptions'),
    await call(server, agent.headers, 'removePasskey', params),
  ]) {
    expect([answer.status, answer.message]).toEqual([
      403,
      'For your safety, please sign in again before you add or remove a passkey.',
    ]);
    expect(JSON.parse(answer.text)).toMatchObject({ reason: 'signInAgain' });
  }
  const body = { name: 'My phone' };
  expect((await call(server, agent.headers, 'renamePasskey', { ...params, body })).status).toBe(200);
  expect((await call(server, await signIn(server, agent), 'removePasskey', params)).status).toBe(200);
});

it('renames and removes the own passkeys, records it, notifies the agent and ends the sessions of a removed one', async () => {
  const { server } = world;
  const { agent, device, passkeyId } = await withPasskey(server);
  const lost = asAgent((await loginWith(server, device)).errMsg.token);
  const params = { params: { passkeyId } };
  await succeed(server, agent.headers, 'renamePasskey', { ...params, body: { name: ' Old phone ' } });
  await succeed(server, agent.headers, 'removePasskey', params);
  expect((await succeed(server, agent.headers, 'listPasskeys')).data.items).toEqual([]);
  expect((await call(server, lost, 'getAgent')).status).toBe(401);
  expect((await call(server, agent.headers, 'getAgent')).status).toBe(200);
  expect((await eventsOf(server, agent.id)).map(({ event }) => event)).toEqual([
    'added',
    'renamed',
    'removed',
  ]);
  const notices = server.jobs.flatMap((job) =>
    job.kind === 'sendPasskeyNotice' && job.agentId === agent.id ? [[job.notice, job.name]] : [],
  );
  expect(notices).toEqual([
    ['passkeyAdded', 'Phone'],
    ['passkeyRemoved', 'Old phone'],
  ]);
});

it("answers for somebody else's passkey as if it did not exist, also to staff", async () => {
  const { server } = world;
  const { passkeyId } = await withPasskey(server);
  const other = await newAgent(server);
  for (const who of [other.headers, await newStaff(server)]) {
    for (const id of [passkeyId, 'f'.repeat(24)]) {
      const params = { params: { passkeyId: id } };
      const renamed = await call(server, who, 'renamePasskey', { ...params, body: { name: 'Mine' } });
      const removed = await call(server, who, 'removePasskey', params);
      expect([renamed.status, removed.status, removed.message]).toEqual([404, 404, 'Not found']);
    }
  }
});
