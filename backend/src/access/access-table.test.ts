import { expect, it } from 'vitest';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { AGENT_TYPES } from '@payung/shared/domain/user-home.ts';
import type { AreaServer } from '#areas/testing/area-server.ts';
import { useAreaServer } from '#areas/testing/area-server.ts';
import { call, nobody, succeed } from '#areas/testing/caller.ts';
import type { Credentials, Parts } from '#areas/testing/caller.ts';
import { confirmed, consents } from '#areas/testing/journey.ts';
import { newAgent, newQuote, newVisit, trip } from '#areas/testing/people.ts';
import { createOtp } from './secrets.ts';
import { ACCESS, ACTORS } from './access-table.ts';
import type { Actor, Verdict } from './access-table.ts';

const world = useAreaServer();

/** One sold-to-be quote with everybody there is around it. */
const openScene = async (server: AreaServer, name: EndpointName = 'getQuotes') => {
  const owner = await newAgent(server);
  const quote = await newQuote(server, owner.headers);
  const proposalNo = await confirmed(server, owner.headers, quote);
  const { link } = await succeed(server, owner.headers, 'generateLink', {
    query: { type: 'lead', quoteId: quote.quoteId },
  });
  const strangersQuote = await newQuote(server, (await newAgent(server)).headers);
  const endedVisit = await newVisit(server, quote.quoteId, quote.phone);
  await call(server, endedVisit, 'logout');
  const endedAgent = await newAgent(server);
  await call(server, endedAgent.headers, 'logout');
  const notificationId = (await notificationOf(server, owner.id, quote.quoteId)).id;
  const people: Readonly<Record<Actor, readonly Credentials[]>> = {
    nobody: [nobody, { 'x-user-info': owner.id }],
    ended: [endedVisit, endedAgent.headers, { authorization: 'Bearer nonsense' }, { 'x-cipher': 'x' }],
    ownerAgent: [owner.headers],
    otherAgent: await Promise.all(
      AGENT_TYPES.filter(ACCESS[name].isForType ?? (() => true)).map(
        async (user_type) => (await newAgent(server, { user_type })).headers,
      ),
    ),
    ownCustomer: [await newVisit(server, quote.quoteId, quote.phone)],
    otherCustomer: [await newVisit(server, strangersQuote.quoteId, strangersQuote.phone)],
  };
  return { owner, quote, proposalNo, linkId: link.split('/').at(-1) ?? '', people, notificationId };
};

type Scene = Awaited<ReturnType<typeof openScene>>;

