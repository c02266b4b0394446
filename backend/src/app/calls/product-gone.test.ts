import { describe, expect, it } from 'vitest';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { AGENT_LISTS, LIST_FILTERS } from '@payung/shared/domain/lists/line-status.ts';
import { AGENT_TYPES } from '@payung/shared/domain/people/user-home.ts';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { ACTORS, verdictOf } from '#core/access/access-rows.ts';
import type { OpenQuote } from '#areas/quote/testing/journey.ts';
import { call } from '#testing/caller.ts';
import type { Answer, Credentials, Parts } from '#testing/caller.ts';
import { newVisit } from '#testing/people.ts';
import { CALLS, openFixture, WITH_OWN_FIXTURE } from './testing/access-fixture.ts';
import { ACCESS } from './testing/access-objects.ts';
import { atEveryStage, useTakenOut } from './testing/taken-out.ts';

const world = useTakenOut();

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
  const was = await call(world.before, who, name, parts);
  const is = await call(world.after, who, name, parts);
  return {
    was: { name, status: was.status, mentions: mentionsIn(was, ids) },
    is: { name, status: is.status, mentions: mentionsIn(is, ids) },
  };
};

/** Calls that read what is made for them alone: they are about no quote but that of their fixture. */
const ALONE: readonly EndpointName[] = [...WITH_OWN_FIXTURE, 'policyCheck'];

/** Every kind of person may be of another type for another call. */
const fixtures = new Map<string, Awaited<ReturnType<typeof fixtureFor>>>();
const fixtureFor = async (name: EndpointName) => {
  const fixture = await openFixture(world.before, name);
  const quotes = ALONE.includes(name) ? [] : await atEveryStage(world.before, fixture.owner);
  const visits = new Map<OpenQuote, Credentials>();
  for (const quote of quotes) visits.set(quote, await newVisit(world.before, quote.quoteId, quote.phone));
  const ids = [fixture.quote, ...quotes].flatMap(({ quoteId }) => [quoteId]);
  return { fixture, quotes, visits, ids };
};
const sharedFixture = async (name: EndpointName) => {
  if (ALONE.includes(name)) return fixtureFor(name);
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

const NARROWED: readonly Readonly<Record<string, string>>[] = [
  { productId: KITE_ID },
  { name: 'Budi' },
  { limit: '2' },
];

/** What agents narrow and sort their lists by, and what they take along as files. */
const SEARCHES: readonly (readonly [EndpointName, Parts])[] = [
  ...(['listPolicies', 'listRenewals', 'expiringPolicies', 'listInsureds', 'listLeads'] as const).flatMap(
    (name) => NARROWED.map((query): readonly [EndpointName, Parts] => [name, { query }]),
  ),
  ['listPolicies', { query: { sort: 'nameAZ' } }],
  ['listLeads', { query: { sort: 'NameAZ' } }],
  ...LIST_FILTERS.filter((status) => status !== 'pending payment' && status !== 'in progress').map(
    (status): readonly [EndpointName, Parts] => ['listPolicies', { query: { status } }],
  ),
  ...([...AGENT_LISTS, 'leads'] as const)
    .filter((list) => list !== 'pending')
    .map((list): readonly [EndpointName, Parts] => ['exportList', { params: { list } }]),
];

describe('of a product that was taken out', () => {
  it.each(READS.filter((name) => !OF_SALES.includes(name)))(
    'everybody reads by %s what they read before',
    async (name) => {
      const { ids, readings } = await readingsOf(name);
      for (const reading of readings) {
        const { was, is } = await bothAnswer(reading, ids);
        const { mentions } = OF_PAYMENTS.includes(name) ? is : was;
        expect(is).toEqual({ ...was, mentions });
      }
    },
  );

  it.each(SEARCHES)(
    'an agent and the leader find by %s of %j what they found before',
    async (name, parts) => {
      const { fixture, ids } = await sharedFixture(name);
      for (const who of [fixture.owner.headers, fixture.people.leadingAgent[0]!]) {
        const { was, is } = await bothAnswer({ name, who, parts }, ids);
        expect(was.status).toBe(200);
        expect(is).toEqual(was);
      }
    },
  );
});
