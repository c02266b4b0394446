import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Wire } from '#testing/caller.ts';
import { insertListedQuote } from '#areas/lists/testing/listed-quotes.ts';
import { newAgent } from '#testing/people.ts';

const world = useAreaServer();

const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 15, 3, minute));
/** Two of them were saved in the same moment. */
const SAVED = [
  ['Ani', 1],
  ['Budi', 2],
  ['Citra', 3],
  ['Dewi', 3],
  ['Eko', 5],
] as const;

type PagedCall = 'recentQuotes' | 'getNotifications';

const agentWithQuotes = async (server: AreaServer) => {
  const agent = await newAgent(server);
  const { db } = server.services;
  for (const [insured_name, minute] of SAVED) {
    const id = await insertListedQuote(db, agent.id, { insured_name, saved_at: at(minute) });
    await db
      .insertInto('notifications')
      .values({
        id: `n${id}`.slice(0, 24),
        agent_id: agent.id,
        subject_kind: 'quote',
        subject_id: id,
        quote_id: id,
        kind: 'paymentPending',
        data: JSON.stringify({ insuredName: insured_name, quoteCode: 'Q1' }),
        created_at: at(minute),
      })
      .execute();
  }
  return agent;
};

/** The first word of each line: the name of the customer. */
const namesIn = (data: Wire): readonly string[] =>
  data.data.map(({ insuredName, body }: Wire) => insuredName ?? String(body).split(' ')[0]);

it.each<PagedCall>(['recentQuotes', 'getNotifications'])(
  'continues %s after the last item of the previous page',
  async (name) => {
    const { server } = world;
    const agent = await agentWithQuotes(server);
    const read = async (query: Record<string, string>): Promise<Wire> =>
      (await succeed(server, agent.headers, name, { query: { perPage: '2', ...query } })).data;
    const byNumber = [await read({ pageNo: '1' }), await read({ pageNo: '2' }), await read({ pageNo: '3' })];
    expect(byNumber.map(({ total }) => total)).toEqual([5, 5, 5]);
    const [first, second, third] = byNumber.map(namesIn);
    expect([first?.[0], third]).toEqual(['Eko', ['Ani']]);
    expect(new Set([first?.[1], second?.[0]])).toEqual(new Set(['Citra', 'Dewi']));
    expect(second?.[1]).toBe('Budi');

    const next = await read({ cursor: byNumber[0].nextCursor });
    expect([namesIn(next), next.total]).toEqual([second, 5]);
    const last = await read({ cursor: next.nextCursor });
    expect([namesIn(last), last.nextCursor]).toEqual([['Ani'], undefined]);
    // What was added meanwhile moves pages that have a number, and no others.
    await insertListedQuote(server.services.db, agent.id, { insured_name: 'Fitri', saved_at: at(9) });
    expect(namesIn(await read({ cursor: byNumber[0].nextCursor }))).toEqual(second);
  },
);

it.each<PagedCall>(['recentQuotes', 'getNotifications'])(
  'numbers the first fifty pages of %s, and refers to search and filters for the rest',
  async (name) => {
    const { server } = world;
    const agent = await newAgent(server);
    const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
      call(server, { ...agent.headers, ...headers }, name, { query: { perPage: '10', ...query } });
    expect((await ask({ pageNo: '50' })).errMsg).toMatchObject({ data: { total: 0, data: [] } });
    const refused = await ask({ pageNo: '51' });
    expect([refused.status, refused.message]).toEqual([
      400,
      'Only the first 50 pages have a number. Narrow them down by a search or a filter.',
    ]);
    expect((await ask({ pageNo: '9999' }, { 'accept-language': 'id' })).message).toBe(
      'Hanya 50 halaman pertama yang bernomor. Persempit dengan pencarian atau filter.',
    );
    for (const cursor of ['nonsense', Buffer.from('["soon","x"]').toString('base64url')]) {
      const answer = await ask({ cursor });
      expect([answer.status, answer.message]).toEqual([
        400,
        'Some of the data is missing or not right: cursor',
      ]);
    }
  },
);

const sizes = (pages: readonly (readonly string[])[]) => pages.map(({ length }) => length);

it('answers pending payments in pages, by date and by premium, and counts them all', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const premiums = [300, 100, 200, 200, 500] as const;
  for (const [index, [insured_name, minute]] of SAVED.entries())
    await insertListedQuote(server.services.db, agent.id, {
      insured_name,
      saved_at: at(minute),
      due_premium: premiums[index] ?? 0,
      proposal_no: `PR${agent.id}${index}`,
    });
  await insertListedQuote(server.services.db, agent.id, { insured_name: 'Sold', stage: 'Policy Generated' });
  const walk = async (query: Record<string, string>) => {
    const pages: (readonly string[])[] = [];
    let cursor: string | undefined;
    do {
      const asked = { perPage: '2', ...query, ...(cursor === undefined ? {} : { cursor }) };
      const { errMsg } = await call(server, agent.headers, 'paymentPending', { query: asked });
      expect(errMsg.totalCount).toBe(5);
      pages.push(errMsg.data.map(({ insuredName }: Wire) => insuredName));
      cursor = errMsg.nextCursor;
    } while (cursor !== undefined);
    return pages;
  };
  const [newest, cheapest] = [await walk({}), await walk({ sort: 'lowestPremium' })];
  expect([sizes(newest), sizes(cheapest)]).toEqual([
    [2, 2, 1],
    [2, 2, 1],
  ]);
  expect([newest[0]?.[0], newest[1]?.[1], newest[2]]).toEqual(['Eko', 'Budi', ['Ani']]);
  expect([cheapest[0]?.[0], cheapest[1]?.[1], cheapest[2]]).toEqual(['Budi', 'Ani', ['Eko']]);
  for (const pages of [newest, cheapest])
    expect(pages.flat().toSorted()).toEqual(['Ani', 'Budi', 'Citra', 'Dewi', 'Eko']);

  const all = await call(server, agent.headers, 'paymentPending', { query: {} });
  expect([all.errMsg.data.length, all.errMsg.nextCursor]).toEqual([5, undefined]);
  // A cursor of one order is none of another.
  const { errMsg } = await call(server, agent.headers, 'paymentPending', { query: { perPage: '2' } });
  const wrong = { query: { sort: 'lowest', cursor: errMsg.nextCursor } };
  expect((await call(server, agent.headers, 'paymentPending', wrong)).status).toBe(400);
});
