import { describe, expect, it } from 'vitest';
import { checkPostalCode, trimmedAddress, NO_ADDRESS } from '#address/address.ts';
import { parseShortYear, parseTypedDate } from '../dates.ts';
import { checkLeadPhone, leadPhone } from '../leads/lead-phone.ts';
import { listSearchOf } from '../lists/search-kind.ts';
import { checkPromoCode } from '../money/discount.ts';
import { copiedAmount, typedAmount } from '../money/typed-amount.ts';
import { normaliseAccountNumber } from '../onboarding/bank-account.ts';
import { birthDateDiffers, checkNationalId, genderIn } from '../onboarding/national-id.ts';
import { normaliseTaxNumber } from '../onboarding/tax-number.ts';
import { checkEmail, normaliseEmail } from '../people/email.ts';
import { checkIdCard, checkPassport, normaliseIdCard, normalisePassport } from '../people/identity-number.ts';
import { checkName, normaliseName } from '../people/names.ts';
import { otpDigits } from '../people/otp.ts';
import { checkMobile, checkPhoneForOtp, copiedPhone, normalisePhone } from '../people/phone.ts';
import { plainCode, plainNumber, plainSigns } from './plain-signs.ts';
import { checkPrinted } from './printed-text.ts';

/** In the middle of a text and around it, as copied from a contact card, a chat or a web page. */
const unseen = (sign: string) => (text: string) => {
  const middle = Math.floor(text.length / 2);
  return `${sign}${text.slice(0, middle)}${sign}${text.slice(middle)}${sign}`;
};
const instead = (plain: string, sign: string) => (text: string) => text.replaceAll(plain, sign);
const around = (before: string, after: string) => (text: string) => `${before}${text}${after}`;
const wide = (text: string) =>
  text.replaceAll(/[A-Za-z0-9]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0));

const SIGNS = [
  ['a joint of no width (U+200B)', unseen('\u200B')],
  ['a non-joiner (U+200C)', unseen('\u200C')],
  ['a mark of direction (U+200E)', unseen('\u200E')],
  ['a mark of direction (U+200F)', unseen('\u200F')],
  ['an embedding (U+202A … U+202C)', around('\u202A', '\u202C')],
  ['an isolate (U+2068 … U+2069)', around('\u2068', '\u2069')],
  ['a word joiner (U+2060)', unseen('\u2060')],
  ['a byte order mark (U+FEFF)', unseen('\uFEFF')],
  ['a blank that does not break (U+00A0)', instead(' ', '\u00A0')],
  ['a narrow blank (U+202F)', instead(' ', '\u202F')],
  ['a hyphen that does not break (U+2011)', instead('-', '\u2011')],
  ['an en dash (U+2013)', instead('-', '\u2013')],
  ['a minus (U+2212)', instead('-', '\u2212')],
  ['digits and letters of full width', wide],
  ['a tab before and a line end behind', around('\t ', ' \r\n')],
] as const;

const storedPostalCode = (postalCode: string): string =>
  trimmedAddress({ ...NO_ADDRESS, postalCode }).postalCode;

