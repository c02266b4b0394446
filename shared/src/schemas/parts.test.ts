import * as v from 'valibot';
import { expect, it } from 'vitest';
import { authCalls } from './auth.ts';
import { phoneNumber } from './parts.ts';
import { quoteCalls } from './quote.ts';

it.each([
  ['+62 857-1234-56789', '0857123456789'],
  ['0062 812 3456 7890', '081234567890'],
  ['\u202A+62 812\u20113456\u20117890\u202C', '081234567890'],
  ['tel:+6281234567890', '081234567890'],
  ['6281234567890', '6281234567890'],
  ['08123456789012345', '08123456789012345'],
  ['0812 CALL', '0812CALL'],
])('takes the phone %j of a call as %s, and leaves it to its check', (sent, phone) => {
  expect(v.parse(phoneNumber, sent)).toBe(phone);
  expect(v.parse(authCalls.sendOtp.schemas.body, { mobileNo: sent }).phone).toBe(phone);
  expect(v.parse(quoteCalls.changePhone.schemas.body, { insuredMobile: sent }).phone).toBe(phone);
});

it('takes no text that is much longer than a number', () => {
  expect(v.safeParse(phoneNumber, '0'.repeat(61)).success).toBe(false);
});
