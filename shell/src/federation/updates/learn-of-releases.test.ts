import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { hearGeneration } from '@payung/shared/api/generation.ts';
import { aFederation } from '#testing/open-page.tsx';
import { learnOfReleases } from './learn-of-releases.ts';

const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 304 })));

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  const { registry } = aFederation(() => Promise.reject(new Error('Nothing is loaded.')));
  onTestFinished(learnOfReleases(registry));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const show = (isHidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('reads the registry once, a minute after an answer to a call named another generation', async () => {
  hearGeneration('7');
  await pass(30_000);
  hearGeneration('8');
  await pass(29_999);
  expect(asked).not.toHaveBeenCalled();
  await pass(1);
  expect(asked).toHaveBeenCalledOnce();
  await pass(59_999);
  expect(asked).toHaveBeenCalledOnce();
});

it('asks nothing while answers name the generation that the page knows', async () => {
  hearGeneration('0');
  await pass(3_600_000);
  expect(asked).not.toHaveBeenCalled();
});

it('reads a stale registry when somebody comes back to the page', async () => {
  show(false);
  await pass(300_001);
  expect(asked).not.toHaveBeenCalled();
  show(true);
  expect(asked).not.toHaveBeenCalled();
  show(false);
  expect(asked).toHaveBeenCalledOnce();
});
