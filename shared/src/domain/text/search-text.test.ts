import { expect, it } from 'vitest';
import { isFoundBy, searchKey, searchText, wordSearch } from './search-text.ts';

it('makes one spelling of a name: small letters, no marks, one space', () => {
  expect(searchText('  José   ÑOÑO\tSántoso ')).toBe('jose nono santoso');
  expect(searchText('')).toBe('');
});

it('keeps signs that a search might take for wildcards', () => {
  expect(searchText('100%_\\ "Budi"')).toBe('100%_\\ "budi"');
});

it.each([
  "Nur'aini",
  'Nur’aini',
  'Nur‘aini',
  'Nurʼaini',
  'Nur`aini',
  'Nur´aini',
  'Nur′aini',
  'NURAINI',
  'Nur Aini',
  'Núráini',
])('finds one name by all its spellings: %s [R71]', (spelling) => {
  expect(searchKey(spelling)).toBe('nuraini');
  expect(isFoundBy('Siti Nur’aini', spelling)).toBe(true);
});

const sorted = (labels: readonly string[], searchValue: string) =>
  labels
    .map((label) => ({ label }))
    .toSorted((one, two) => wordSearch.filterSort(one, two, { searchValue }))
    .map(({ label }) => label);

it('sorts first the options in which a word begins with the typed letters', () => {
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

it('keeps the order of a list while nothing is typed', () => {
  expect(sorted(['Parent', 'Child', 'Other'], '')).toEqual(['Parent', 'Child', 'Other']);
});

it.each(['nuraini', "nur'aini", 'Nur Aini', 'SITI'])('finds a name by %s [R71]', (typed) => {
  expect(wordSearch.filterOption(typed, { label: 'Siti Nur’aini' })).toBe(true);
  expect(wordSearch.filterOption(typed, { label: 'Budi Santoso' })).toBe(false);
});
