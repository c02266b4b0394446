import { describe, expect, it } from 'vitest';
import { compareSizes, firstWords, linesOfTable } from './growth-table.ts';
import type { CallKind } from './growth-table.ts';

/** A call whose statements read so many pages. */
const counted = (call: string, kind: CallKind, ...pages: readonly number[]) => ({
  call,
  kind,
  statements: pages.map((each, index) => ({
    text: `select ${index}`,
    pages: each,
    byRelation: { quotes: each },
  })),
});

const barsOf = (kind: CallKind, small: readonly number[], large: readonly number[]) =>
  compareSizes([counted('it', kind, ...small)], [counted('it', kind, ...large)])[0]?.broken;

describe('the comparison of two sizes', () => {
  it('adds up the statements of a call, and says by what they grow', () => {
    const [row] = compareSizes([counted('leads', 'list', 4, 6)], [counted('leads', 'list', 4, 21)]);
    expect(row).toMatchObject({ pages: [10, 25], factor: 2.5, worst: { text: 'select 1', pages: 21 } });
  });

  it('has no factor of a call that reads nothing at first', () => {
    expect(compareSizes([counted('jobs', 'beat')], [counted('jobs', 'beat', 3)])[0]?.factor).toBeUndefined();
  });

  it('begins with the call that reads most in the larger database', () => {
    const rows = compareSizes(
      [counted('a', 'other', 900), counted('b', 'other', 1), counted('c', 'other', 2)],
      [counted('a', 'other', 5), counted('b', 'other', 70), counted('c', 'other', 8)],
    );
    expect(rows.map(({ call }) => call)).toEqual(['b', 'c', 'a']);
  });

  it('refuses to compare calls that were not made on both', () => {
    expect(() => compareSizes([], [counted('leads', 'list', 1)])).toThrow(
      'leads was not made on the smaller database',
    );
  });
});

describe('the bars', () => {
  it.each([
    ['sale', [20, 20, 20], [20, 20, 20], []],
    ['sale', [1, 1], [1, 21], ['a statement above 20 pages']],
    ['sale', [21], [1], ['a statement above 20 pages']],
    ['beat', [200], [150, 50], []],
    ['beat', [10], [150, 51], ['above 200 pages to do nothing']],
    ['removal', [201], [10], ['above 200 pages to do nothing']],
    ['list', [50], [100], []],
    ['list', [50], [101], ['grows by more than 2']],
    ['list', [3000], [3000], []],
    ['other', [1], [3000], []],
  ] as const)('marks of a %s with %j and %j pages: %j', (kind, small, large, broken) => {
    expect(barsOf(kind, small, large)).toEqual(broken);
  });

  it.each([
    ['update quotes set stage = $1', { quotes: 20, quotes_by_lead: 3, quotes_by_end: 2 }, []],
    ['update quotes set stage = $1', { quotes: 4, quotes_by_lead: 21 }, ['a statement above 20 pages']],
    ['select id from quotes', { quotes: 11, quotes_by_lead: 10 }, ['a statement above 20 pages']],
  ])(
    'count of a statement that writes the table or index that it reads most: %s %j',
    (text, read, broken) => {
      const pages = Object.values(read).reduce((sum, each) => sum + each, 0);
      const call = { call: 'it', kind: 'sale', statements: [{ text, pages, byRelation: read }] } as const;
      expect(compareSizes([call], [call])[0]?.broken).toEqual(broken);
    },
  );
});

describe('what is printed', () => {
  it('shortens a statement to what it reads', () => {
    expect(firstWords('select "id",\n  "code" from "leads" where "id" = $1')).toBe(
      'select … from leads where id = $1',
    );
    expect(firstWords('select (select max(at) from events) as "newest" from "leads"')).toBe(
      'select … from leads',
    );
    expect(firstWords('update "quotes" set "stage" = $1')).toBe('update quotes set stage = $1');
    expect(firstWords(`with entries as (${'x'.repeat(80)})`)).toHaveLength(70);
  });

  it('is a table of Markdown', () => {
    const rows = compareSizes([counted('leads', 'list', 10)], [counted('leads', 'list', 25)]);
    expect(linesOfTable(rows, [20_000, 100_000])).toEqual([
      '| call | pages at 20000 | pages at 100000 | factor | worst statement | bar |',
      '| --- | --- | --- | --- | --- | --- |',
      '| leads | 10 | 25 | 2.5 | 25: `select 0` | grows by more than 2 |',
    ]);
  });
});
