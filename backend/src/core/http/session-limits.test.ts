import { expect, it } from 'vitest';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { kiteEndpoints } from '#testing/kite/contract.ts';
import { testClock } from '#testing/test-clock.ts';
import { ApiRefusal } from './api-refusal.ts';
import { createSessionLimits, SESSION_LIMITS } from './session-limits.ts';
import type { SessionLimits } from './session-limits.ts';

const { paymentState, uploadIdentity, getQuote, importLines, exportList } = endpoints;
const { createKiteQuote } = kiteEndpoints;

/** Seconds to wait, or 0 when the call is allowed. */
const waitOf = (limits: SessionLimits, row: EndpointRow, session = 'one', person?: string): number => {
  try {
    limits.count(row, { session, person: person ?? session });
    return 0;
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 429) return error.facts.retryAfterSeconds ?? -1;
    throw error;
  }
};

const times = (count: number, work: () => number): readonly number[] => Array.from({ length: count }, work);
const passed = (waits: readonly number[]): number => waits.filter((seconds) => seconds === 0).length;

it('limits quotes, polls, uploads and exports to these counts', () => {
  expect(SESSION_LIMITS).toEqual({
    quotes: [
      { most: 60, seconds: 60 },
      { most: 600, seconds: 3600 },
    ],
    polls: [{ most: 600, seconds: 60 }],
    uploads: [
      { most: 60, seconds: 60 },
      { most: 400, seconds: 3600 },
    ],
    exports: [{ most: 20, seconds: 3600 }],
    documents: [{ most: 120, seconds: 3600 }],
    figures: [{ most: 10_000, seconds: 3600 }],
    imports: [{ most: 300, seconds: 3600 }],
    comparisons: [{ most: 20, seconds: 3600 }],
  });
});

it.each([
  ['quotes', createKiteQuote, 60],
  ['polls', paymentState, 600],
  ['uploads', uploadIdentity, 60],
] as const)(
  'refuses %s of a session above the limit per minute, and none of another session',
  (_kind, row, most) => {
    const clock = testClock();
    const limits = createSessionLimits(clock);
    clock.advance(7);
    const waits = times(most + 5, () => waitOf(limits, row));
    expect([passed(waits), waits.at(-1)]).toEqual([most, 60]);
    expect(waitOf(limits, row, 'another')).toBe(0);
    clock.advance(59);
    expect(waitOf(limits, row)).toBe(1);
    clock.advance(1);
    expect(waitOf(limits, row)).toBe(0);
  },
);

it('refuses quotes above the limit per hour, also below the limit per minute', () => {
  const clock = testClock();
  const limits = createSessionLimits(clock);
  let made = 0;
  for (let minute = 0; minute < 20; minute += 1) {
    made += passed(times(40, () => waitOf(limits, createKiteQuote)));
    clock.advance(60);
  }
  expect(made).toBe(600);
});

it('does not count other reads', () => {
  const limits = createSessionLimits(testClock());
  expect(passed(times(5000, () => waitOf(limits, getQuote)))).toBe(5000);
  expect(limits.size()).toBe(0);
});

it.each([
  ['exports', exportList, 20],
  ['the batches of seven full imports', importLines, 300],
] as const)('counts %s per person across sessions', (_kind, row, most) => {
  const limits = createSessionLimits(testClock());
  let session = 0;
  const waits = times(most + 5, () => waitOf(limits, row, `session ${(session += 1)}`, 'sari'));
  expect([passed(waits), waits.at(-1)]).toEqual([most, 3600]);
  expect(waitOf(limits, row, 'session of another', 'budi')).toBe(0);
});

it('allows normal use: polls of two screens every three seconds, ten cards and twelve photos with retries', () => {
  const clock = testClock();
  const limits = createSessionLimits(clock);
  for (let second = 0; second < 600; second += 3) {
    expect([waitOf(limits, paymentState), waitOf(limits, paymentState)]).toEqual([0, 0]);
    clock.advance(3);
  }
  expect(passed(times(10 + 3 * 12, () => waitOf(limits, uploadIdentity)))).toBe(46);
});

it('stores a bounded number of sessions', () => {
  const limits = createSessionLimits(testClock(), 100);
  for (let session = 0; session < 1000; session += 1) waitOf(limits, paymentState, `session ${session}`);
  expect(limits.size()).toBe(100);
});
