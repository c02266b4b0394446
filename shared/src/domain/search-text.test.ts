import { expect, it } from 'vitest';
import { searchText } from './search-text.ts';

it('makes one spelling of a name: small letters, no marks, one space', () => {
  expect(searchText('  José   ÑOÑO\tSántoso ')).toBe('jose nono santoso');
  expect(searchText('')).toBe('');
});

it('keeps signs that a search might take for wildcards', () => {
  expect(searchText('100%_\\ "Budi"')).toBe('100%_\\ "budi"');
});
