import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Wire } from '#testing/caller.ts';
import {
  apartment,
  driveHomeTo,
  homeCustomer,
  homeRecord,
  house,
  newHomeQuote,
  patchHome,
  useHomeServer,
} from '../testing/home.ts';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { flight, newAgent, newQuote } from '#testing/people.ts';

const world = useHomeServer();

const create = (server: AreaServer, who: Record<string, string>, facts: object = {}) =>
  call(server, who, 'createHomeQuote', {
    body: { ...house, requirementsAgreed: true, requestId: randomUUID(), ...facts },
  });

it('makes one quote of a form that is sent twice, and refuses it with other data', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const requestId = randomUUID();
  const [first, second] = [
    await create(server, headers, { requestId }),
    await create(server, headers, { requestId }),
  ];
  expect(second.errMsg).toEqual(first.errMsg);
  expect(first.errMsg.data.stage).toBe('Lead Created');
  expect((await create(server, headers, { requestId, stories: 3 })).status).toBe(422);
  const other = { body: { ...flight, requestId } };
  expect((await call(server, headers, 'createKiteQuote', other)).status).toBe(422);
});

it('refuses property that cannot be insured, with the message of the form and the limit in it [HOME-082] [HOME-011]', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  // Today is 15 January: yesterday may be, the day before may not.
  const cases = [
    [
      { buildingSumInsured: 10_000_000_001 },
      'totalSumInsured',
      'The total sum insured is Rp 10.000.000.000 at most',
    ],
    [{ buildingSumInsured: 9_000_000_000, contentsSumInsured: 1_000_000_001 }, 'totalSumInsured'],
    [{ ...apartment, buildingSumInsured: 1 }, 'buildingSumInsured'],
    [{ ...apartment, contentsSumInsured: 1 }, 'contentsSumInsured'],
    [{ ...apartment, fixturesSumInsured: 0 }, 'fixturesSumInsured'],
    [{ buildingSumInsured: 0 }, 'buildingSumInsured'],
    [{ fixturesSumInsured: 1 }, 'fixturesSumInsured'],
    [{ homeEffectiveDate: '2026-01-13' }, 'homeEffectiveDate'],
    [{ insuredName: 'Budi 2' }, 'insuredName'],
    [{ provinceId: '31' }, 'city'],
    [{ provinceId: '99' }, 'city'],
    [{ city: 'Bandung' }, 'city'],
  ] as const;
  for (const [facts, field, message = expect.any(String)] of cases) {
    const answer = await create(server, headers, facts);
    expect([facts, answer.status, answer.errCode]).toEqual([facts, 422, 4]);
    expect(JSON.parse(answer.text)).toMatchObject({ field, errMsg: message });
    expect(answer.message).not.toMatch(/[{}]/);
  }
  const { data } = await succeed(server, headers, 'recentQuotes', {
    query: { perPage: '5', pageNo: '1' },
  });
  expect(data.total).toBe(0);
  const good = [
    { buildingSumInsured: 10_000_000_000 },
    { homeEffectiveDate: '2026-01-14' },
    { ...apartment },
    { stories: 1 },
  ];
  for (const facts of good) expect((await create(server, headers, facts)).status).toBe(200);
});

it('refuses a quote without agreement to the requirements', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  for (const requirementsAgreed of [false, undefined]) {
    const answer = await create(server, headers, { requirementsAgreed });
    expect([answer.status, answer.message.includes(': Requirements')]).toEqual([400, true]);
  }
});

it('refuses a quote to an agent without an ID card on file [SHELL-047]', async () => {
  const { server } = world;
  const without = await newAgent(server, { id_number: null });
  expect((await create(server, without.headers)).status).toBe(422);
});

it('makes a price valid for thirty days, at most until the last day to start cover', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const cases = [
    ['2026-04-01', '2026-02-14'],
    ['2026-01-20', '2026-01-21'],
    ['2026-01-14', '2026-01-15'],
  ] as const;
  for (const [homeEffectiveDate, validUntil] of cases) {
    const { quoteId } = await newHomeQuote(server, headers, { homeEffectiveDate });
    expect((await homeRecord(server, headers, quoteId)).validUntil).toBe(validUntil);
  }
});

it('shows a departure day in lists for travel only', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  await newHomeQuote(server, headers);
  await newQuote(server, headers);
  const { data } = await succeed(server, headers, 'recentQuotes', {
    query: { perPage: '5', pageNo: '1' },
  });
  const departures = data.data.map((line: Wire) => [line.product_Id, line.departureDate]);
  expect(new Map(departures as [string, string | undefined][])).toEqual(
    new Map([
      [PRODUCT_IDS.home, undefined],
      [KITE_ID, '2026-02-10'],
    ]),
  );
});

it('refuses a start more than 180 days ahead in every call that takes one (ruling R73)', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const far = { homeEffectiveDate: '2026-07-15' };
  expect((await create(server, headers, far)).status).toBe(422);
  const quote = await newHomeQuote(server, headers);
  const moved = await patchHome(
    server,
    { who: headers, quoteId: quote.quoteId },
    { property: { ...house, ...far } },
  );
  expect(moved.status).toBe(422);
  await driveHomeTo(server, { who: headers, quote }, 'Quick Quote Created');
  const saved = await patchHome(
    server,
    { who: headers, quoteId: quote.quoteId },
    homeCustomer(quote.phone, far),
  );
  expect([saved.status, saved.message]).toEqual([
    422,
    'Cover cannot begin that far ahead. Please choose an earlier day.',
  ]);
});
