import { expect, it } from 'vitest';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { CALLS, firstPage, openFixture } from '#app/calls/testing/access-fixture.ts';
import { newOwnCard } from '#app/calls/testing/access-onboarding.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import { verdictOf } from '#core/access/access-rows.ts';
import { ACCESS } from './testing/access-objects.ts';

const world = useAreaServer();

const NAMES = Object.keys(ACCESS) as readonly EndpointName[];
const REFUSALS: readonly unknown[] = [401, 403, 404];

it('refuses every call about a quote to the agent and customer of another quote', async () => {
  const fixture = await openFixture(world.server, 'ocrDetails');
  const { quote, proposalNo, transactionId, imageKey } = fixture;
  const owned = [quote.quoteId, proposalNo, transactionId, imageKey];
  const named = NAMES.filter((name) => {
    const parts = JSON.stringify(CALLS[name](fixture));
    return owned.some((id) => parts.includes(id));
  });
  expect(named).toEqual(expect.arrayContaining(['updateQuote', 'ocrDetails', 'identityImage']));
  expect(named.length).toBeGreaterThan(15);
  const strangers = [
    'nobody',
    'ended',
    'otherAgent',
    'leadingAgent',
    'otherCustomer',
    'otherRegistrant',
    'staff',
    'ownPhotoHandoff',
    'otherPhotoHandoff',
  ] as const;
  const open = named.flatMap((name) =>
    strangers.filter((actor) => verdictOf(ACCESS[name], actor) === 'yes').map((actor) => [name, actor]),
  );
  // Who leads the agent looks at the policy, without contact data (ruling R33).
  expect(open).toEqual([['policyDetail', 'leadingAgent']]);
});

/** Besides the table: whatever a row may say, these are never open. */
it('shows documents, identity images and links to their owners only', async () => {
  const { server } = world;
  const fixture = await openFixture(server, 'identityImage');
  await succeed(server, fixture.owner.headers, 'payLater', CALLS.payLater(fixture));
  const [customer] = fixture.people.ownCustomer;
  const mine = await call(server, customer!, 'ePolicy', CALLS.ePolicy(fixture));
  expect([mine.status, mine.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await call(server, customer!, 'identityImage', CALLS.identityImage(fixture))).status).toBe(200);

  const { nobody: open, ended, otherAgent, otherCustomer, otherRegistrant, staff } = fixture.people;
  const { ownPhotoHandoff, otherPhotoHandoff } = fixture.people;
  const closed = [open, ended, otherAgent, otherCustomer, otherRegistrant, staff].flat();
  const names = ['ePolicy', 'eQuotation', 'identityImage', 'ocrDetails', 'generateLink'] as const;
  for (const name of names) {
    for (const who of [...closed, ...ownPhotoHandoff, ...otherPhotoHandoff]) {
      const answer = await call(server, who, name, CALLS[name](fixture));
      expect([name, REFUSALS.includes(answer.status)]).toEqual([name, true]);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.text).not.toMatch(/%PDF|Budi|app\/kite/);
    }
  }
});

it('answers a stranger about a check and an image as if they did not exist', async () => {
  const { server } = world;
  const fixture = await openFixture(server, 'ocrDetails');
  const unknown = { ...fixture, transactionId: 'f'.repeat(36), imageKey: 'f'.repeat(24) };
  for (const name of ['ocrDetails', 'identityImage'] as const) {
    const { otherAgent, otherCustomer, otherRegistrant } = fixture.people;
    for (const who of [...otherAgent, ...otherCustomer, ...otherRegistrant]) {
      const there = await call(server, who, name, CALLS[name](fixture));
      const gone = await call(server, who, name, CALLS[name](unknown));
      expect({ status: there.status, text: there.text }).toEqual({ status: gone.status, text: gone.text });
      expect(there.status).toBe(404);
    }
  }
});

