import type { Page } from '@playwright/test';

const READ_AFTER_MS = 5000;

/** Runs in the page. */
const shortenWait = (long: number): void => {
  const { setTimeout: wait } = globalThis;
  Reflect.set(globalThis, 'patientTimeout', wait);
  Reflect.set(globalThis, 'setTimeout', (run: TimerHandler, ms?: number, ...args: readonly unknown[]) =>
    wait(run, ms === long ? 100 : ms, ...args),
  );
};

/** Runs in the page. */
const restoreWait = (): void => {
  Reflect.set(globalThis, 'setTimeout', Reflect.get(globalThis, 'patientTimeout'));
};

/**
 * A card is read five seconds after its upload (IDV-012). Shortens that wait for tests about something else, only while
 * `act` runs, because other timers may have five seconds too.
 */
export const readCardAtOnce = async (page: Page, act: () => Promise<void>): Promise<void> => {
  await page.evaluate(shortenWait, READ_AFTER_MS);
  await act();
  await page.evaluate(restoreWait);
};
