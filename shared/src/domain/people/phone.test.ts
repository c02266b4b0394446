import { expect, it } from 'vitest';
import {
  checkMobile,
  checkPhoneForOtp,
  checkTypedPhone,
  copiedPhone,
  maskPhone,
  nationalPhone,
  normalisePhone,
  PHONE_MAX_DIGITS,
} from './phone.ts';

it('sends a code only to more than 9 characters, otherwise asks to lengthen the text [OTP-007]', () => {
  expect(checkPhoneForOtp('081234567')).toBe('phone.length');
  expect(checkPhoneForOtp('0812345678')).toBeUndefined();
});

it('says while a number is typed that it has other signs than digits, or too many of them', () => {
  expect(['', '0812', '0812345678901', '+6281234567890'].map(checkTypedPhone)).toEqual([
    undefined,
    undefined,
    undefined,
    'phone.digits',
  ]);
  expect(['08123456789012', '62812345678901'].map(checkTypedPhone)).toEqual(['mobile.length', undefined]);
});

it('takes mobile numbers of 9 to 13 digits [OTP-008]', () => {
  expect(PHONE_MAX_DIGITS).toBe(13);
  expect(checkMobile('08123456')).toBe('mobile.length');
  expect(checkMobile('081234567')).toBeUndefined();
  expect(checkMobile('0812345678901')).toBeUndefined();
  expect(checkMobile('08123456789012')).toBe('mobile.length');
  expect(checkPhoneForOtp('08123456789012')).toBe('mobile.length');
});

it('counts the digits of the number at home, not those of the country code', () => {
  expect(checkMobile('62857123456789')).toBeUndefined();
  expect(checkPhoneForOtp('0062857123456789')).toBeUndefined();
  expect(checkMobile('628571234567890')).toBe('mobile.length');
  expect(checkPhoneForOtp('6281234567')).toBe('phone.length');
});

it('writes a copied number as people do at home, and cuts nothing off', () => {
  const same = ['+62 857-1234-56789', '0062 857 1234 56789', '62857123456789', 'tel:+62(857)1234.56789'];
  expect(same.map(copiedPhone)).toEqual(same.map(() => '0857123456789'));
  expect(copiedPhone('+62 857-1234-56789-01')).toBe('085712345678901');
  expect(copiedPhone('+65 8123 4567')).toBe('+6581234567');
  expect(copiedPhone('6.28123E+11')).toBe('6.28123E+11');
  expect(copiedPhone('rumah')).toBe('rumah');
  expect(nationalPhone('6281234567890')).toBe('081234567890');
});

it('requires a phone number of digits', () => {
  expect(checkPhoneForOtp(' ')).toBe('phone.required');
  expect(checkPhoneForOtp('0812a45678')).toBe('phone.digits');
  expect(checkMobile('')).toBe('phone.required');
  expect(checkMobile('+6281234567')).toBe('phone.digits');
});

it.each([
  '081234567890',
  '81234567890',
  '+62 812-3456-7890',
  '6281234567890',
  '006281234567890',
  '62081234567890',
])('normalises %s to the form that starts with 62', (text) => {
  expect(normalisePhone(text)).toBe('6281234567890');
});

it('masks a phone number but for its ends', () => {
  expect(maskPhone('081234567890')).toBe('6281••••••890');
  expect(maskPhone('62812')).toBe('•••••');
});
