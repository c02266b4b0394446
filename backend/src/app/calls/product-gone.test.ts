import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { AGENT_TYPES } from '@payung/shared/domain/people/user-home.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { paidSale } from '#areas/network/testing/networks.ts';
import { ACTORS, verdictOf } from '#core/access/access-rows.ts';
import { confirmed, driveTo } from '#areas/quote/testing/journey.ts';
import type { OpenQuote } from '#areas/quote/testing/journey.ts';
import type { OpenDatabase } from '#core/database/database.ts';
import { openAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Answer, Credentials, Parts } from '#testing/caller.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { newQuote, newVisit } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { CALLS, openFixture, WITH_OWN_FIXTURE } from './testing/access-fixture.ts';
import { ACCESS } from './testing/access-objects.ts';

/** Beside the kite these two are sold, and go on being sold. */
const withoutKite = {
  ...kiteModule,
  products: kiteModule.products.filter(({ productId }) => productId !== KITE_ID),
};

let opened: OpenDatabase;
/** The platform with all its products, and another backend on the same data after the kite was taken out. */
let before: AreaServer;
let after: AreaServer;
beforeAll(async () => {
  opened = await openTestDatabase();
  before = await openAreaServer(opened);
  after = await openAreaServer(opened, [withoutKite]);
}, 60_000);
afterAll(async () => {
  await before.close();
  await after.close();
  await opened.close();
}, 30_000);

const laterSale = async (agent: TestAgent) => {
  const quote = await newQuote(before, agent.headers);
  const proposalNo = await confirmed(before, agent.headers, quote);
  await succeed(before, agent.headers, 'payLater', { query: { proposalNo } });
  return { quote, proposalNo };
};

const STEPS: readonly Stage[] = [
  'Lead Created',
  'Plan Selected',
  'Covid Benefit Selected',
  'Additional Benefit Selected',
  'Quick Quote Created',
  'Customer Information Updated',
  'Full Quote Created',
];

/** A quote of the product at each stage, a policy that is paid and one that is to be paid, and a quote of another product. */
const atEveryStage = async (agent: TestAgent): Promise<readonly OpenQuote[]> => {
  const quotes = [];
  for (const stage of STEPS) {
    const quote = await newQuote(before, agent.headers);
    await driveTo(before, agent.headers, quote, stage);
    quotes.push(quote);
  }
  const { quote: paid } = await paidSale(before, agent);
  const { quote: later } = await laterSale(agent);
  const other = await newQuote(before, agent.headers, { model: 'balloon' });
  return [...quotes, paid, later, other];
};

const NAMES = Object.keys(CALLS) as readonly EndpointName[];
const READS = NAMES.filter((name) => endpoints[name].effect === 'reads');

/** Nothing of the product can be bought any more, so it does not wait for a payment; a policy that is owed still does. */
const OF_PAYMENTS: readonly EndpointName[] = ['paymentPending', 'filterPendingPayment', 'todayDue'];
/** Reads that price something or let it be bought: these refuse in words. */
const OF_SALES: readonly EndpointName[] = ['previewPrice', 'validatePromoCode'];

interface Reading {
  readonly name: EndpointName;
  readonly who: Credentials;
  readonly parts: Parts;
}

const mentionsIn = ({ text }: Answer, ids: readonly string[]): readonly string[] =>
  ids.filter((id) => text.includes(id));

/** What both servers answer to the same call: how it ended, and which quotes stand in it. */
const bothAnswer = async ({ name, who, parts }: Reading, ids: readonly string[]) => {
  const was = await call(before, who, name, parts);
  const is = await call(after, who, name, parts);
  return {
    was: { name, status: was.status, mentions: mentionsIn(was, ids) },
    is: { name, status: is.status, mentions: mentionsIn(is, ids) },
  };
};

/** Every kind of person may be of another type for another call. */
const fixtures = new Map<string, Awaited<ReturnType<typeof fixtureFor>>>();
const fixtureFor = async (name: EndpointName) => {
  const fixture = await openFixture(before, name);
  const quotes = await atEveryStage(fixture.owner);
  const visits = new Map<OpenQuote, Credentials>();
  for (const quote of quotes) visits.set(quote, await newVisit(before, quote.quoteId, quote.phone));
  const ids = [fixture.quote, ...quotes].flatMap(({ quoteId }) => [quoteId]);
  return { fixture, quotes, visits, ids };
};
const sharedFixture = async (name: EndpointName) => {
  if (WITH_OWN_FIXTURE.includes(name)) return fixtureFor(name);
  const type = AGENT_TYPES.find(ACCESS[name].isForType ?? (() => true)) ?? 'Mitra';
  const known = fixtures.get(type) ?? (await fixtureFor(name));
  fixtures.set(type, known);
  return known;
};

/** The call as everybody makes it who may, and where it is about a quote, about each of them. */
const readingsOf = async (name: EndpointName) => {
  const { fixture, quotes, visits, ids } = await sharedFixture(name);
  const actors = ACTORS.filter((actor) => verdictOf(ACCESS[name], actor) === 'yes');
  const own = actors.flatMap((actor) =>
    fixture.people[actor].map((who): Reading => ({ name, who, parts: CALLS[name](fixture, who) })),
  );
  if (ACCESS[name].object !== 'quote') return { ids, readings: own };
  const each = quotes.flatMap((quote): readonly Reading[] => {
    const parts = CALLS[name]({ ...fixture, quote: { ...fixture.quote, ...quote } });
    const visit = visits.get(quote)!;
    return [
      ...(actors.includes('ownerAgent') ? [{ name, who: fixture.owner.headers, parts }] : []),
      ...(actors.includes('leadingAgent') ? [{ name, who: fixture.people.leadingAgent[0]!, parts }] : []),
      ...(actors.includes('ownCustomer') ? [{ name, who: visit, parts }] : []),
    ];
  });
  return { ids, readings: [...own, ...each] };
};

describe('of a product that was taken out', () => {
  it.each(READS.filter((name) => !OF_SALES.includes(name)))(
    'everybody reads by %s what they read before',
    async (name) => {
      const { ids, readings } = await readingsOf(name);
      for (const reading of readings) {
        const { was, is } = await bothAnswer(reading, ids);
        if (OF_PAYMENTS.includes(name)) expect(is).toMatchObject({ name, status: was.status });
        else expect(is).toEqual(was);
      }
    },
  );
});
