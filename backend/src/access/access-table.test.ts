import { expect, it } from 'vitest';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { CALLS, firstPage, openScene } from '#areas/testing/access-scene.ts';
import type { Scene } from '#areas/testing/access-scene.ts';
import type { AreaServer } from '#areas/testing/area-server.ts';
import { useAreaServer } from '#areas/testing/area-server.ts';
import { call, succeed } from '#areas/testing/caller.ts';
import type { Credentials } from '#areas/testing/caller.ts';
import { newAgent } from '#areas/testing/people.ts';
import { ACCESS, ACTORS } from './access-table.ts';
import type { Actor, Verdict } from './access-table.ts';

const world = useAreaServer();

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

it('closes every call that names a quote, or what belongs to one, to the people of another', async () => {
  const scene = await openScene(world.server, 'getHomeQuote');
  const { quote, proposalNo, leadId, transactionId, imageKey } = scene;
  const owned = [quote.quoteId, proposalNo, leadId, transactionId, imageKey];
  const named = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const parts = JSON.stringify(CALLS[name](scene));
    return owned.some((id) => parts.includes(id));
  });
  expect(named).toEqual(expect.arrayContaining(['updateHomeLead', 'ocrDetails', 'identityImage']));
  expect(named.length).toBeGreaterThan(20);
  const open = named.filter((name) =>
    (['nobody', 'ended', 'otherAgent', 'otherCustomer'] as const).some(
      (actor) => ACCESS[name][actor] === 'yes',
    ),
  );
  expect(open).toEqual([]);
});

/** Told apart from the table: whatever a row may say, these are never open. */
it('shows documents, identity images and links of home to nobody but whom they belong to', async () => {
  const { server } = world;
  const scene = await openScene(server, 'homeEPolicy');
  await succeed(server, scene.owner.headers, 'payLater', CALLS.payLater(scene));
  const [customer] = scene.people.ownCustomer;
  const mine = await call(server, customer!, 'homeEPolicy', CALLS.homeEPolicy(scene));
  expect([mine.status, mine.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await call(server, customer!, 'identityImage', CALLS.identityImage(scene))).status).toBe(200);

  const { nobody: open, ended, otherAgent, otherCustomer } = scene.people;
  const names = [
    'homeEPolicy',
    'ePolicy',
    'eQuotation',
    'identityImage',
    'ocrDetails',
    'generateHomeLink',
  ] as const;
  for (const name of names) {
    for (const who of [...open, ...ended, ...otherAgent, ...otherCustomer]) {
      const answer = await call(server, who, name, CALLS[name](scene));
      expect([name, REFUSALS.includes(answer.status)]).toEqual([name, true]);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.text).not.toMatch(/%PDF|Budi|Dago|app\/home/);
    }
  }
});

it('answers a stranger about a lead, a check and an image as if they did not exist', async () => {
  const { server } = world;
  const scene = await openScene(server, 'updateHomeLead');
  const absent = {
    ...scene,
    leadId: 'f'.repeat(24),
    transactionId: 'f'.repeat(36),
    imageKey: 'f'.repeat(24),
  };
  for (const name of ['updateHomeLead', 'ocrDetails', 'identityImage'] as const) {
    for (const who of [...scene.people.otherAgent, ...scene.people.otherCustomer]) {
      const there = await call(server, who, name, CALLS[name](scene));
      const gone = await call(server, who, name, CALLS[name](absent));
      expect({ status: there.status, text: there.text }).toEqual({ status: gone.status, text: gone.text });
      expect(there.status).toBe(404);
    }
  }
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
  expect((await call(server, both, 'recentQuotes', firstPage)).status).toBe(403);
});
