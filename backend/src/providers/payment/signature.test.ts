import { expect, it } from 'vitest';
import { digestOf, isSignedBy, requestTimestamp, sign } from './doku-notification.ts';

const SECRET = 'SK-local-test-secret';
const BODY =
  '{"order":{"amount":80000,"invoice_number":"INV-20260101-0001"},"payment":{"payment_due_date":1440}}';
const CREATE = {
  clientId: 'MCH-0001-TEST',
  requestId: 'cc682442-6c22-493e-8121-b9ef6b3fa728',
  timestamp: '2026-01-01T02:03:04Z',
  target: '/checkout/v1/payment',
  body: BODY,
};

it('digests the raw body as the test vector says', () => {
  expect(digestOf(BODY)).toBe('88fpnGRzkoIjNLAKepvbaBLO5qKCCYP15a4Rdq2h2r8=');
});

it('signs a request with a body as the test vector says', () => {
  expect(sign(SECRET, CREATE)).toBe('HMACSHA256=ryrSTwCb2vTJPUXf/k2vnOxyAv5lBdMkHf2fFM+axVk=');
});

it('signs a request without a body as the test vector says', () => {
  const status = { ...CREATE, body: undefined, target: '/orders/v1/status/INV-20260101-0001' };
  expect(sign(SECRET, status)).toBe('HMACSHA256=TAmkl3Qr17PSFWa92HmvZpI4X+4GxKJD+amI/os8k5Q=');
});

it('verifies only the complete, unchanged message', () => {
  const signature = sign(SECRET, CREATE);
  expect(isSignedBy(SECRET, CREATE, signature)).toBe(true);
  for (const changed of [
    { ...CREATE, clientId: 'MCH-0002' },
    { ...CREATE, requestId: 'other' },
    { ...CREATE, timestamp: '2026-01-01T02:03:05Z' },
    { ...CREATE, target: '/elsewhere' },
    { ...CREATE, body: BODY.replace('80000', '80001') },
    { ...CREATE, body: undefined },
  ]) {
    expect(isSignedBy(SECRET, changed, signature)).toBe(false);
  }
  expect(isSignedBy('other', CREATE, signature)).toBe(false);
  expect(isSignedBy(SECRET, CREATE, '')).toBe(false);
  expect(isSignedBy(SECRET, CREATE, signature.slice(0, -1))).toBe(false);
});

it('writes the time without milliseconds', () => {
  expect(requestTimestamp(new Date('2026-01-01T02:03:04.567Z'))).toBe('2026-01-01T02:03:04Z');
});
