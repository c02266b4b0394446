import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { pageTokens } from './page-token.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 27) }));
afterEach(() => void vi.useRealTimers());

const DAY_MS = 86_400_000;

it('is another one for each page, and known to every edge of the platform', () => {
  const data = temporaryFolder();
  const [one, other] = [pageTokens(data), pageTokens(data)];
  const tokens = [one.issue(), one.issue()];
  const pages = tokens.map((token) => other.pageOf(token));
  expect(pages).toEqual(tokens.map((token) => token.split('.')[0]));
  expect(new Set(pages).size).toBe(2);
});

it('is good for seven days', () => {
  const { issue, pageOf } = pageTokens(temporaryFolder());
  const token = issue();
  vi.advanceTimersByTime(7 * DAY_MS);
  expect(pageOf(token)).toMatch(/^[\w-]{12}$/);
  vi.advanceTimersByTime(60_000);
  expect(pageOf(token)).toBeUndefined();
});

it('is refused when its id or its time was changed', () => {
  const { issue, pageOf } = pageTokens(temporaryFolder());
  const [id = '', minute = '', signature = ''] = issue().split(/[.~]/);
  expect(pageOf(`${id}.zzzzzz~${signature}`)).toBeUndefined();
  expect(pageOf(`AAAAAAAAAAAA.${minute}~${signature}`)).toBeUndefined();
  expect(pageOf(`${id}.${minute}~${signature}~`)).toBeUndefined();
  expect(pageOf(`${id}.${minute}~${signature}`)).toBe(id);
});