it('answers others about the ID card of an applicant or agent as if it did not exist', async () => {
  const { server } = world;
  const fixture = await openFixture(server);
  const { owner, people, ownTransactionId, ownImageKey } = fixture;
  const ofAgent = await newOwnCard(server, { kind: 'agent', id: owner.id });
  const { otherAgent, leadingAgent, ownCustomer, otherRegistrant } = people;
  const others = [...otherAgent, ...leadingAgent, ...ownCustomer, ...otherRegistrant];
  const askedBy = async (who: Credentials, transactionId: string, key: string) => [
    (await call(server, who, 'ocrDetails', { query: { transactionId } })).status,
    (await call(server, who, 'identityImage', { query: { key } })).status,
  ];
  for (const who of [...others, owner.headers])
    expect(await askedBy(who, ownTransactionId, ownImageKey)).toEqual([404, 404]);
  for (const who of [...others, ...people.registrant])
    expect(await askedBy(who, ofAgent.ownTransactionId, ofAgent.ownImageKey)).toEqual([404, 404]);
  expect(await askedBy(owner.headers, ofAgent.ownTransactionId, ofAgent.ownImageKey)).toEqual([200, 200]);
  expect(await askedBy(fixture.registrant, ownTransactionId, ownImageKey)).toEqual([200, 200]);
});

it('answers a stranger about a quote as if it did not exist', async () => {
  const { server } = world;
  const fixture = await openFixture(server);
  const [stranger] = fixture.people.otherAgent;
  const there = await call(server, stranger!, 'getQuote', { query: { id: fixture.quote.quoteId } });
  const gone = await call(server, stranger!, 'getQuote', { query: { id: 'f'.repeat(24) } });
  expect({ status: there.status, text: there.text }).toEqual({ status: gone.status, text: gone.text });
});

it('answers 404 to a leading agent for a policy or lead that does not exist', async () => {
  const { server } = world;
  const fixture = await openFixture(server);
  for (const leader of fixture.people.leadingAgent) {
    const policy = await call(server, leader, 'policyDetail', { params: { quoteId: 'f'.repeat(24) } });
    const lead = await call(server, leader, 'getLead', { params: { leadId: 'f'.repeat(24) } });
    expect([policy.status, lead.status]).toEqual([404, 404]);
  }
});

it('gives Support no invite link, and agents of all other types theirs (ruling R05)', async () => {
  const { server } = world;
  const support = await newAgent(server, { user_type: 'Support' });
  expect((await call(server, support.headers, 'getInviteLink')).status).toBe(403);
  for (const user_type of ['Mitra', 'Commercial', 'Broker']) {
    const agent = await newAgent(server, { user_type });
    const { link, referralCode } = await succeed(server, agent.headers, 'getInviteLink');
    expect(referralCode).toBe(agent.referral_code);
    expect(link).toMatch(/^https:\/\/payung\.test\/app\/withoutReferralLinkRegistration\/[0-9A-Za-z]{6}$/);
  }
});

it('ends the session of an agent who becomes inactive', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  expect((await call(server, agent.headers, 'getAgent')).status).toBe(200);
  await server.services.db
    .updateTable('agents')
    .set({ status: 'inactive' })
    .where('id', '=', agent.id)
    .execute();
  const answer = await call(server, agent.headers, 'getAgent');
  expect([answer.status, answer.errCode]).toEqual([401, 25]);
});

it('opens a quote to its customer while an agent is signed in in the same browser', async () => {
  const { server } = world;
  const fixture = await openFixture(server);
  const [visit] = fixture.people.ownCustomer;
  const [stranger] = fixture.people.otherAgent;
  const both = { ...stranger, ...visit };
  expect((await call(server, both, 'getQuote', CALLS.getQuote(fixture))).status).toBe(200);
  // The visit opens less: with it shown, agent calls stay closed.
  expect((await call(server, both, 'recentQuotes', firstPage)).status).toBe(403);
});
