import { expect, it } from 'vitest';
import { checkPrinted, isLatin } from './printed-text.ts';

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
