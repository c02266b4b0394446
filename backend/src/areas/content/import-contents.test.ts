import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#core/database/database.ts';
import { listBuildingCosts, listContents } from './sql.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { BadContents, readContentFile, fillContents, importContents } from './import-contents.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const both = (text: string) => ({ en: `${text} (en)`, id: `${text} (id)` });
const anItem = (id: string, change: object = {}) => ({
  id,
  kind: 'faq',
  category: both('Quotes'),
  title: both(`Title ${id}`),
  body: both('Body'),
  published: '2026-02-01',
  isSample: false,
  ...change,
});
const aCost = (region: string, cost: number) => ({
  buildingClass: 'standard',
  className: both('Standard'),
  description: both('Bricks'),
  region,
  regionName: both(region),
  costPerSquareMetre: cost,
});
const costs = (...rows: readonly object[]) => ({
  buildingCosts: { source: both('Price list'), sourceDate: '2026-01-01', isSample: false, costs: rows },
});

let opened: OpenDatabase;
beforeEach(async () => {
  await opened?.close();
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const bring = (file: object) => importContents(opened.db, JSON.stringify(file), NOW);
const faq = async () =>
  (await listContents(opened.db, { kind: 'faq', words: [], language: 'en' })).map(({ id }) => id);
const regions = async () => (await listBuildingCosts(opened.db)).map(({ region, cost }) => [region, cost]);
const read = (name: string) => readContentFile(readFileSync(new URL(name, import.meta.url), 'utf8'));
const stored = () => opened.db.selectFrom('contents').select(['id', 'retired_at']).orderBy('id').execute();

describe('an import of contents', () => {
  it('replaces the current contents in the order of the file, and retires the others without deleting them', async () => {
    expect(await bring({ contents: [anItem('b'), anItem('a')] })).toEqual({ contents: 2, buildingCosts: 0 });
    expect(await faq()).toEqual(['b', 'a']);
    await bring({ contents: [anItem('c'), anItem('b', { title: both('New') })] });
    expect(await faq()).toEqual(['c', 'b']);
    expect(await stored()).toEqual([
      { id: 'a', retired_at: NOW },
      { id: 'b', retired_at: null },
      { id: 'c', retired_at: null },
    ]);
    await bring({ contents: [anItem('a')] });
    expect(await faq()).toEqual(['a']);
  });

  it('replaces building costs, and leaves the part unchanged that the file does not contain', async () => {
    await bring({ contents: [anItem('a')], ...costs(aCost('java', 5_000_000), aCost('bali', 6_000_000)) });
    await bring(costs(aCost('java', 5_500_000)));
    expect(await regions()).toEqual([['java', 5_500_000]]);
    expect(await faq()).toEqual(['a']);
    await bring({ contents: [anItem('b')] });
    expect(await regions()).toEqual([['java', 5_500_000]]);
  });

  it('changes nothing when an item is invalid, and names each invalid field', async () => {
    await bring({ contents: [anItem('a')] });
    const wrong = {
      contents: [
        anItem('b'),
        anItem('c', { kind: 'advert' }),
        anItem('d', { title: { en: 'Only English' } }),
        anItem('e', { link: 'javascript:alert(1)' }),
        anItem('f', { published: '2026-02-30' }),
      ],
    };
    const failure = await bring(wrong).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BadContents);
    const { message } = failure as BadContents;
    expect(message).toMatch(/^Nothing was imported, because of these:\ncontents\.1\.kind: /);
    expect(message).toContain('contents.2.title.id: ');
    expect(message).toContain('contents.3.link: is neither an address of the application nor https');
    expect(message).toContain('contents.4.published: is not a day like 2026-11-02');
    expect(await faq()).toEqual(['a']);
  });

  it.each([
    ['no JSON', 'id,kind\n', 'The file is no JSON'],
    ['nothing', '{}', 'The file has neither contents nor buildingCosts nor legal texts'],
    [
      'one id twice',
      JSON.stringify({ contents: [anItem('a'), anItem('a')] }),
      'because of this:\na stands there twice',
    ],
    [
      'one cost twice',
      JSON.stringify(costs(aCost('java', 5_000_000), aCost('java', 6_000_000))),
      'standard in java stands there twice',
    ],
    ['free building', JSON.stringify(costs(aCost('java', 0))), 'buildingCosts.costs.0.costPerSquareMetre'],
  ])('refuses %s', async (_name, json, problem) => {
    await expect(importContents(opened.db, json, NOW)).rejects.toThrow(problem);
  });
});

describe('the samples', () => {
  it('fill empty tables at the start, and never replace an operator’s own contents', async () => {
    await bring({ contents: [anItem('own')] });
    await fillContents(opened.db, NOW);
    await fillContents(opened.db, NOW);
    expect(await faq()).toEqual(['own']);
    expect(await regions()).toHaveLength(21);
  });

  it('fill every kind of page, are marked as samples, and avoid the Indonesian words nobody uses', () => {
    const { contents = [] } = read('sample-contents.json');
    const counts = Map.groupBy(contents, ({ kind }) => kind);
    expect(
      ['learning', 'faq', 'help', 'news', 'about'].map((kind) => counts.get(kind as 'faq')?.length),
    ).toEqual([8, 13, 5, 4, 3]);
    expect(contents.filter(({ isSample }) => !isSample)).toEqual([]);
    expect(read('sample-building-costs.json').buildingCosts?.isSample).toBe(true);
    const indonesian = JSON.stringify(contents.map(({ title, body }) => [title.id, body.id]));
    expect(indonesian).not.toMatch(/\b(daring|luring|paling banyak)\b/i);
  });
});

const terms = (version: string, inForceFrom = '2026-03-02') => {
  const words = { title: 'Terms', sections: [{ heading: 'One', paragraphs: ['You and us'] }] };
  return { legal: [{ document: 'terms', version, inForceFrom, en: words, id: words }] };
};
const versions = () =>
  opened.db
    .selectFrom('legal_texts')
    .select(['document', 'version', 'language'])
    .orderBy('language')
    .execute();

describe('an import of legal texts', () => {
  it('publishes a version in both languages', async () => {
    await bring(terms('2026-04'));
    expect(await versions()).toEqual([
      { document: 'terms', version: '2026-04', language: 'en' },
      { document: 'terms', version: '2026-04', language: 'id' },
    ]);
  });

  it('refuses a published version, and one that comes into force before tomorrow', async () => {
    await bring(terms('2026-04'));
    await expect(bring(terms('2026-04'))).rejects.toThrow('terms 2026-04 was published already');
    await expect(bring(terms('2026-05', '2026-03-01'))).rejects.toThrow('has to come into force tomorrow');
    expect(await versions()).toHaveLength(2);
  });
});
