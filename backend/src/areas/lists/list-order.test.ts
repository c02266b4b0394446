import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import type { ListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { newAgent } from '#testing/people.ts';

// The clock of the server stands at 15 January 2026, 10:00 in Jakarta.
const world = useAreaServer();

const policy = (policyNo: string, facts: ListedQuote = {}): ListedQuote => ({
  stage: 'Policy Generated',
  policy_no: policyNo,
  payment_status: 'Paid',
  start_date: '2026-01-01',
  end_date: '2027-01-01',
  ...facts,
});

const seller = async (quotes: readonly ListedQuote[], facts: object = {}) => {
  const { server } = world;
  const agent = await newAgent(server, facts);
  for (const quote of quotes) await insertListedQuote(server.services.db, agent.id, quote);
  return { server, agent };
};

const list = async (
  server: AreaServer,
  who: Credentials,
  ...[name, query = {}]: readonly [name: string, query?: Record<string, string>]
): Promise<Wire> => succeed(server, who, name, { query });

const at = (day: string): Pick<ListedQuote, 'saved_at'> => ({ saved_at: new Date(`${day}T03:00:00.000Z`) });

const cursor = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');

const names = (page: Wire): readonly string[] => page.expiringList.map((line: Wire) => line.insuredName);

it('sorts by date, premium and points, and insureds by the number of their policies [DASH-006] [LEAD-009]', async () => {
  const { server, agent } = await seller([
    policy('P-F1', { insured_name: 'Ani', due_premium: 300_000, points: 5, ...at('2026-01-01') }),
    policy('P-F2', { insured_name: 'Budi', due_premium: 100_000, points: 30, ...at('2026-01-02') }),
    policy('P-F3', { insured_name: 'Budi', due_premium: 100_000, points: 30, ...at('2026-01-03') }),
    policy('P-F4', { insured_name: 'Citra', due_premium: 200_000, points: 9, ...at('2026-01-04') }),
  ]);
  const read = async (sort: string) => names(await list(server, agent.headers, 'listPolicies', { sort }));
  expect(await read('newest')).toEqual(['Citra', 'Budi', 'Budi', 'Ani']);
  expect(await read('')).toEqual(['Citra', 'Budi', 'Budi', 'Ani']);
  expect(await read('oldest')).toEqual(['Ani', 'Budi', 'Budi', 'Citra']);
  expect(await read('highest')).toEqual(['Budi', 'Budi', 'Citra', 'Ani']);
  expect(await read('lowest')).toEqual(['Ani', 'Citra', 'Budi', 'Budi']);
  expect(await read('highestPremium')).toEqual(['Ani', 'Citra', 'Budi', 'Budi']);
  expect(await read('lowestPremium')).toEqual(['Budi', 'Budi', 'Citra', 'Ani']);
  const people = async (sort: string) =>
    (await list(server, agent.headers, 'listInsureds', { sort })).data.items.map((person: Wire) => [
      person.name,
      person.policyCount,
      person.premium,
    ]);
  expect(await people('highest')).toEqual([
    ['Budi', 2, 200_000],
    expect.arrayContaining([1]),
    expect.arrayContaining([1]),
  ]);
  expect((await people('lowest')).at(-1)).toEqual(['Budi', 2, 200_000]);
  expect((await people('highestPremium'))[0]).toEqual(['Ani', 1, 300_000]);
  expect(await people('newest')).toEqual([
    ['Citra', 1, 200_000],
    ['Budi', 2, 200_000],
    ['Ani', 1, 300_000],
  ]);
});

it.each(['newest', 'oldest', 'highest', 'lowestPremium', 'nameAZ', 'nameZA', ''])(
  'pages by key sorted %j without duplicates or gaps, also with equal keys',
  async (sort) => {
    const { server, agent } = await seller(
      Array.from({ length: 7 }, (_none, index) =>
        policy(`P-${sort}-${index}`, { insured_name: `N${index}` }),
      ),
    );
    const all = names(await list(server, agent.headers, 'listRenewals', { sort, limit: '100' }));
    const seen: string[] = [];
    for (const name of ['listPolicies', 'listInsureds']) {
      const read: string[] = [];
      let after: string | undefined = '';
      for (let pages = 0; after !== undefined && pages < 9; pages += 1) {
        const answer: Wire = await list(server, agent.headers, name, { sort, limit: '3', after });
        const page: Wire = answer.data ?? answer;
        const items: Wire = page.items ?? page.expiringList;
        expect([items.length <= 3, page.total]).toEqual([true, 7]);
        read.push(...items.map((line: Wire) => line.insuredName ?? line.name));
        after = page.next;
      }
      expect(read.toSorted()).toEqual(['N0', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6']);
      seen.push(...read);
    }
    expect([all, seen.length]).toEqual([[], 14]);
  },
);

it('sorts by name without regard to case, accents and apostrophes, the id where two are the same', async () => {
  const { server, agent } = await seller(
    ['budi', 'Élan', 'Ani', 'Nur’aini', 'Nurul', 'CITRA', 'Budi Z', 'eko'].map((insured_name, index) =>
      policy(`P-G${index}`, { insured_name, insured_phone: `62813111100${index}0` }),
    ),
  );
  const sorted = ['Ani', 'budi', 'Budi Z', 'CITRA', 'eko', 'Élan', 'Nur’aini', 'Nurul'];
  for (const [sort, expected] of [
    ['nameAZ', sorted],
    ['nameZA', sorted.toReversed()],
  ] as const) {
    expect(names(await list(server, agent.headers, 'listPolicies', { sort }))).toEqual(expected);
    // Narrowed, and so merged by the code.
    expect(names(await list(server, agent.headers, 'listPolicies', { sort, kind: 'policy' }))).toEqual(
      expected,
    );
    const people = await list(server, agent.headers, 'listInsureds', { sort });
    expect(people.data.items.map((person: Wire) => person.name)).toEqual(expected);
  }
});

it('begins a page by name with the id alone, and with no line of somebody else', async () => {
  const { server, agent } = await seller([
    policy('P-H1', { insured_name: 'Ani' }),
    policy('P-H2', { insured_name: 'Budi' }),
  ]);
  const other = await newAgent(server);
  const query = { sort: 'nameAZ', limit: '1' };
  for (const name of ['listPolicies', 'listInsureds']) {
    const answer = await list(server, agent.headers, name, query);
    const { next } = answer.data ?? answer;
    const [id, ...others] = JSON.parse(Buffer.from(next, 'base64url').toString('utf8'));
    expect([name, typeof id, others]).toEqual([name, 'string', []]);
    const after = { query: { ...query, after: next } };
    expect((await call(server, other.headers, name, after)).status).toBe(400);
    expect((await call(server, agent.headers, name, after)).status).toBe(200);
  }
});

it('refuses an invalid cursor', async () => {
  const { server, agent } = await seller([]);
  const broken: readonly (readonly [string, string, string])[] = [
    ['listPolicies', '', 'nonsense'],
    ['listPolicies', 'highest', cursor(['2026-01-01', 'x'])],
    ['listPolicies', 'newest', cursor([5, 'x'])],
    ['listRenewals', '', cursor(['no day', 'x'])],
    ['listInsureds', '', cursor([])],
  ];
  for (const [name, sort, after] of broken) {
    const answer = await call(server, agent.headers, name, { query: { sort, after } });
    expect([name, after, answer.status]).toEqual([name, after, 400]);
  }
  const far = cursor([Number.MAX_SAFE_INTEGER, 'x']);
  const read = await list(server, agent.headers, 'listInsureds', { sort: 'highest', after: far });
  expect(read.data.items).toEqual([]);
});

it('counts a list to 1,001 at most', async () => {
  const { server, agent } = await seller([]);
  const { db } = server.services;
  const first = await insertListedQuote(db, agent.id, {});
  const { id: _id, ...row } = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 1_004 }, (_none, index) => {
    const id = `${agent.id.slice(0, 18)}${String(index).padStart(6, '0')}`;
    return {
      ...row,
      id,
      code: id,
      lead_id: id,
      request_id: id,
      details: '{}',
      benefits: '[]',
      rejection: null,
    };
  });
  await db.insertInto('quotes').values(rows).execute();
  expect((await list(server, agent.headers, 'listPolicies')).total).toBe(1_001);
});
