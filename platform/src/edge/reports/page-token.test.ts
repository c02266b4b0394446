import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { platformKey, signed } from '#registry/sets/platform-key.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { pageTokens } from './page-token.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 27) }));
afterEach(() => void vi.useRealTimers());

const DAY_MS = 86_400_000;
const IP = '198.51.100.7';

it('is another one for each page, and known to every edge of the platform', () => {
  const data = temporaryFolder();
  const [one, other] = [pageTokens(data), pageTokens(data)];
  const tokens = [one.issue(IP), one.issue(IP)];
  const pages = tokens.map((token) => other.pageOf(token));
  expect(pages).toEqual(tokens.map((token) => token.split('.')[0]));
  expect(new Set(pages).size).toBe(2);
});

it('is good for seven days', () => {
  const { issue, pageOf } = pageTokens(temporaryFolder());
  const token = issue(IP);
  vi.advanceTimersByTime(7 * DAY_MS);
  expect(pageOf(token)).toMatch(/^[\w-]{12}$/);
  vi.advanceTimersByTime(1_000);
  expect(pageOf(token)).toBeUndefined();
});

it('is refused when anything in it was changed', () => {
  const { issue, pageOf } = pageTokens(temporaryFolder());
  const token = issue(IP);
  const [id = '', second = '', network = '', region = '', signature = ''] = token.split(/[.~]/);
  expect(pageOf([id, second, network, region].join('.') + `~${signature}`)).toBe(id);
  for (const altered of [
    ['AAAAAAAAAAAA', second, network, region],
    [id, 'zzzzzz', network, region],
    [id, second, 'AAAAAAAAAAA', region],
    [id, second],
  ])
    expect(pageOf(`${altered.join('.')}~${signature}`)).toBeUndefined();
  expect(pageOf(`${token}~`)).toBeUndefined();
});

it('says into which network the page was sent, and when, without its address', () => {
  const { issue, read } = pageTokens(temporaryFolder());
  const [one, same, other] = ['2001:db8:1:2::3', '2001:db8:1:ffff::4', '2001:db8:2::3'].map((ip) =>
    issue(ip),
  );
  const [first, second, third] = [one, same, other].map((token) => read(token ?? ''));
  expect(first?.network).toBe(second?.network);
  expect(first?.network).not.toBe(third?.network);
  expect([first?.region, first?.sent]).toEqual([third?.region, Date.UTC(2026, 10, 27)]);
  expect(one).toMatch(/^[\w-]{12}\.[\da-z]{6}\.[\w-]{11}\.[\w-]{11}~[\w-]{22}$/);
});

it('of a page of before, which had a minute and no place, is known and decides nothing', () => {
  const data = temporaryFolder();
  const { pageOf, read } = pageTokens(data);
  const minute = Math.floor(Date.now() / 60_000).toString(36);
  const token = signed(platformKey(data, 'page token'), `AAAAAAAAAAAA.${minute}`);
  expect([pageOf(token), read(token)]).toEqual(['AAAAAAAAAAAA', undefined]);
});
