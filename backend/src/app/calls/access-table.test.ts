import { expect, it } from 'vitest';
import { decodePart } from '@payung/shared/api/endpoint.ts';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import { CALLS, WITH_OWN_FIXTURE, openFixture } from '#app/calls/testing/access-fixture.ts';
import type { Fixture } from '#app/calls/testing/access-fixture.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { ApiRefusal } from '#core/http/api-refusal.ts';
import { productModulesFor } from '#areas/product-module.ts';
import { PRODUCT_MODULES } from '#products/all.ts';
import { callTable } from './call-table.ts';
import { ACCESS } from './testing/access-objects.ts';
import { identifyCaller } from '#core/access/caller.ts';
import { checkAccess } from './check-access.ts';
import { ACTORS as ALL_ACTORS, verdictOf } from '#core/access/access-rows.ts';
import type { Actor, Verdict } from '#core/access/access-rows.ts';
import { EXPECTED, ACTORS } from '#app/calls/testing/expected-access.ts';

const world = useAreaServer();

const HANDOFFS = [403, 403] as const;

const NAMES = Object.keys(EXPECTED) as readonly EndpointName[];

it('has exactly the cells of the specification', () => {
  expect(ALL_ACTORS).toEqual(ACTORS);
  const cells = Object.entries(ACCESS).map(([name, row]) => [
    name,
    ACTORS.map((actor) => verdictOf(row, actor)),
  ]);
  const expected = Object.entries(EXPECTED).map(([name, row]) => [name, [...row, ...HANDOFFS]]);
  expect(Object.fromEntries(cells)).toEqual(Object.fromEntries(expected));
});

const REFUSALS: readonly unknown[] = [401, 403, 404];

const quoteRow = (server: AreaServer, fixture: Fixture) =>
  server.services.db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', fixture.quote.quoteId)
    .executeTakeFirst();

interface Cell {
  readonly actor: Actor;
  readonly verdict: Verdict;
  readonly errCode: number | undefined;
  readonly tellsNames: boolean;
  readonly changes: boolean;
}

const CODE_OF: Readonly<Record<401 | 403 | 404, number>> = { 401: 25, 403: 4, 404: 4 };

const expectedOf = (name: EndpointName, actor: Actor): Verdict =>
  [...EXPECTED[name], ...HANDOFFS][ACTORS.indexOf(actor)]!;

/** A refusal has its code, tells nothing and changes nothing. */
const promised = (name: EndpointName, actor: Actor): Cell => {
  const verdict = expectedOf(name, actor);
  const errCode = verdict === 'yes' ? undefined : CODE_OF[verdict];
  return { actor, verdict, errCode, tellsNames: false, changes: false };
};

interface Attempt {
  readonly name: EndpointName;
  readonly actor: Actor;
  readonly who: Credentials;
}

const tried = async (server: AreaServer, fixture: Fixture, { name, actor, who }: Attempt): Promise<Cell> => {
  const before = JSON.stringify(await quoteRow(server, fixture));
  const answer = await call(server, who, name, CALLS[name](fixture, who));
  const isRefused = REFUSALS.includes(answer.status);
  const after = JSON.stringify(await quoteRow(server, fixture));
  return {
    actor,
    verdict: isRefused ? (answer.status as Verdict) : 'yes',
    errCode: isRefused ? answer.errCode : undefined,
    tellsNames: isRefused && /Budi|Sari|62812/.test(answer.text),
    changes: isRefused && before !== after,
  };
};

/** By whose call it is. */
const shared = new Map<unknown, Promise<Fixture>>();

/** Nothing changes by asking, so most calls for the same kind of people share them and their quotes. */
const fixtureFor = async (server: AreaServer, name: EndpointName): Promise<Fixture> => {
  if (WITH_OWN_FIXTURE.includes(name)) return openFixture(server, name);
  const { isForType } = ACCESS[name];
  const fixture = shared.get(isForType) ?? openFixture(server, name);
  shared.set(isForType, fixture);
  return fixture;
};

const callers = new Map<Credentials, ReturnType<typeof identifyCaller>>();

/** Found once: the clock stands still, and asking ends no session. */
const callerOf = ({ services: { db, clock } }: AreaServer, who: Credentials) => {
  const caller =
    callers.get(who) ??
    identifyCaller(db, { authorization: who['authorization'], cipher: who['x-cipher'] }, clock.now());
  callers.set(who, caller);
  return caller;
};

const attemptsOf = (name: EndpointName, { people }: Fixture): readonly Attempt[] =>
  ACTORS.flatMap((actor) => people[actor].map((who) => ({ name, actor, who })));

/** As a route asks before its handler runs. */
const decided = async (server: AreaServer, fixture: Fixture, { name, who }: Attempt): Promise<Verdict> => {
  const { db, secret } = server.services;
  const { params = {}, query = {}, body } = CALLS[name](fixture, who);
  const row: EndpointRow = endpoints[name];
  const caller = await callerOf(server, who);
  try {
    await checkAccess({ db, secret }, ACCESS[name], {
      caller,
      params,
      query: decodePart(row, 'query', query),
      body: body === undefined ? undefined : decodePart(row, 'body', body),
    });
    return 'yes';
  } catch (error) {
    if (error instanceof ApiRefusal) return error.status as Verdict;
    throw error;
  }
};

it('gives every actor the verdict of the access table on every call [SHELL-054]', async () => {
  const { server } = world;
  for (const name of NAMES) {
    const fixture = await fixtureFor(server, name);
    const attempts = attemptsOf(name, fixture);
    const verdicts = await Promise.all(attempts.map((attempt) => decided(server, fixture, attempt)));
    expect(attempts.map(({ actor }, index) => [name, actor, verdicts[index]])).toEqual(
      attempts.map(({ actor }) => [name, actor, expectedOf(name, actor)]),
    );
  }
});

/** One row for each kind of object and each way in which a call names it. */
const OVER_HTTP = [
  'updateQuote',
  'ePolicy',
  'checkout',
  'cipherDetails',
  'ocrDetails',
  'identityImage',
  'updateNotifications',
  'closeLead',
  'undoImport',
  'finishTodo',
  'removePasskey',
  'answerRequest',
  'decideJob',
] as const satisfies readonly EndpointName[];

const kindsOf = (names: readonly EndpointName[]) => new Set(names.map((name) => ACCESS[name].object));

it('tests every kind of object over HTTP except the one that only home has', () => {
  const neutral = kindsOf(NAMES);
  const all = callTable(productModulesFor(PRODUCT_MODULES, { mailDomains: [] })).map(
    ({ access }) => access.object,
  );
  expect(kindsOf(OVER_HTTP)).toEqual(neutral);
  expect([...new Set(all)].filter((kind) => !neutral.has(kind))).toEqual(['lead']);
});

it.each(OVER_HTTP)(
  'checks access before %s does anything, and answers refusals without details [SHELL-054]',
  async (name) => {
    const { server } = world;
    const fixture = await openFixture(server, name);
    const attempts = attemptsOf(name, fixture);
    const isAllowed = ({ actor }: Attempt): boolean => expectedOf(name, actor) === 'yes';
    // Refusals first and one by one: what is allowed may change the fixture.
    for (const attempt of attempts.filter((one) => !isAllowed(one))) {
      expect(await tried(server, fixture, attempt)).toEqual(promised(name, attempt.actor));
    }
    const allowed = attempts.filter(isAllowed);
    expect(await Promise.all(allowed.map((attempt) => tried(server, fixture, attempt)))).toEqual(
      allowed.map(({ actor }) => promised(name, actor)),
    );
  },
);
