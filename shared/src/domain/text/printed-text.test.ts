import { expect, it } from 'vitest';
import { checkPrinted, isLatin, plainSigns } from './printed-text.ts';

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

it.each([
  'Siti Nurhaliza',
  'Gößmann',
  'Çelik',
  'Nguyễn Văn Ánh',
  'Łukasz Żółć',
  'Ștefan',
  'Aḥmad',
  'Jose\u0301',
])('knows the letters of %s as Latin', (name) => {
  expect(isLatin(name)).toBe(true);
  expect(checkPrinted(name)).toBeUndefined();
});

it.each(['محمد عبد الله', '陈伟', 'Иван', 'Ελένη', 'ᮞᮥᮔ᮪ᮓ', 'Вudi', 'ǎ'])(
  'knows that %s is not printed',
  (name) => {
    expect(isLatin(name)).toBe(false);
    expect(checkPrinted(name)).toBe('text.printed');
  },
);

it('takes an address of several lines with its signs, and no pictures', () => {
  expect(checkPrinted('Jl. Dago No. 12/B (RT 03/RW 05),\r\nlantai 2 & 3 – “Graha” #5')).toBeUndefined();
  expect(checkPrinted('Jalan Dago 12 🏠')).toBe('text.printed');
});
