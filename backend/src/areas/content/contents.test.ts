import { beforeEach, describe, expect, it } from 'vitest';
import { fillContents, importContents } from './import-contents.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';

const world = useAreaServer();
let agent: Credentials;
beforeEach(async () => {
  const { db } = world.server.services;
  await db.deleteFrom('contents').execute();
  await fillContents(db, new Date('2026-01-01'));
  agent = (await newAgent(world.server)).headers;
});

const read = async (query: Readonly<Record<string, string>>, language = 'en') =>
  (await succeed(world.server, agent, 'getContent', { query, headers: { 'accept-language': language } }))
    .data;
const idsOf = (items: Wire) => items.map(({ id }: Wire) => id);

describe('the contents of the pages for agents', () => {
  it('are answered in the order of their page, with what a screen needs [N39]', async () => {
    const items = await read({ kind: 'learning' });
    expect(items).toHaveLength(8);
    expect(items[0]).toEqual({
      id: 'learn-first-quote',
      kind: 'learning',
      category: 'First steps',
      title: 'Your first quote, from start to policy',
      body: expect.stringMatching(/^Open your home page, .*\n\nCompare the plans/s),
      minutes: 6,
      date: '2026-11-02',
      isSample: true,
    });
    expect((await read({ kind: 'faq' })).length).toBe(13);
    expect((await read({ kind: 'news' }))[0]).toMatchObject({ id: 'news-leads', link: '/oonaleads' });
  });

  it('are in the language of the request', async () => {
    expect((await read({ kind: 'faq' }, 'id'))[0]).toMatchObject({
      category: 'Penawaran',
      title: 'Berapa lama penawaran berlaku?',
    });
  });

  it('are found when all words match, regardless of case and accents, in the language of the request', async () => {
    expect(idsOf(await read({ kind: 'faq', search: '  ONE-time   Còde asking ' }))).toEqual([]);
    expect(idsOf(await read({ kind: 'faq', search: 'may ask ÇODE' }))).toEqual(['faq-code-ask']);
    expect(idsOf(await read({ kind: 'faq', search: 'terkunci' }))).toEqual([]);
    expect(idsOf(await read({ kind: 'faq', search: 'terkunci' }, 'id'))).toEqual(['faq-locked']);
    expect(idsOf(await read({ kind: 'faq', search: 'who can see' }))).toEqual(['faq-who-sees-leads']);
  });

  it.each(['%', '_', '\\', '"; drop table contents'])('searches for %s as literal text', async (search) => {
    const found = await read({ kind: 'help', search });
    expect(found.every(({ title, body }: Wire) => `${title} ${body}`.includes(search))).toBe(true);
    expect(found.length).toBeLessThan(5);
  });

  it('are found regardless of apostrophes, which alone match everything [R71]', async () => {
    const all = idsOf(await read({ kind: 'faq' }));
    expect(idsOf(await read({ kind: 'faq', search: "'" }))).toEqual(all);
    expect(idsOf(await read({ kind: 'faq', search: "may a’sk cod'e" }))).toEqual(['faq-code-ask']);
  });

  it('are refused for an unknown kind, and without a session', async () => {
    expect((await call(world.server, agent, 'getContent', { query: { kind: 'adverts' } })).status).toBe(400);
    expect((await call(world.server, nobody, 'getContent', { query: { kind: 'faq' } })).status).toBe(401);
  });

  it('no longer include retired items', async () => {
    const { db } = world.server.services;
    const text = { en: 'Only this', id: 'Hanya ini' };
    const item = { id: 'only', kind: 'about', category: text, title: text, body: text };
    const file = { contents: [{ ...item, published: '2026-02-01', isSample: false }] };
    await importContents(db, JSON.stringify(file), new Date('2026-02-01'));
    expect(idsOf(await read({ kind: 'about' }))).toEqual(['only']);
    expect(await read({ kind: 'faq' })).toEqual([]);
  });
});

describe('building costs', () => {
  it('are answered by class and region with their source, to agents and to customers [N39]', async () => {
    const quote = await newQuote(world.server, agent);
    const customer = await newVisit(world.server, quote.quoteId, quote.phone);
    for (const who of [agent, customer]) {
      const { data } = await succeed(world.server, who, 'buildingCosts');
      expect(data).toMatchObject({
        source: 'Sample figures of this platform, not a published price list',
        sourceDate: '2026-11-01',
        isSample: true,
      });
      expect(data.costs).toHaveLength(21);
      expect(data.costs[7]).toEqual({
        buildingClass: 'standard',
        className: 'Standard',
        description:
          'Concrete frame, plastered brick walls, clay or concrete tiles, ceramic floor, painted ceilings',
        region: 'jabodetabek',
        regionName: 'Greater Jakarta',
        costPerSquareMetre: 5_500_000,
      });
    }
    const headers = { 'accept-language': 'id' };
    const { data } = await succeed(world.server, agent, 'buildingCosts', { headers });
    expect(data.costs[0]).toMatchObject({ className: 'Sederhana', regionName: 'Jabodetabek' });
  });
});
