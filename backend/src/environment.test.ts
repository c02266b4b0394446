import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const LIVE = {
  PAYUNG_MODE: 'live',
  DATABASE_URL: 'postgres://payung@db/payung',
  PAYUNG_SECRET: 'x'.repeat(64),
  PAYUNG_PUBLIC_URL: 'https://payung.example/',
  DOKU_CLIENT_ID: 'MCH-1',
  DOKU_SECRET_KEY: 'SK-1',
  DOKU_BASE_URL: 'https://api.doku.com',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Payung <polis@payung.example>',
  MESSAGE_GATEWAY_URL: 'https://gateway.example/send',
  MESSAGE_GATEWAY_KEY: 'key',
};

it('needs nothing in demo mode and stays on the loopback', () => {
  expect(readEnvironment({})).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 0, doku: undefined });
});

it.each([
  ['PORT', '70000'],
  ['PORT', 'eighty'],
  ['PAYUNG_MODE', 'production'],
  ['DATABASE_URL', 'mysql://db'],
  ['PAYUNG_PUBLIC_URL', 'payung.example'],
  ['PAYUNG_SECRET', 'short'],
  ['HOST', '0.0.0.0'],
  ['LOG_LEVEL', 'loud'],
])('says that %s=%s is wrong', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name);
});

it('starts live with everything given', () => {
  expect(readEnvironment(LIVE)).toMatchObject({ mode: 'live', publicUrl: 'https://payung.example' });
});

it.each(Object.keys(LIVE).filter((name) => name !== 'PAYUNG_MODE'))(
  'refuses live mode without %s',
  (name) => {
    expect(() => readEnvironment({ ...LIVE, [name]: undefined })).toThrow(`${name} is missing`);
  },
);

it('refuses half of a provider in demo mode', () => {
  expect(() => readEnvironment({ DOKU_CLIENT_ID: 'MCH-1' })).toThrow('DOKU_SECRET_KEY is missing');
});

const HYPERVERGE = {
  HYPERVERGE_APP_ID: 'app',
  HYPERVERGE_APP_KEY: 'key',
  HYPERVERGE_WORKFLOW_ID: 'workflow',
  HYPERVERGE_TOKEN_URL: 'https://ind-state.idv.hyperverge.co',
  HYPERVERGE_RESULT_URL: 'https://idn.idv.hyperverge.co/',
  HYPERVERGE_SDK_URL: 'https://hv-web-sdk-cdn.hyperverge.co/sdk.min.js',
};

it('starts live without an identity provider: cards are then uploaded', () => {
  expect(readEnvironment(LIVE).hyperverge).toBeUndefined();
  expect(readEnvironment({ ...LIVE, ...HYPERVERGE }).hyperverge).toMatchObject({
    appId: 'app',
    resultUrl: 'https://idn.idv.hyperverge.co',
    imageHosts: ['hyperverge.co'],
  });
});

it.each(Object.keys(HYPERVERGE))('refuses the identity provider without %s, in either mode', (name) => {
  const half = { ...HYPERVERGE, [name]: undefined };
  expect(() => readEnvironment(half)).toThrow(`${name} is missing`);
  expect(() => readEnvironment({ ...LIVE, ...half })).toThrow(`${name} is missing`);
});

it('refuses to ask for identities in the clear in live mode', () => {
  const clear = { ...LIVE, ...HYPERVERGE, HYPERVERGE_RESULT_URL: 'http://idn.idv.hyperverge.co' };
  expect(() => readEnvironment(clear)).toThrow('HYPERVERGE_RESULT_URL must be https');
});

it('names everything that is wrong at once', () => {
  expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
});
