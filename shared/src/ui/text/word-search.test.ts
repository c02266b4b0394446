import { expect, it } from 'vitest';
import { wordSearch } from './word-search.ts';

const sorted = (labels: readonly string[], searchValue: string) =>
  labels
    .map((label) => ({ label }))
    .toSorted((one, two) => wordSearch.filterSort(one, two, { searchValue }))
    .map(({ label }) => label);

it('puts first what begins with the typed letters, in the whole or in a word', () => {
  expect(sorted(['Brother or sister', 'Grandmother', 'Other'], 'oth')).toEqual([
    'Other',
    'Brother or sister',
    'Grandmother',
  ]);
  expect(sorted(['Suami atau istri', 'Orang tua', 'Istri'], ' IST')).toEqual([
    'Suami atau istri',
    'Istri',
    'Orang tua',
  ]);
});

it('leaves a list in its order while nothing is typed', () => {
  expect(sorted(['Parent', 'Child', 'Other'], '')).toEqual(['Parent', 'Child', 'Other']);
});

it.each(['nuraini', "nur'aini", 'Nur Aini', 'SITI'])('finds a name by %s [R71]', (typed) => {
  expect(wordSearch.filterOption(typed, { label: 'Siti Nur’aini' })).toBe(true);
  expect(wordSearch.filterOption(typed, { label: 'Budi Santoso' })).toBe(false);
});
