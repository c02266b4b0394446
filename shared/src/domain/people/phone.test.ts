import { expect, it } from 'vitest';
import { checkMobile, checkPhoneForOtp, maskPhone, normalisePhone, PHONE_MAX_DIGITS } from './phone.ts';

it('sends a code only to more than 9 characters, otherwise asks to lengthen the text [OTP-007]', () => {
  expect(checkPhoneForOtp('081234567')).toBe('phone.length');
  expect(checkPhoneForOtp('0812345678')).toBeUndefined();
});

it('takes mobile numbers of 9 to 13 digits [OTP-008]', () => {
  expect(PHONE_MAX_DIGITS).toBe(13);
  expect(checkMobile('08123456')).toBe('mobile.length');
  expect(checkMobile('081234567')).toBeUndefined();
  expect(checkMobile('0812345678901')).toBeUndefined();
  expect(checkMobile('08123456789012')).toBe('mobile.length');
  expect(checkPhoneForOtp('08123456789012')).toBe('mobile.length');
});

it('wants a number, in digits', () => {
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
])('writes %s the one way', (text) => {
  expect(normalisePhone(text)).toBe('6281234567890');
});

it('masks all but the ends', () => {
  expect(maskPhone('081234567890')).toBe('6281••••••890');
  expect(maskPhone('62812')).toBe('•••••');
});
