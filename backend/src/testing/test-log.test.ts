import { expect, it } from 'vitest';
import { createTestLog, leaksIn } from './test-log.ts';

it.each([
  ['a phone number', { msg: 'sent to 081234567890' }],
  ['a phone number', { job: { to: '+6281234567890' } }],
  ['an id number', { card: 3273010101900001 }],
  ['a code', { msg: 'the code is 123456' }],
  ['a token', { link: 'W'.repeat(43) }],
  ['an address of mail', { to: 'sari@payung.test' }],
])('finds %s in a line', (what, facts) => {
  expect(leaksIn(JSON.stringify({ level: 30, ...facts }))).toEqual([what]);
});

it('takes what the server says of itself for nobody’s', () => {
  const own = { level: 30, time: 123456, pid: 123456, trace_id: 'W'.repeat(43), responseTime: 0.123456 };
  const job = 'f1cd6831088920216513aac6';
  const res = { status: 200, actor: 'agent …123456', from: '203.0.113.x' };
  expect(
    leaksIn(JSON.stringify({ ...own, job, res, msg: 'Server listening at http://127.0.0.1:34567' })),
  ).toEqual([]);
});

it('fails a test whose server has logged what no log may hold', () => {
  const log = createTestLog();
  log.stream.write('{"msg":"request completed"}\n');
  expect(() => log.requireClean()).not.toThrow();
  log.stream.write('{"to":"081234567890"}\n');
  expect(() => log.requireClean()).toThrow('a phone number: {"to":"081234567890"}');
});