const notificationOf = async (server: AreaServer, agentId: string, quoteId: string) =>
  server.services.db
    .insertInto('notifications')
    .values({
      id: quoteId,
      agent_id: agentId,
      quote_id: quoteId,
      kind: 'policyGenerated',
      data: '{}',
      created_at: server.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

const byQuote = ({ quote }: Scene): Parts => ({ params: { quoteId: quote.quoteId } });
const byQuery = ({ quote }: Scene): Parts => ({ query: { quoteId: quote.quoteId } });
const byProposal = ({ proposalNo }: Scene): Parts => ({ query: { proposalNo } });
const page = { query: { perPage: '10', pageNo: '1' } };

/** A well-formed call about the scene's quote for every row of the endpoint table. */
const CALLS: Readonly<Record<EndpointName, (scene: Scene) => Parts>> = {
  sendOtp: ({ quote }) => ({ body: { mobileNo: quote.phone } }),
  verifyOtp: () => ({ body: { key: 'nobodys-key', otp: createOtp() } }),
  decryptLink: ({ linkId }) => ({ query: { id: linkId } }),
  cipherDetails: ({ linkId }) => ({ params: { key: linkId } }),
  logout: () => ({}),
  getAgent: () => ({}),
  getQuotes: ({ quote }) => ({ query: { id: quote.quoteId } }),
  createTravelQuote: () => ({ body: { ...trip, requestId: crypto.randomUUID() } }),
  updateQuote: (scene) => ({ ...byQuote(scene), body: { planCode: 'TRVPLT' } }),
  coverageAreas: () => ({}),
  getPlans: byQuote,
  getPlanBenefits: byQuote,
  validatePromo: ({ quote }) => ({ body: { promoCode: 'NOSUCHCODE000000000', quoteId: quote.quoteId } }),
  quickQuote: byQuote,
  confirmQuote: (scene) => ({ ...byQuote(scene), body: consents }),
  generateLink: ({ quote }) => ({ query: { type: 'lead', quoteId: quote.quoteId } }),
  ePolicy: ({ quote }) => ({ query: { quoteId: quote.quoteId, logkey: 'policyDownloadNotification' } }),
  eQuotation: byQuery,
  checkout: byProposal,
  payLater: byProposal,
  paymentState: byQuery,
  paymentPending: () => ({}),
  recentQuotes: () => page,
  getNotifications: () => page,
  updateNotifications: ({ owner, notificationId }) => ({
    body: [{ _id: notificationId, user_id: owner.id, readStatus: 1 }],
  }),
  markAllNotifications: () => ({}),
  getInviteLink: () => ({}),
  getPoints: () => ({}),
  revokeLink: ({ quote }) => ({ body: { quoteId: quote.quoteId } }),
};

const REFUSALS: readonly unknown[] = [401, 403, 404];

const quoteRow = (server: AreaServer, scene: Scene) =>
  server.services.db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', scene.quote.quoteId)
    .executeTakeFirst();

interface Cell {
  readonly actor: Actor;
  readonly verdict: Verdict;
  readonly errCode: number | undefined;
  readonly tellsNames: boolean;
  readonly changes: boolean;
}

const CODE_OF: Readonly<Record<401 | 403 | 404, number>> = { 401: 25, 403: 4, 404: 4 };

/** What the table promises: a refusal has its code, tells nothing and changes nothing. */
const promised = (name: EndpointName, actor: Actor): Cell => {
  const verdict = ACCESS[name][actor];
  const errCode = verdict === 'yes' ? undefined : CODE_OF[verdict];
  return { actor, verdict, errCode, tellsNames: false, changes: false };
};

const tried = async (
  server: AreaServer,
  scene: Scene,
  name: EndpointName,
  actor: Actor,
  who: Credentials,
) => {
  const before = JSON.stringify(await quoteRow(server, scene));
  const answer = await call(server, who, name, CALLS[name](scene));
  const isRefused = REFUSALS.includes(answer.status);
  const after = JSON.stringify(await quoteRow(server, scene));
  const cell: Cell = {
    actor,
    verdict: isRefused ? (answer.status as Verdict) : 'yes',
    errCode: isRefused ? answer.errCode : undefined,
    tellsNames: isRefused && /Budi|Sari|62812/.test(answer.text),
    changes: isRefused && before !== after,
  };
  return cell;
};

for (const name of Object.keys(endpoints) as EndpointName[]) {
  it(`opens ${name} to those of the access table and to nobody else [SHELL-054]`, async () => {
    const { server } = world;
    const scene = await openScene(server, name);
    // Refusals first: what is allowed may change the scene.
    const actors = ACTORS.toSorted(
      (a, b) => Number(ACCESS[name][a] === 'yes') - Number(ACCESS[name][b] === 'yes'),
    );
    for (const actor of actors) {
      for (const who of scene.people[actor]) {
        expect(await tried(server, scene, name, actor, who)).toEqual(promised(name, actor));
      }
    }
  });
}

it('closes every call that names a quote or a proposal to the people of another', async () => {
  const scene = await openScene(world.server);
  const named = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const parts = JSON.stringify(CALLS[name](scene));
    return parts.includes(scene.quote.quoteId) || parts.includes(scene.proposalNo);
  });
  expect(named.length).toBeGreaterThan(10);
  const open = named.filter((name) =>
    (['nobody', 'ended', 'otherAgent', 'otherCustomer'] as const).some(
      (actor) => ACCESS[name][actor] === 'yes',
    ),
  );
  expect(open).toEqual([]);
});

it('answers a stranger about a quote as if it did not exist', async () => {
  const { server } = world;
  const scene = await openScene(server);
  const [stranger] = scene.people.otherAgent;
  const there = await call(server, stranger!, 'getQuotes', { query: { id: scene.quote.quoteId } });
  const absent = await call(server, stranger!, 'getQuotes', { query: { id: 'f'.repeat(24) } });
  expect({ status: there.status, text: there.text }).toEqual({ status: absent.status, text: absent.text });
});

it('gives Support no invite link, and the other agents theirs', async () => {
  const { server } = world;
  const support = await newAgent(server, { user_type: 'Support' });
  expect((await call(server, support.headers, 'getInviteLink')).status).toBe(403);
  const mitra = await newAgent(server);
  const { link, referralCode } = await succeed(server, mitra.headers, 'getInviteLink');
  expect(referralCode).toBe(mitra.referral_code);
  expect(link).toContain(referralCode);
});

it('puts an agent who is no longer active out at once', async () => {
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

it('opens a quote to its customer although an agent is signed in beside', async () => {
  const { server } = world;
  const scene = await openScene(server);
  const [visit] = scene.people.ownCustomer;
  const [stranger] = scene.people.otherAgent;
  const both = { ...stranger, ...visit };
  expect((await call(server, both, 'getQuotes', CALLS.getQuotes(scene))).status).toBe(200);
  // The visit opens less: with it shown, agent calls stay closed.
  expect((await call(server, both, 'recentQuotes', page)).status).toBe(403);
});
