import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const LIVE = {
  PAYUNG_MODE: 'live',
  DATABASE_URL: 'postgres://payung@db/payung',
  PAYUNG_SECRET: '9f2c7b1e04d8a36fb5e2c90d71a84f3be6d05c2a8f917b34c0e6d2a59f18b7c3',
  PAYUNG_PUBLIC_URL: 'https://payung.example/',
  DOKU_CLIENT_ID: 'MCH-1',
  DOKU_SECRET_KEY: 'SK-1',
  DOKU_BASE_URL: 'https://api.doku.com',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Payung <polis@payung.example>',
  MESSAGE_GATEWAY_URL: 'https://gateway.example/send',
  MESSAGE_GATEWAY_KEY: 'Zt4vQ9mLw2Rk7XbN',
};

it('needs no variable in demo mode, and listens on the loopback only', () => {
  expect(readEnvironment({})).toMatchObject({ host: '127.0.0.1', port: 0, doku: undefined });
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
])('refuses %s=%s', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name);
});

it('starts live with everything given', () => {
  expect(readEnvironment(LIVE)).toMatchObject({ publicUrl: 'https://payung.example' });
});

it.each(Object.keys(LIVE).filter((name) => name !== 'PAYUNG_MODE'))(
  'refuses live mode without %s',
  (name) => {
    expect(() => readEnvironment({ ...LIVE, [name]: undefined })).toThrow(`${name} is missing`);
  },
);

