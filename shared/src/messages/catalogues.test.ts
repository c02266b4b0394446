import { describe, expect, it } from 'vitest';
import { allCatalogues } from '#testing/all-catalogues.ts';
import { textUse } from './text-use.ts';

const packages = allCatalogues();
const everySource = packages.map((texts) => texts.source).join('\n');

// What follows `one` or `other` is a branch of a plural, not a placeholder.
const placeholdersOf = (text: string): readonly string[] =>
  [
    ...new Set(
      [...text.matchAll(/(?<!(?:\bzero|\bone|\btwo|\bfew|\bmany|\bother|=\d+)\s*)\{(\w+)\s*[,}]/g)].map(
        (match) => match[1] ?? '',
      ),
    ),
  ].toSorted();

it('reads placeholders as ICU does', () => {
  expect(placeholdersOf('{count, plural, one {Unread} other {# unread of {name}}}')).toEqual([
    'count',
    'name',
  ]);
});

it('finds the catalogues of shared and of every package with texts', () => {
  expect(packages.map((texts) => texts.name)).toEqual(expect.arrayContaining(['shared']));
});

it.each([
  'notice.invalidPhoto',
  'notice.quoteRejected',
  'idv.declined',
  'promo.invalid',
  'onb.referralWrong',
  'notice.backdated',
  'notice.paymentLinkExpired',
])('shows the notice %s of the wording tables somewhere [ERR-028]', (id) => {
  expect(textUse(everySource)(id)).toBe(true);
});

describe.each(packages)('the texts of $name', ({ name, en, id, source }) => {
  it('have the same ids in English and Indonesian', () => {
    expect(Object.keys(id).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it('have the same placeholders in both languages', () => {
    const unequal = Object.keys(en).filter(
      (key) => placeholdersOf(en[key] ?? '').join() !== placeholdersOf(id[key] ?? '').join(),
    );
    expect(unequal).toEqual([]);
  });

  it('say something in both languages', () => {
    expect(Object.keys(en).filter((key) => en[key]?.trim() === '' || id[key]?.trim() === '')).toEqual([]);
  });

  it('are all used', () => {
    const isUsed = textUse(name === 'shared' ? everySource : source);
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('do not repeat an id of shared', () => {
    const shared = packages.find((texts) => texts.name === 'shared');
    const repeated = name === 'shared' ? [] : Object.keys(en).filter((key) => key in (shared?.en ?? {}));
    expect(repeated).toEqual([]);
  });
});
