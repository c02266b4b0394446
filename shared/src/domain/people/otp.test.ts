import { expect, it } from 'vitest';
import {
  checkOtp,
  isOtp,
  OTP,
  otpDigits,
  otpServerMessage,
  phoneServerMessage,
  resendInSeconds,
} from './otp.ts';

it('accepts only codes that stay the same when sent as numbers (ruling K66)', () => {
  expect(isOtp(100_000)).toBe(true);
  expect(isOtp(999_999)).toBe(true);
  expect(isOtp(99_999)).toBe(false);
  expect(isOtp(1_000_000)).toBe(false);
  expect(isOtp(123_456.5)).toBe(false);
});

it('requires all six digits', () => {
  expect(checkOtp('12345')).toBe('otp.required');
  expect(checkOtp('123456')).toBeUndefined();
  expect(otpDigits('Your code: 123 456.')).toBe('123456');
});

it('counts down the seconds until the next code', () => {
  expect(resendInSeconds(0, 0)).toBe(60);
  expect(resendInSeconds(0, 59_001)).toBe(1);
  expect(resendInSeconds(0, 60_000)).toBe(0);
  expect(resendInSeconds(0, 61_500)).toBe(0);
  expect(OTP).toEqual({
    digits: 6,
    lowest: 100_000,
    highest: 999_999,
    lifetimeSeconds: 300,
    triesPerCode: 5,
    resendAfterSeconds: 60,
  });
});

it('reads what the server says of a phone and of a code (ruling K65)', () => {
  expect(phoneServerMessage('Agent is already exist on given mobile number')).toBe('phone.used');
  expect(phoneServerMessage('mobile number is required')).toBe('phone.invalid');
  expect(phoneServerMessage('Too many requests')).toBeUndefined();
  expect(otpServerMessage('otp is required')).toBe('otp.required');
  expect(otpServerMessage('OTP is invalid')).toBe('otp.invalid');
  expect(otpServerMessage('Too many requests')).toBeUndefined();
});
