import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { testClock } from '#testing/test-clock.ts';
import { knownPhones } from './known-phones.ts';

const PHONE = '6281234567890';

/** A browser that keeps what it is sent. */
const browser = (secret = 'a secret of the tests') => {
  const clock = testClock();
  let cookie = '';
  let header = '';
  const visit = () => {
    const reply = {
      header: (_name: string, value: string) => {
        header = value;
        cookie = value.split(';')[0] ?? '';
      },
    } as unknown as FastifyReply;
    const context = { secret, clock, publicUrl: 'https://payung.test' };
    return knownPhones({ headers: { cookie: `other=1; ${cookie}` } }, reply, context);
  };
  return { clock, visit, said: () => header, cookie: () => cookie };
};

it('knows the phone that was verified in it, and no other', () => {
  const { visit } = browser();
  expect(visit().deviceOf(PHONE)).toBeUndefined();
  visit().keep(PHONE);
  expect(visit().deviceOf(PHONE)).toMatch(/^[\w-]{12}$/);
  expect(visit().deviceOf('6281234567891')).toBeUndefined();
});

it('is a cookie that scripts and other sites do not get, and that names no phone', () => {
  const { visit, said } = browser();
  visit().keep(PHONE);
  expect(said()).toMatch(
    /^payung-phones=[\w.-]{49}; Path=\/api; HttpOnly; SameSite=Lax; Max-Age=15552000; Secure$/,
  );
  expect(said()).not.toContain('81234567890');
});

it('keeps one name for a phone however often it is verified, so that allowances do not add up', () => {
  const { visit, clock } = browser();
  visit().keep(PHONE);
  const name = visit().deviceOf(PHONE);
  clock.advance(86_400 * 100);
  visit().keep(PHONE);
  clock.advance(86_400 * 100);
  expect(visit().deviceOf(PHONE)).toBe(name);
});

it('forgets a phone after 180 days, and the oldest of seven', () => {
  const { visit, clock } = browser();
  visit().keep(PHONE);
  clock.advance(86_400 * 181);
  expect(visit().deviceOf(PHONE)).toBeUndefined();
  const phones = Array.from({ length: 7 }, (_, index) => `628120000000${index}`);
  for (const phone of phones) visit().keep(phone);
  expect(phones.map((phone) => visit().deviceOf(phone) !== undefined)).toEqual([
    false,
    ...Array.from({ length: 6 }, () => true),
  ]);
});

it('believes no cookie of another secret, or that was altered', () => {
  const [own, other] = [browser(), browser('another secret of the tests')];
  other.visit().keep(PHONE);
  const reply = { header: () => undefined } as unknown as FastifyReply;
  const context = { secret: 'a secret of the tests', clock: own.clock, publicUrl: 'https://payung.test' };
  const read = (cookie: string) => knownPhones({ headers: { cookie } }, reply, context).deviceOf(PHONE);
  expect(read(other.cookie())).toBeUndefined();
  own.visit().keep(PHONE);
  expect(read(own.cookie())).toBeDefined();
  expect(read(own.cookie().replace(/=./, '=~'))).toBeUndefined();
});
