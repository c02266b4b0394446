import { expect, it } from 'vitest';
import { isFoundBy, searchKey, searchText } from './search-text.ts';

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
