import { expect, it } from 'vitest';
import { addressOf, languageParameter } from './address.ts';
import { encodePart } from './endpoint.ts';
import { kiteEndpoints } from '#testing/kite.ts';
import { endpoints } from './endpoints/endpoints.ts';

it('sends langId EN for English and BH for anything else on plan, benefit and OTP calls [I18N-006]', () => {
  const params = { quoteId: 'q1' };
  expect(addressOf(kiteEndpoints.strings, { params }, 'en')).toBe('kite/strings/q1?langId=EN');
  expect(addressOf(kiteEndpoints.strings, { params }, 'id')).toBe('kite/strings/q1?langId=BH');
  expect(addressOf(endpoints.sendOtp, { query: { isCustomerFlow: 'true' } }, 'en')).toBe(
    'auth/sendOtp?isCustomerFlow=true&langId=EN',
  );
  expect(addressOf(endpoints.verifyOtp, {}, 'id')).toBe('auth/verifyOtp?langId=BH');
});

it('asks for a code and checks it by the calls of document 2 [API-010]', () => {
  const { sendOtp, verifyOtp } = endpoints;
  const query = { isCustomerFlow: 'true' };
  expect([
    [sendOtp.method, addressOf(sendOtp, { query }, 'id'), encodePart(sendOtp, 'body', { phone: '0812' })],
    [verifyOtp.method, addressOf(verifyOtp, {}, 'en'), encodePart(verifyOtp, 'body', { key: 'k', otp: 123 })],
  ]).toEqual([
    ['POST', 'auth/sendOtp?isCustomerFlow=true&langId=BH', { mobileNo: '0812' }],
    ['POST', 'auth/verifyOtp?langId=EN', { key: 'k', otp: 123 }],
  ]);
});

it('sends the other spellings of the language parameter for the calls that have them (ruling K113)', () => {
  expect(languageParameter('LangId', 'id')).toEqual({ LangId: 'BH' });
  expect(languageParameter('lang', 'id')).toEqual({ lang: 'ID' });
  expect(languageParameter('lang', 'en')).toEqual({ lang: 'EN' });
  expect(languageParameter(undefined, 'en')).toEqual({});
});
