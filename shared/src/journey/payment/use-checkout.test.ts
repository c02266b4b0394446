import { describe, expect, it } from 'vitest';
import { isCheckoutAddress } from './use-checkout.ts';

const live = { origin: 'https://payung.test', hostname: 'payung.test' };
const demo = { origin: 'http://localhost:8080', hostname: 'localhost' };

describe('the address of a checkout page', () => {
  it('is the provider’s, or our own', () => {
    expect(isCheckoutAddress('https://sandbox.doku.com/checkout-link-v2/abc', live)).toBe(true);
    expect(isCheckoutAddress('https://payung.test/sandbox/pay/abc', live)).toBe(true);
  });

  it.each([
    'http://sandbox.doku.com/abc',
    'https://doku.com.evil.test/abc',
    'https://evildoku.com/abc',
    'https://doku.com@evil.test/abc',
    'https://pay@doku.com/abc',
    'javascript:alert(1)',
    'data:text/html,hello',
    '/relative',
    '',
    'http://127.0.0.1:9000/pay',
  ])('is never %j on a live platform', (address) => {
    expect(isCheckoutAddress(address, live)).toBe(false);
  });

  it('may be on localhost while the platform runs there', () => {
    expect(isCheckoutAddress('http://127.0.0.1:9000/pay', demo)).toBe(true);
    expect(isCheckoutAddress('http://127.evil.test/pay', demo)).toBe(false);
  });
});
