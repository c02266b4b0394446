import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '@payung/shared/api/client.ts';
import {
  followServerDate,
  readPageSent,
  serverNow,
  useServerNow,
} from '@payung/shared/session/clock/server-clock.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { kiteEndpoints } from '#testing/kite.ts';
import { serverDate, setDeviceAhead, WRONG_CLOCKS } from '#testing/browser/device-clock.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What it differs from the server's clock; in whole seconds, as answers are dated. */
const error = (): number => Math.abs(Math.trunc((serverNow() - serverDate().getTime()) / 1000));

const ask = async (): Promise<void> => {
  fakeApi({ winds: [] }, kiteEndpoints);
  await call(kiteEndpoints.winds);
};

/** An answer with that date to a request that began before. */
const answerDated = (date: string, duringMs = 0): void => {
  const hear = followServerDate();
  vi.setSystemTime(Date.now() + duringMs);
  hear(date);
};

const Clock = () => <p>{new Date(useServerNow(MINUTE_MS)).toISOString().slice(0, 10)}</p>;

afterEach(() => {
  document.head.innerHTML = '';
});

describe('the clock of the server', () => {
  it.each(WRONG_CLOCKS)('is known from one answer on a device that is %s', async (_words, ahead) => {
    setDeviceAhead(ahead);
    expect(serverNow() - Date.now()).toBe(0);
    await ask();
    expect(error()).toBe(0);
  });

  it('is that of the device where answers do not contradict it: nothing jumps', async () => {
    for (let count = 0; count < 3; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one answer after another
      await ask();
      expect(serverNow() - Date.now()).toBe(0);
    }
  });

  it('is known better with every answer, and a slow one after it spoils nothing', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00.900Z'), toFake: ['Date'] });
    // Nine seconds on the way: the server may have been asked at once, or answered at last.
    answerDated('Fri, 20 Nov 2026 05:00:05 GMT', 9_000);
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T05:00:15.000Z');
    answerDated('Fri, 20 Nov 2026 05:00:10 GMT', 100);
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T05:00:11.100Z');
    answerDated('Fri, 20 Nov 2026 05:00:11 GMT', 9_000);
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T05:00:20.100Z');
  });

  it('follows the last answer where the clock of the device was set since', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] });
    answerDated('Fri, 20 Nov 2026 05:00:00 GMT');
    vi.setSystemTime('2026-11-21T05:00:00Z');
    answerDated('Fri, 20 Nov 2026 05:00:30 GMT');
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T05:00:31.000Z');
    vi.setSystemTime('2026-11-20T05:01:00Z');
    answerDated('Fri, 20 Nov 2026 05:01:30 GMT');
    expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T05:01:30.000Z');
  });

  it('goes on when the clock of the device is set back, without another answer', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] });
    answerDated('Fri, 20 Nov 2026 05:00:00 GMT');
    const before = serverNow();
    vi.setSystemTime('2026-11-19T05:00:00Z');
    expect(serverNow() - before).toBeGreaterThanOrEqual(0);
    expect(serverNow() - before).toBeLessThan(MINUTE_MS);
  });

  it('is not learnt from an answer without a date, with an unreadable one, or while the clock was set', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z'), toFake: ['Date'] });
    followServerDate()(undefined);
    followServerDate()('yesterday');
    answerDated('Fri, 20 Nov 2026 05:00:00 GMT', -DAY_MS);
    expect(serverNow() - Date.now()).toBe(0);
  });

  it.each(WRONG_CLOCKS)('is known from the page itself before any answer: %s', (_words, ahead) => {
    setDeviceAhead(ahead);
    const sent = Math.floor((serverDate().getTime() - performance.now()) / 1000);
    document.head.innerHTML = `<meta name="page-sent" content="${sent}">`;
    readPageSent();
    expect(error()).toBeLessThanOrEqual(Math.ceil(performance.now() / 1000) + 1);
  });

  it('is that of the device in a page that does not say when it was sent', () => {
    readPageSent();
    expect(serverNow() - Date.now()).toBe(0);
  });

  it('is shown anew when an answer has told it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    setDeviceAhead(DAY_MS);
    render(<Clock />);
    expect(screen.getByText('2026-11-20')).toBeTruthy();
    await act(ask);
    expect(screen.getByText('2026-11-19')).toBeTruthy();
  });
});
