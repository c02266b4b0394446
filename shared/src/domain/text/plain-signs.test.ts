import { expect, it } from 'vitest';
import { asSeen, plainSigns } from './plain-signs.ts';

it.each([
  0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x00ad,
  0x180e, 0x200b, 0x2060, 0x206a, 0x206f, 0xfeff, 0xfff9, 0x0001, 0x001b, 0x007f, 0x0085,
])('takes the character %i out of a text', (code) => {
  expect(asSeen(`Si${String.fromCodePoint(code)}ti`)).toBe('Siti');
});

it('leaves what people see, and lines', () => {
  for (const text of ['Jalan Dago 12\n\tBlok B', 'Nur’aini', 'محمد', '👩‍👧 🇮🇩', ''])
    expect(asSeen(text)).toBe(text);
});

/** As phones, word processors and contact cards write them. */
it.each([
  ['A\u02BCisyah', "A'isyah"],
  ['Nur\u2019aini', "Nur'aini"],
  ['Ma`ruf', "Ma'ruf"],
  ['\u02BFAbd al\u2011Rahman', "'Abd al-Rahman"],
  ['Anne\u2013Marie', 'Anne-Marie'],
  ['\u202ABudi\u00A0Santoso\u202C', 'Budi Santoso'],
  ['Jose\u0301', 'José'],
  ['Jalan \u201CMerdeka\u201D 5\u2026', 'Jalan "Merdeka" 5...'],
])('replaces typographic signs in %j by plain ones', (typed, plain) => {
  expect(plainSigns(typed)).toBe(plain);
});
