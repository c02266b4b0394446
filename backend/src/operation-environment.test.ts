import { expect, it } from 'vitest';
import type { LimitRow } from '#core/access/limit-table.ts';
import { STRANGER_LIMITS } from '#core/access/stranger-limits.ts';
import { readEnvironment } from './environment.ts';

it.each([
  [undefined, 90],
  ['', 90],
  ['30', 30],
])('reads PAYUNG_INVITE_DAYS %j as %i days (ruling R57)', (days, inviteDays) => {
  expect(readEnvironment({ PAYUNG_INVITE_DAYS: days }).inviteDays).toBe(inviteDays);
});

it.each(['0', '-1', '1000', '1.5', 'soon'])('refuses %j as a number of days', (PAYUNG_INVITE_DAYS) => {
  expect(() => readEnvironment({ PAYUNG_INVITE_DAYS })).toThrow(
    'PAYUNG_INVITE_DAYS must be days from 1 to 999',
  );
});

it('drains for twenty seconds, or as long as is set', () => {
  expect(readEnvironment({}).drainSeconds).toBe(20);
  expect(readEnvironment({ PAYUNG_DRAIN_SECONDS: '45' }).drainSeconds).toBe(45);
});

it.each(['0', '301', 'long'])('refuses to drain for %j seconds', (PAYUNG_DRAIN_SECONDS) => {
  expect(() => readEnvironment({ PAYUNG_DRAIN_SECONDS })).toThrow(
    'PAYUNG_DRAIN_SECONDS must be seconds from 1 to 300',
  );
});

it('runs so many jobs of each provider at a time, or as many as are set', () => {
  expect(readEnvironment({}).jobSlots).toEqual({ codes: 4, texts: 4, mails: 8, pushes: 4 });
  const set = readEnvironment({ PAYUNG_CODE_SLOTS: '10', PAYUNG_MAIL_SLOTS: '100', PAYUNG_TEXT_SLOTS: '' });
  expect(set.jobSlots).toEqual({ codes: 10, texts: 4, mails: 100, pushes: 4 });
  expect(() => readEnvironment({ PAYUNG_PUSH_SLOTS: '0' })).toThrow(
    'PAYUNG_PUSH_SLOTS must be jobs at a time, from 1 to 100',
  );
});

it('limits connections to the database as it is set, or by numbers that answer everything within ten seconds', () => {
  expect(readEnvironment({}).databaseLimits).toEqual({
    connections: 10,
    connectMs: 3000,
    statementMs: 5000,
    lockMs: 3000,
    idleTransactionMs: 10_000,
    waitMs: 500,
  });
  expect(
    readEnvironment({
      DATABASE_CONNECTIONS: '40',
      DATABASE_STATEMENT_SECONDS: '0.5',
      DATABASE_WAIT_SECONDS: '',
    }).databaseLimits,
  ).toMatchObject({ connections: 40, statementMs: 500, waitMs: 500 });
});

it('is busy when it is a second late, or as late as is set', () => {
  expect(readEnvironment({}).mostDelayMs).toBe(1000);
  expect(readEnvironment({ PAYUNG_BUSY_SECONDS: '2.5' }).mostDelayMs).toBe(2500);
  expect(readEnvironment({ PAYUNG_BUSY_SECONDS: '0' }).mostDelayMs).toBe(Number.POSITIVE_INFINITY);
});

