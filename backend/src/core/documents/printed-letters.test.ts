import { LATIN, PRINTED_SIGNS } from '@payung/shared/domain/text/printed-text.ts';
import { expect, it } from 'vitest';
import type { DocumentContent } from './document-content.ts';
import { printedLines } from '#core/documents/testing/read-pdf.ts';

const charactersOf = (characterClass: string): readonly string[] => {
  const isOne = new RegExp(`^[${characterClass}]$`, 'u');
  return Array.from({ length: 0x2200 }, (_none, code) => String.fromCodePoint(code)).filter((character) =>
    isOne.test(character),
  );
};

/** Ten to a line, apart from one another: two that stand together may become one sign. */
const linesOf = (characters: readonly string[]): readonly string[] =>
  Array.from({ length: Math.ceil(characters.length / 10) }, (_none, line) =>
    characters.slice(10 * line, 10 * line + 10).join(' '),
  );

const contentOf = (lines: readonly string[]): DocumentContent => ({
  kind: 'policy',
  archiveName: 'letters',
  language: 'en',
  title: 'Letters',
  number: '1',
  highlights: [],
  sections: [
    { heading: 'Plain', style: 'paragraphs', lines: lines.map((label) => ({ label, value: '' })) },
    {
      heading: 'Strong',
      style: 'paragraphs',
      lines: lines.map((label) => ({ label, value: '', strong: true as const })),
    },
  ],
  notes: [],
});

/** Every sign that a form takes, in both weights of the typeface (ruling R74). */
it.each([
  ['Latin letters', LATIN, 425],
  ['signs', PRINTED_SIGNS, 130],
])('prints all %s that forms accept', async (_what, characterClass, atLeast) => {
  const characters = charactersOf(characterClass).filter((character) => character.trim() !== '');
  expect(characters.length).toBeGreaterThan(atLeast);
  const lines = linesOf(characters);
  const printed = await printedLines(contentOf(lines));
  expect(lines.filter((line) => printed.filter((one) => one === line).length !== 2)).toEqual([]);
});
