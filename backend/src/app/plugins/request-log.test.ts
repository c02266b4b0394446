import fastify from 'fastify';
import { expect, it } from 'vitest';
import { loggerOptions } from './request-log.ts';

/** What is written of these facts, without the time and the process. */
const written = (facts: object): unknown => {
  const lines: string[] = [];
  const app = fastify({ logger: loggerOptions('info', { write: (line) => void lines.push(line) }) });
  app.log.info(facts, 'something happened');
  const { level: _level, time: _time, pid: _pid, hostname: _host, ...line } = JSON.parse(lines[0] ?? '{}');
  return line;
};

it('hides secret and personal fields of a logged object, three levels deep', () => {
  expect(written({ phone: '6281234567890', quote: { email: 'a@b.id', stage: 'Lead Created' } })).toEqual({
    phone: '•',
    quote: { email: '•', stage: 'Lead Created' },
    msg: 'something happened',
  });
  expect(written({ quote: { people: { insuredIdCard: '3273', no: 1 } }, list: [{ otp: 123456 }] })).toEqual({
    quote: { people: { insuredIdCard: '•', no: 1 } },
    list: [{ otp: '•' }],
    msg: 'something happened',
  });
});

it('leaves numbers, texts and days as they are', () => {
  const at = new Date('2026-02-10T03:00:00Z');
  expect(written({ invoice: 'INV-1', amount: 12_000, at, none: null })).toEqual({
    invoice: 'INV-1',
    amount: 12_000,
    at: '2026-02-10T03:00:00.000Z',
    none: null,
    msg: 'something happened',
  });
});

it('logs name, code and stack of an error, but not its message', () => {
  const error = Object.assign(new Error('Key (phone)=(6281234567890)'), { code: '23505' });
  const line = written({ err: error });
  expect(line).toMatchObject({ err: { type: 'Error', message: '', code: '23505' } });
  expect(JSON.stringify(line)).not.toContain('6281234567890');
});

it.each(['23505', '57P01', 'ECONNREFUSED', 'ENOSPC', 'FST_ERR_CTP_BODY_TOO_LARGE', 'ERR_INVALID_ARG_TYPE'])(
  'keeps the code of an error: %s',
  (code) => {
    const error = Object.assign(new Error('no'), { code });
    expect(written({ err: error })).toMatchObject({ err: { code } });
    expect(written({ code, job: { code } })).toMatchObject({ code, job: { code } });
  },
);

it.each([123_456, '123456', '999999', 'AbC123', 'abcdef'])(
  'hides what may be a one-time code: %s',
  (code) => {
    const error = Object.assign(new Error('no'), { code });
    expect(JSON.stringify(written({ err: error, code, deep: { code } }))).not.toContain(String(code));
  },
);

it('logs only kind and code of an error nested in other fields', () => {
  const error = Object.assign(new Error('no'), { code: '23505', detail: 'Key (phone)=(6281234567890)' });
  expect(written({ reason: error, job: { error } })).toEqual({
    reason: { errorKind: 'Error', errorCode: '23505' },
    job: { error: { errorKind: 'Error', errorCode: '23505' } },
    msg: 'something happened',
  });
});

const broken = (): never => {
  throw new TypeError('081234567890 cannot be read');
};
const circular: Record<string, unknown> = { stage: 'Lead Created' };
circular['self'] = circular;

it.each([
  ['a getter that throws', Object.defineProperty({}, 'stage', { get: broken, enumerable: true })],
  ['a proxy that throws', new Proxy({}, { get: broken, has: broken, ownKeys: broken })],
  ['a toJSON that throws', { toJSON: broken }],
  ['an object that contains itself', circular],
  ['a number that JSON lacks', 10n],
  ['an object without a prototype', Object.create(null)],
  ['an error whose stack is no text', Object.assign(new Error('no'), { stack: 5 })],
  ['an error whose code throws', Object.defineProperty(new Error('no'), 'code', { get: broken })],
  ['nothing', null],
  ['a text that was thrown', 'no'],
])('writes a line whatever is logged: %s', (_what, value) => {
  for (const name of ['fact', 'err', 'req', 'res']) {
    const line = written({ [name]: value, at: 'a place' });
    expect(line).toMatchObject({ at: 'a place', msg: 'something happened' });
    expect(JSON.stringify(line)).not.toContain('081234567890');
  }
});

it('writes a line of a request whose connection is gone, without an address', () => {
  const request = { callerAddress: '', loggedActor: 'nobody' };
  expect(written({ res: { statusCode: 499, request } })).toMatchObject({
    res: { status: 499, actor: 'nobody', from: '' },
  });
});

it('hides what lies deeper than three levels, and what an object says of itself', () => {
  const token = 'a-token-of-somebody';
  expect(
    written({ one: { two: { three: { four: { token } } } }, self: { toJSON: () => ({ token }) } }),
  ).toEqual({
    one: { two: { three: '…' } },
    self: { token: '•' },
    msg: 'something happened',
  });
});