it.each([
  ['DATABASE_CONNECTIONS', '0', 'must be a number from 1 to 500'],
  ['DATABASE_CONNECTIONS', '501', 'must be a number from 1 to 500'],
  ['DATABASE_STATEMENT_SECONDS', '0', 'must be more than 0 seconds'],
  ['DATABASE_LOCK_SECONDS', '-1', 'must be seconds, such as 0.5 or 5'],
  ['PAYUNG_BUSY_SECONDS', '-1', 'must be seconds, such as 0.5 or 2, or 0 for never'],
])('refuses %s=%s: %s', (name, value, problem) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name} ${problem}`);
});

it('trusts what edges say of their callers: those of this machine, or those that are named', () => {
  expect(readEnvironment({}).trustedEdges).toEqual(['loopback']);
  expect(readEnvironment({ PAYUNG_TRUSTED_EDGES: 'loopback, 10.0.0.0/8' }).trustedEdges).toEqual([
    'loopback',
    '10.0.0.0/8',
  ]);
});

it.each(['everybody', '10.0.0.0/33', 'loopback,'])('refuses %j as edges', (PAYUNG_TRUSTED_EDGES) => {
  expect(() => readEnvironment({ PAYUNG_TRUSTED_EDGES })).toThrow('PAYUNG_TRUSTED_EDGES must be addresses');
});

it('lets the demo be reached from other machines where a password is asked for, and a long one', () => {
  const open = { PAYUNG_MODE: 'demo', HOST: '0.0.0.0' };
  expect(() => readEnvironment(open)).toThrow('or PAYUNG_STAGING_PASSWORD be set');
  expect(() => readEnvironment({ ...open, PAYUNG_STAGING_PASSWORD: 'elevenchars' })).toThrow(
    'PAYUNG_STAGING_PASSWORD must have at least 12 characters',
  );
  expect(readEnvironment({ ...open, PAYUNG_STAGING_PASSWORD: 'merah jambu 2026' }).host).toBe('0.0.0.0');
});

it('lets the operator say how many the people behind one address have, by the names of the limits', () => {
  expect(readEnvironment({}).strangers).toEqual({ limitRoom: {}, captcha: undefined });
  const set = readEnvironment({ PAYUNG_CODES_PER_NETWORK: '5000', PAYUNG_WRONG_LINKS_PER_NETWORK: '' });
  expect(set.strangers.limitRoom).toEqual({ codesForNetwork: 5000 });
});

it('knows a variable for each limit that is said to have one', () => {
  const named = Object.values<LimitRow>(STRANGER_LIMITS.rows).flatMap(({ setting }) => setting ?? []);
  const rooms = readEnvironment(Object.fromEntries(named.map((name) => [name, '7']))).strangers.limitRoom;
  expect(Object.values(rooms)).toEqual(named.map(() => 7));
  expect(named).toHaveLength(8);
});

it.each(['0', '-1', 'many', '1000000'])('refuses %j as a number of codes', (PAYUNG_CODES_PER_NETWORK) => {
  expect(() => readEnvironment({ PAYUNG_CODES_PER_NETWORK })).toThrow(
    'PAYUNG_CODES_PER_NETWORK must be a number from 1 to 999999',
  );
});

it('takes a CAPTCHA as a whole', () => {
  const captcha = {
    CAPTCHA_VERIFY_URL: 'https://captcha.test/siteverify',
    CAPTCHA_SECRET: 'of the operator',
    CAPTCHA_SITE_KEY: 'site-1',
  };
  expect(() => readEnvironment(captcha)).toThrow('CAPTCHA_SCRIPT_URL is missing');
  const whole = { ...captcha, CAPTCHA_SCRIPT_URL: 'https://captcha.test/api.js' };
  expect(readEnvironment(whole).strangers.captcha).toEqual({
    verifyUrl: 'https://captcha.test/siteverify',
    secret: 'of the operator',
    siteKey: 'site-1',
    scriptUrl: 'https://captcha.test/api.js',
  });
});

it.each([
  ['', 5_000_000],
  ['0', 0],
  ['10000000', 10_000_000],
])('asks for a second person above %j rupiah as %i', (PAYUNG_REFUND_SECOND_PERSON_ABOVE, above) => {
  expect(readEnvironment({ PAYUNG_REFUND_SECOND_PERSON_ABOVE }).refunds.secondPersonAbove).toBe(above);
});

it.each(['-1', '5.000.000', 'never'])('refuses %j as that sum', (PAYUNG_REFUND_SECOND_PERSON_ABOVE) => {
  expect(() => readEnvironment({ PAYUNG_REFUND_SECOND_PERSON_ABOVE })).toThrow(
    'PAYUNG_REFUND_SECOND_PERSON_ABOVE must be rupiah from 0 to 999999999999',
  );
});

const BUCKET = {
  S3_ENDPOINT: 'https://s3.payung.test/',
  S3_REGION: 'ap-southeast-3',
  S3_BUCKET: 'payung',
  S3_KEY_ID: 'key',
  S3_SECRET: 'of the bucket',
};

it('keeps objects in PostgreSQL, and in a store that is configured as a whole where it is told to', () => {
  expect(readEnvironment({}).objects).toEqual({ newIn: 'postgresql', s3: undefined });
  expect(readEnvironment({ ...BUCKET, PAYUNG_OBJECTS: 's3' }).objects).toEqual({
    newIn: 's3',
    s3: {
      endpoint: 'https://s3.payung.test',
      region: 'ap-southeast-3',
      bucket: 'payung',
      keyId: 'key',
      secret: 'of the bucket',
      pathStyle: true,
    },
  });
  expect(readEnvironment({ ...BUCKET, S3_PATH_STYLE: 'off' }).objects.s3?.pathStyle).toBe(false);
});

it.each([
  [{ PAYUNG_OBJECTS: 's3' }, "PAYUNG_OBJECTS is 's3', which needs S3_ENDPOINT, S3_REGION, S3_BUCKET"],
  [{ PAYUNG_OBJECTS: 'disk' }, "PAYUNG_OBJECTS must be 'postgresql' or 's3'"],
  [{ S3_BUCKET: 'payung' }, 'S3_SECRET is missing: S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_KEY_ID needs it'],
  [
    { ...BUCKET, S3_ENDPOINT: 's3.payung.test' },
    'S3_ENDPOINT must be a URL that begins with https: or http:',
  ],
])('refuses half an object store: %j', (variables, problem) => {
  expect(() => readEnvironment(variables)).toThrow(problem);
});

it('logs statements of half a second, or what is set, and sends spans where an address is set', () => {
  expect(readEnvironment({})).toMatchObject({ slowStatementMs: 500, tracing: undefined });
  const set = {
    DATABASE_SLOW_STATEMENT_MS: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(readEnvironment(set)).toMatchObject({
    slowStatementMs: 0,
    tracing: { endpoint: 'http://collector:4318', share: 0.25 },
  });
  const all = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '' };
  expect(readEnvironment(all).tracing?.share).toBe(1);
});

it.each([
  ['DATABASE_SLOW_STATEMENT_MS', '0.5 s', 'must be milliseconds from 0 (none is logged) to 99999'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be a URL that begins with http: or https:'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'must be the part of all traces that is sent, from 0 to 1'],
  ['OTEL_TRACES_SAMPLER_ARG', 'all', 'must be the part of all traces that is sent, from 0 to 1'],
])('refuses %s=%s', (name, value, problem) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(`${name} ${problem}`);
});
