import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isWeakSecret, liveProblems, unsetModeProblems } from './live-mode.ts';

const STRONG = '9f2c7b1e04d8a36fb5e2c90d71a84f3be6d05c2a8f917b34c0e6d2a59f18b7c3';

it.each([
  'PAYUNG_PUBLIC_URL',
  'DOKU_BASE_URL',
  'HYPERVERGE_TOKEN_URL',
  'HYPERVERGE_RESULT_URL',
  'HYPERVERGE_SDK_URL',
  'PARTNER_URL',
  'MESSAGE_GATEWAY_URL',
])('refuses %s without https', (name) => {
  expect(liveProblems({ [name]: 'https://provider.example' })).toEqual([]);
  expect(liveProblems({ [name]: 'http://provider.example' })).toEqual([`${name} must be https in live mode`]);
});

it.each([
  'smtps://mail.example',
  'smtps://user:word@mail.example:465',
  'smtp://mail.example:587?requireTLS=true',
])('mails over TLS: %s', (SMTP_URL) => {
  expect(liveProblems({ SMTP_URL })).toEqual([]);
});

it.each([
  'smtp://mail.example',
  'smtp://mail.example:587?requireTLS=false',
  'smtp://mail.example?requireTLS=true&ignoreTLS=true',
  'smtps://mail.example?tls.rejectUnauthorized=false',
])('refuses mail without TLS that can be trusted: %s', (SMTP_URL) => {
  expect(liveProblems({ SMTP_URL })).toEqual([
    'SMTP_URL must be smtps://…, or smtp://…?requireTLS=true, with a certificate that is checked',
  ]);
});

it.each([
  'x'.repeat(64),
  'abcd'.repeat(16),
  '0123456789abcdef0123456789abcdef',
  'correct-password-correct-horse-battery',
  'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbccccccccccccccc',
])('refuses a secret that can be guessed: %s', (PAYUNG_SECRET) => {
  expect(liveProblems({ PAYUNG_SECRET })).toEqual([
    'PAYUNG_SECRET can be guessed; make one with: openssl rand -hex 32',
  ]);
});

it('refuses a gateway key that can be guessed', () => {
  expect(liveProblems({ MESSAGE_GATEWAY_KEY: 'gateway' })).toEqual([
    'MESSAGE_GATEWAY_KEY can be guessed; make one with: openssl rand -hex 16',
  ]);
  expect(liveProblems({ MESSAGE_GATEWAY_KEY: 'Zt4vQ9mLw2Rk7XbN' })).toEqual([]);
});

it('refuses a push service of a test', () => {
  expect(liveProblems({ PAYUNG_PUSH_STAND_IN: 'off' })).toEqual([]);
  expect(liveProblems({ PAYUNG_PUSH_STAND_IN: 'on' })).toEqual([
    'PAYUNG_PUSH_STAND_IN is for tests alone: take it out in live mode',
  ]);
});

it('accepts secrets made with the recommended command', () => {
  expect(liveProblems({ PAYUNG_SECRET: STRONG })).toEqual([]);
  for (let turn = 0; turn < 200; turn += 1) {
    expect(isWeakSecret(randomBytes(32).toString('hex'), 100)).toBe(false);
    expect(isWeakSecret(randomBytes(16).toString('hex'), 48)).toBe(false);
  }
});

it.each([
  [undefined, undefined, undefined, true],
  [undefined, '127.0.0.1', 'http://localhost:8080', true],
  [undefined, '::1', 'http://[::1]:8080', true],
  [undefined, undefined, 'https://payung.example', false],
  ['', '0.0.0.0', undefined, false],
  ['demo', undefined, 'https://payung.example', true],
  ['live', '0.0.0.0', 'https://payung.example', true],
])(
  'allows an unset mode on the loopback only: mode %s, host %s, public URL %s',
  (mode, host, publicUrl, isRight) => {
    expect(unsetModeProblems({ mode, host, publicUrl }).length === 0).toBe(isRight);
  },
);
