import { expect, it } from 'vitest';
import { checkIdCard, checkPassport, maskIdCard, maskPassport } from './identity-number.ts';

it('takes a passport number of 7 digits with an optional leading letter [TRV-079]', () => {
  for (const number of ['1234567', 'A1234567', ' b1234567 ']) expect(checkPassport(number)).toBeUndefined();
  for (const number of ['123456', '12345678', 'AB123456', '1234567A'])
    expect(checkPassport(number)).toBe('passport.invalid');
  expect(checkPassport('')).toBe('passport.required');
});

it('takes an identity card number of 16 digits', () => {
  expect(checkIdCard('3174012005900001')).toBeUndefined();
  expect(checkIdCard('317401200590001')).toBe('idCard.invalid');
  expect(checkIdCard('31740120059000O1')).toBe('idCard.invalid');
  expect(checkIdCard('')).toBe('idCard.required');
  expect(maskIdCard('3174012005900001')).toBe('317•••••••••0001');
});

it('masks a passport number so that most of its digits are hidden', () => {
  expect(maskPassport('A1234567')).toBe('A••••567');
  expect(maskPassport('1234567')).toBe('1•••567');
  expect(maskPassport('12345')).toBe('•••••');
  expect(maskPassport('')).toBe('');
});

it('shows no digit of a number that is too short to hide the rest of it', () => {
  expect(maskIdCard('1234567')).toBe('•••••••');
  expect(maskIdCard('12345678')).toBe('123•5678');
  expect(maskPassport('123456')).toBe('••••••');
  expect(maskPassport('1234567')).toBe('1•••567');
  expect(maskPassport('A1234567')).toBe('A••••567');
});
