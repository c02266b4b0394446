import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import { aRegistration } from '#areas/onboarding/testing/registrations.ts';

const world = useAreaServer();
const english = { 'accept-language': 'en' } as const;

/** Somebody whose registration was made by the calls of the screens, with a card, and who is an agent now. */
const registered = async () => {
  const { server } = world;
  const { db } = server.services;
  const { registrationId } = await aRegistration(server, { parts: ['details', 'idCard'] });
  const agent = await newAgent(server);
  const ofAgent = { subject_kind: 'agent', subject_id: agent.id } as const;
  await db.updateTable('identity_images').set(ofAgent).where('subject_id', '=', registrationId).execute();
  await db
    .updateTable('registrations')
    .set({ agent_id: agent.id, status: 'approved' })
    .where('id', '=', registrationId)
    .execute();
  return agent;
};

const consentsOf = async (headers: Credentials) => {
  const { errMsg } = await call(world.server, headers, 'agentData', { headers: english });
  const consents = errMsg.data.consents as readonly { readonly purpose: string; readonly state: string }[];
  return consents.map(({ purpose, state }) => [purpose, state]);
};

const withdraw = (headers: Credentials, purpose: string) =>
  call(world.server, headers, 'withdrawOwnConsent', { body: { purpose }, headers: english });

const countPhotos = async (agentId: string) => {
  const { db } = world.server.services;
  const rows = await db
    .selectFrom('identity_images')
    .select('key')
    .where('subject_id', '=', agentId)
    .execute();
  return rows.length;
};

it('deletes the photo of the card when the agent withdraws that consent, and keeps the number', async () => {
  const { server } = world;
  const agent = await registered();
  expect(await consentsOf(agent.headers)).toEqual([
    ['registration', 'granted'],
    ['identityPhoto', 'granted'],
  ]);
  expect(await countPhotos(agent.id)).toBe(1);
  const answers = await Promise.all([1, 2].map(() => withdraw(agent.headers, 'identityPhoto')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await countPhotos(agent.id)).toBe(0);
  expect(await consentsOf(agent.headers)).toEqual([
    ['registration', 'granted'],
    ['identityPhoto', 'withdrawn'],
  ]);
  const rows = await server.services.db
    .selectFrom('consents')
    .select(['purpose', 'entry', 'given_by'])
    .where('subject_id', '=', agent.id)
    .execute();
  expect(rows).toEqual([{ purpose: 'identityPhoto', entry: 'withdrawal', given_by: 'self' }]);
  const { errMsg } = await call(server, agent.headers, 'getAgent');
  expect(errMsg.userDetail.idNumberOnFile).toBe(true);
});

it('refuses to withdraw a consent that belongs to the contract, and names how it ends', async () => {
  const agent = await registered();
  const refusal = await withdraw(agent.headers, 'registration');
  expect([refusal.status, refusal.message]).toEqual([
    422,
    'It belongs to your work as an agent. It ends when your account is closed.',
  ]);
  expect((await withdraw(agent.headers, 'marketing')).status).toBe(422);
  await succeed(world.server, agent.headers, 'getAgent');
});