it('refuses a provider with a missing variable in demo mode', () => {
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

it('refuses an identity provider address without https in live mode', () => {
  const clear = { ...LIVE, ...HYPERVERGE, HYPERVERGE_RESULT_URL: 'http://idn.idv.hyperverge.co' };
  expect(() => readEnvironment(clear)).toThrow('HYPERVERGE_RESULT_URL must be https');
});

it('names all wrong variables in one message', () => {
  expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
});

const point = { kty: 'EC', crv: 'P-256', x: 'eA', y: 'eQ' };
const PARTNER = {
  PARTNER_URL: 'https://partner.example/pages/',
  PARTNER_ISSUER: 'payung',
  PARTNER_SIGNING_KEY: JSON.stringify({ ...point, d: 'ZA' }),
  PARTNER_ENCRYPTION_KEY: JSON.stringify(point),
  PARTNER_NOTICE_KEY: JSON.stringify(point),
};

it('starts live with or without a partner for hand-overs', () => {
  expect(readEnvironment(LIVE).partner).toBeUndefined();
  expect(readEnvironment({ ...LIVE, ...PARTNER }).partner).toEqual({
    url: 'https://partner.example/pages',
    issuer: 'payung',
    signingKey: { ...point, d: 'ZA' },
    encryptionKey: point,
    noticeKey: point,
  });
});

it.each(Object.keys(PARTNER))('refuses the partner without %s, in either mode', (name) => {
  const half = { ...PARTNER, [name]: undefined };
  expect(() => readEnvironment(half)).toThrow(`${name} is missing`);
  expect(() => readEnvironment({ ...LIVE, ...half })).toThrow(`${name} is missing`);
});

it.each([
  ['PARTNER_SIGNING_KEY', JSON.stringify(point)],
  ['PARTNER_SIGNING_KEY', 'no key'],
  ['PARTNER_ENCRYPTION_KEY', JSON.stringify({ ...point, crv: 'P-384' })],
  ['PARTNER_NOTICE_KEY', '{}'],
])('refuses %s that is no such key: %s', (name, value) => {
  expect(() => readEnvironment({ ...PARTNER, [name]: value })).toThrow(name);
});

it('refuses a partner address without https in live mode', () => {
  const clear = { ...LIVE, ...PARTNER, PARTNER_URL: 'http://partner.example' };
  expect(() => readEnvironment(clear)).toThrow('PARTNER_URL must be https');
});

const USUAL = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'icloud.com',
  '.co.id',
  '.or.id',
  '.ac.id',
  '.sch.id',
  '.go.id',
];

it('accepts mail at the usual domains, those of the demo too, or at those that the operator sets [PA-020]', () => {
  expect(readEnvironment(LIVE).mailDomains).toEqual(USUAL);
  expect(readEnvironment({}).mailDomains).toEqual([...USUAL, 'example.com']);
  const set = { ALLOWED_MAIL_DOMAINS: ' Payung.co.id, .example ,' };
  expect(readEnvironment({ ...LIVE, ...set }).mailDomains).toEqual(['payung.co.id', '.example']);
  expect(readEnvironment(set).mailDomains).toEqual(['payung.co.id', '.example', 'example.com']);
  expect(readEnvironment({ ...LIVE, ALLOWED_MAIL_DOMAINS: ' ' }).mailDomains).toEqual(USUAL);
});

it.each(['gmail', '@gmail.com', 'gmail.com;yahoo.com', '*.co.id', '..id', 'https://gmail.com'])(
  'refuses the mail domain %j',
  (ALLOWED_MAIL_DOMAINS) => {
    expect(() => readEnvironment({ ALLOWED_MAIL_DOMAINS })).toThrow('ALLOWED_MAIL_DOMAINS');
  },
);

it.each([
  'postgresql:///payung?host=/var/run/postgresql',
  'postgres://payung@/payung?host=%2Fvar%2Frun%2Fpostgresql',
  'postgres://payung@%2Fvar%2Frun%2Fpostgresql/payung',
  'postgresql://payung:secret@db.internal:5432/payung',
])('accepts a database over a socket as over the network: %s', (url) => {
  expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

it.each(['mysql://host/payung', 'postgres://', 'payung', 'postgres://host:99999999/payung'])(
  'refuses %s as the address of a PostgreSQL, and says what one looks like',
  (url) => {
    expect(() => readEnvironment({ DATABASE_URL: url })).toThrow(
      'postgresql:///name?host=/var/run/postgresql',
    );
  },
);

it('takes the previous secret, or that it is lost, and a token for the metrics', () => {
  const secret = 'x'.repeat(32);
  expect(readEnvironment({ PAYUNG_SECRET_PREVIOUS: secret }).olderSecrets).toEqual([secret]);
  const two = readEnvironment({ PAYUNG_SECRET_PREVIOUS: `${secret}, x${secret}` });
  expect([two.olderSecrets, two.isSecretLost]).toEqual([
    [`${secret}, x${secret}`, secret, `x${secret}`],
    false,
  ]);
  const lost = readEnvironment({ PAYUNG_SECRET_PREVIOUS: 'lost' });
  expect([lost.olderSecrets, lost.isSecretLost]).toEqual([[], true]);
  expect(readEnvironment({ PAYUNG_METRICS_TOKEN: secret }).metricsToken).toBe(secret);
  for (const name of ['PAYUNG_SECRET_PREVIOUS', 'PAYUNG_METRICS_TOKEN'])
    expect(() => readEnvironment({ [name]: 'short' })).toThrow(name);
});

const worthOf = (variables: Record<string, string>) => readEnvironment(variables).network.pointWorth;

it('keeps its data where npm was called, as npm start does, unless a folder is named', () => {
  expect(readEnvironment({ INIT_CWD: '/srv/payung' }).data).toBe('/srv/payung/.payung');
  expect(readEnvironment({ INIT_CWD: '/srv/payung', PAYUNG_DATA: '/var/lib/payung' }).data).toBe(
    '/var/lib/payung',
  );
});

it('takes what a point is worth in rupiah, and has an example in the demo alone', () => {
  expect([worthOf({}), worthOf({ PAYUNG_POINT_WORTH: '250' }), worthOf(LIVE)]).toEqual([
    1000,
    250,
    undefined,
  ]);
  expect(() => worthOf({ PAYUNG_POINT_WORTH: '0' })).toThrow('must be rupiah from 1 to 9999999');
});

it('takes the size of a demo network in demo mode only', () => {
  expect([readEnvironment({}).demoMembers, readEnvironment({ PAYUNG_DEMO_MEMBERS: '' }).demoMembers]).toEqual(
    [0, 0],
  );
  expect(readEnvironment({ PAYUNG_DEMO_MEMBERS: '200000' }).demoMembers).toBe(200_000);
  for (const wrong of ['200001', '-1', 'many', '1.5'])
    expect(() => readEnvironment({ PAYUNG_DEMO_MEMBERS: wrong })).toThrow('must be members from 0 to 200000');
  expect(() => readEnvironment({ ...LIVE, PAYUNG_DEMO_MEMBERS: '10' })).toThrow(
    'PAYUNG_DEMO_MEMBERS is for the demo alone',
  );
  expect(readEnvironment({ ...LIVE, PAYUNG_DEMO_MEMBERS: '0' }).demoMembers).toBe(0);
});
