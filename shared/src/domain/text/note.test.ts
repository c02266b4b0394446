import { expect, it } from 'vitest';
import { collapseNote } from './note.ts';

it('cuts a note above 100 characters', () => {
  expect(collapseNote('a'.repeat(100))).toEqual({ text: 'a'.repeat(100), isCut: false });
  expect(collapseNote('a'.repeat(101))).toEqual({ text: 'a'.repeat(100), isCut: true });
});
