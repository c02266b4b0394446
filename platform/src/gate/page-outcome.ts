import type { Page } from '@playwright/test';

/** How a page that was opened has ended. */
export type Outcome =
  | { readonly kind: 'drawn' }
  /** `isOfTime` where a machine that is busy with something else may be the reason. */
  | { readonly kind: 'problem'; readonly reason: string; readonly isOfTime: boolean }
  /** Neither of both before the time was over: it says nothing about the build. */
  | { readonly kind: 'unjudged' };

type WatchedPage = Pick<Page, 'evaluate' | 'on' | 'locator' | 'waitForLoadState'>;

/** What the shell says on the console of a screen that it could not show. */
const FAILED = /^\[[^\]]+\] (failed|crashed|stuck)\b/;
/** These follow from the time limits of the shell too: a file that did not come, a load that did not go on. */
const OF_TIME: ReadonlySet<string | undefined> = new Set(['failed', 'stuck']);

/** A screen, or what the shell says in its place: neither what the page began with, nor what stands there meanwhile. */
const DRAWN = 'main:not([aria-busy="true"]) > :not([aria-busy="true"]):not([data-drawn])';

/** A page that goes on asking for something is not waited for longer: it is drawn. */
const QUIET_WITHIN_MS = 5_000;

/** Runs in the page. */
const untilNextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Drawn, and done with what a screen does right after that and when its reads have failed. */
const untilDrawn = async (page: WatchedPage): Promise<void> => {
  await page.locator(DRAWN).first().waitFor({ timeout: 0 });
  await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS }).catch(() => undefined);
  // On a busy machine what the page is about to do may still wait for its turn. It may also go to another page.
  await page.evaluate(untilNextFrame).catch(() => undefined);
};

const untilProblem = (page: WatchedPage): Promise<Outcome> =>
  new Promise((resolve) => {
    const end = (reason: string, isOfTime = false): void => resolve({ kind: 'problem', reason, isOfTime });
    page.on('pageerror', ({ name, message }) => end(`${name}: ${message}`));
    page.on('crash', () => end('the page of the browser crashed', true));
    page.on('console', (message) => {
      const [, kind] = FAILED.exec(message.text()) ?? [];
      if (kind !== undefined) end(message.text(), OF_TIME.has(kind));
    });
  });

/**
 * Opens a page and waits until its screen is drawn, failed or crashed, whichever is first, however long that takes on
 * this machine; only `isOver` ends the waiting without an answer.
 */
export const outcomeOf = (
  page: WatchedPage,
  open: () => Promise<unknown>,
  isOver: Promise<unknown>,
): Promise<Outcome> => {
  const problem = untilProblem(page);
  const opened = async (): Promise<Outcome> => {
    try {
      await open();
      await untilDrawn(page);
      return { kind: 'drawn' };
    } catch (cause) {
      const [reason = ''] = (cause as Error).message.split('\n');
      return { kind: 'problem', reason, isOfTime: true };
    }
  };
  return Promise.race([problem, opened(), isOver.then((): Outcome => ({ kind: 'unjudged' }))]);
};
