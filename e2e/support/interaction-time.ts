import type { CDPSession, Page } from '@playwright/test';

/** What an interaction took, in milliseconds, from the press until the next picture (definition of the Event Timing API). */
export type Measure = (press: () => Promise<void>) => Promise<number>;

/** The shortest that the browser reports; shorter ones count as 0. */
const SHORTEST_MS = 16;

declare global {
  interface Window {
    /** The longest event of each interaction so far. */
    payungInteractions?: number[];
  }
}

/** Before anything of the page runs. */
const watchInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript((durationThreshold) => {
    const durations: number[] = [];
    window.payungInteractions = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);

/** Entries of an interaction arrive with the picture after it, and a little later. */
const untilReported = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300))),
      ),
  );

const longestSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window.payungInteractions ?? []).splice(0)));

export const slowDown = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Measures the longest interaction of what is pressed on a page, while its processor is slowed. */
export const interactionTimes = async (page: Page, slowdown: number): Promise<Measure> => {
  await watchInteractions(page);
  const session = await page.context().newCDPSession(page);
  return async (press) => {
    await untilReported(page);
    await longestSoFar(page);
    await slowDown(session, slowdown);
    await press();
    await untilReported(page);
    await slowDown(session, 1);
    return longestSoFar(page);
  };
};
