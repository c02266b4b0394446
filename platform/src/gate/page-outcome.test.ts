import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { judgedWithin } from './judged-within.ts';
import { outcomeOf } from './page-outcome.ts';

const never = new Promise<never>(() => undefined);
const soon = (): Promise<void> => Promise.resolve();

interface FakeWaits {
  readonly open?: () => Promise<void>;
  readonly drawn?: Promise<void>;
  readonly isOver?: Promise<void>;
}

/** A page whose waits are the given ones; what the browser says is emitted. */
const opened = ({ open = soon, drawn = never, isOver = never }: FakeWaits) => {
  const events = new EventEmitter();
  const limits: (number | undefined)[] = [];
  const page = Object.assign(events, {
    locator: () => ({
      first: () => ({
        waitFor: ({ timeout }: { readonly timeout: number }) => {
          limits.push(timeout);
          return drawn;
        },
      }),
    }),
    waitForLoadState: soon,
    evaluate: soon,
  }) as unknown as Page & EventEmitter;
  const log = (text: string) => events.emit('console', { text: () => text });
  return { events, log, limits, outcome: outcomeOf(page, open, isOver) };
};

it('is drawn however late the screen comes: no seconds end the waiting', async () => {
  const screen = Promise.withResolvers<void>();
  const { limits, outcome } = opened({ drawn: screen.promise });
  expect(await Promise.race([outcome, setImmediate('still waits')])).toBe('still waits');
  screen.resolve();
  expect(await outcome).toEqual({ kind: 'drawn' });
  expect(limits).toEqual([0]);
});

it.each([
  ['[mfe-kite 1.0.0-aa] crashed: torn', false],
  ['[mfe-kite 1.0.0-aa] failed: a file did not come', true],
  ['[mfe-kite 1.0.0-aa] stuck: the screen does not go on loading', true],
])('is a problem at once where the shell says %j', async (said, isOfTime) => {
  const { log, outcome } = opened({});
  log('[mfe-kite 1.0.0-aa] slow: a file');
  log('a line of the screen');
  log(said);
  expect(await outcome).toEqual({ kind: 'problem', reason: said, isOfTime });
});

it('is a problem where an error is caught by nobody, the page of the browser crashes, or the address does not open', async () => {
  const uncaught = opened({});
  uncaught.events.emit('pageerror', new TypeError('x is undefined'));
  expect(await uncaught.outcome).toEqual({
    kind: 'problem',
    reason: 'TypeError: x is undefined',
    isOfTime: false,
  });
  const crashed = opened({});
  crashed.events.emit('crash');
  expect(await crashed.outcome).toMatchObject({ kind: 'problem', isOfTime: true });
  const closed = opened({ open: () => Promise.reject(new Error('net::ERR_ABORTED\nCall log')) });
  expect(await closed.outcome).toEqual({ kind: 'problem', reason: 'net::ERR_ABORTED', isOfTime: true });
});

it('could not be judged where the time is over before it is drawn or has failed', async () => {
  expect(await opened({ isOver: soon() }).outcome).toEqual({ kind: 'unjudged' });
});

it('takes minutes by default, as many as a setting gives it, and never less than two', () => {
  expect(judgedWithin({})).toBe(240);
  expect(judgedWithin({ PAYUNG_OPEN_ROUTES_SECONDS: ' 600 ' })).toBe(600);
  for (const text of ['60', '0', '2 min', '-1'])
    expect(() => judgedWithin({ PAYUNG_OPEN_ROUTES_SECONDS: text })).toThrow(
      'PAYUNG_OPEN_ROUTES_SECONDS must be a number of seconds, 120 at least.',
    );
});