/** A kind of typed value, as somebody writes one, how it is read, and what it is. */
const KINDS: readonly (readonly [
  kind: string,
  written: string,
  read: (text: string) => unknown,
  value: unknown,
])[] = [
  [
    'a phone number',
    '+62 812-3456-7890',
    (text) => [copiedPhone(text), normalisePhone(text)],
    ['081234567890', '6281234567890'],
  ],
  [
    'a phone number of digits',
    '081234567890',
    (text) => [checkMobile(text), checkPhoneForOtp(text)],
    [undefined, undefined],
  ],
  [
    'the phone of a lead',
    "'+62 812-3456-7890",
    (text) => [checkLeadPhone(text), leadPhone(text)],
    [undefined, '6281234567890'],
  ],
  ['a copied amount', 'Rp 1.500.000,-', copiedAmount, 1_500_000],
  ['an amount in words', '1,5 juta', copiedAmount, 1_500_000],
  ['a typed amount', '1.500.000', typedAmount, 1_500_000],
  [
    'a name',
    'Anne-Marie Santoso',
    (text) => [checkName(text), normaliseName(text)],
    [undefined, 'Anne-Marie Santoso'],
  ],
  [
    'an identity card',
    '3273 0112-0385-0001',
    (text) => [checkIdCard(text), normaliseIdCard(text)],
    [undefined, '3273011203850001'],
  ],
  [
    'an identity card of an agent',
    '3273 0112-0385-0001',
    (text) => [checkNationalId(text), genderIn(text), birthDateDiffers(text, '1985-03-12')],
    [undefined, 'male', false],
  ],
  [
    'a passport',
    'a 123-4567',
    (text) => [checkPassport(text), normalisePassport(text)],
    [undefined, 'A1234567'],
  ],
  ['a date', '05-03-1985', parseTypedDate, '1985-03-05'],
  ['a date in words', '5 Maret 1985', parseTypedDate, '1985-03-05'],
  ['a date with a short year', '5-3-85', parseShortYear, '1985-03-05'],
  [
    'an e-mail',
    'budi-s@example.com',
    (text) => [checkEmail(text), normaliseEmail(text)],
    [undefined, 'budi-s@example.com'],
  ],
  [
    'a promo code',
    'hemat - 2026',
    (text) => checkPromoCode(text, { length: 10, invalid: 'wrong' }),
    { state: 'complete', code: 'HEMAT-2026' },
  ],
  ['a postal code', '40115', (text) => [checkPostalCode(text), storedPostalCode(text)], [undefined, '40115']],
  ['a plate', 'b 1234 xyz', plainCode, 'B1234XYZ'],
  ['a number of a chassis', 'mhf-12 345', (text) => plainCode(plainNumber(text)), 'MHF12345'],
  ['a one-time code', '123-456', otpDigits, '123456'],
  ['a tax number', '01.234.567.8-901.000', normaliseTaxNumber, '0012345678901000'],
  ['a bank account', '123-456 7890', normaliseAccountNumber, '1234567890'],
  [
    'free text',
    'Jl. Dago 12-B, lantai 3',
    (text) => [checkPrinted(text), plainSigns(text)],
    [undefined, 'Jl. Dago 12-B, lantai 3'],
  ],
  ['a search for a name', 'Anne-Marie S', listSearchOf, { name: 'Anne-Marie S' }],
  ['a search for a policy', 'po12-3', listSearchOf, { policyNo: 'PO12-3' }],
];

describe.each(KINDS)('%s', (_kind, written, read, value) => {
  it('is read as it is written', () => {
    expect(read(written)).toEqual(value);
  });

  it.each(SIGNS)('is read with %s', (_sign, pasted) => {
    expect(read(pasted(written))).toEqual(value);
  });
});

it.each([
  ['\u202A3273011203850001\u202C', '3273011203850001'],
  ['3273\u00A00112\u00A00385\u00A00001', '3273011203850001'],
  ['３２７３０１１２０３８５０００１', '3273011203850001'],
])('reads the identity card %j', (text, number) => {
  expect([checkIdCard(text), normaliseIdCard(text)]).toEqual([undefined, number]);
});

it.each([
  ['\u200E5/\u200E3/\u200E1985', '1985-03-05'],
  ['05 – 03 – 1985', '1985-03-05'],
  ['1985 – 03 – 05', '1985-03-05'],
  ['05/03/1985 00:00', '1985-03-05'],
  ['05/03/1985, 00.00', '1985-03-05'],
  ['05/03/1985 00:00:00', '1985-03-05'],
  ['1985-03-05T00:00:00', '1985-03-05'],
  ['1985-03-05T00:00:00.000Z', '1985-03-05'],
  // Midnight in Jakarta, as a browser writes a day that was picked there.
  ['1985-03-04T17:00:00.000Z', '1985-03-05'],
  ['1985-03-05T00:00:00+07:00', '1985-03-05'],
  ['05/03/1985 soon', undefined],
])('reads the copied date %j as %s', (text, day) => {
  expect(parseTypedDate(text)).toBe(day);
});

it.each([
  ['budi@example.com\u200B', 'budi@example.com'],
  ['Budi <budi@example.com>', 'budi@example.com'],
  ['"Santoso, Budi" <budi@example.com>,', 'budi@example.com'],
  ['mailto:budi@example.com', 'budi@example.com'],
  ['mailto:budi@example.com?subject=Polis', 'budi@example.com'],
  ['<mailto:budi@example.com>', 'budi@example.com'],
  ['budi@example.com.', 'budi@example.com'],
  ['budi@example.com,', 'budi@example.com'],
])('reads the e-mail in %j', (text, address) => {
  expect([checkEmail(text), normaliseEmail(text)]).toEqual([undefined, address]);
});

it.each(['Budi', 'budi@example.com, siti@example.com', 'Budi <budi>', 'budi @example.com'])(
  'finds no single e-mail in %j',
  (text) => {
    expect(checkEmail(text)).toBe('email.invalid');
  },
);
