import type { Page, Route } from '@playwright/test';

/** The most that a screen may shift while it loads: half of what the browser's makers call good. */
export const LAYOUT_SHIFT_AT_MOST = 0.05;

/** Delay of every file and reply, so that every skeleton is drawn. */
const DELAY_MS = 150;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** What the page collects about itself from its first byte on. */
interface LayoutShifts {
  total: number;
  hadSkeleton: boolean;
  readonly moved: string[];
}

/** Runs in every page, before its own scripts. */
const observe = (): void => {
  const shifts: LayoutShifts = { total: 0, hadSkeleton: false, moved: [] };
  Reflect.set(globalThis, 'layoutShift', shifts);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${element.className}` : 'something removed';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      shifts.total += entry.value;
      const nodes = entry.sources
        .map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} from ${from.top} to ${to.top}, ${from.height} to ${to.height} high`,
        )
        .join('; ');
      shifts.moved.push(`${entry.value.toFixed(3)} at ${Math.round(entry.startTime)} ms: ${nodes}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    shifts.hadSkeleton ||= document.querySelector('main [aria-busy="true"]') !== null;
  }).observe(document, { subtree: true, childList: true, attributes: true });
};

const later = async (route: Route): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, DELAY_MS);
  });
  // The page may already be closed.
  await route.fallback().catch(() => undefined);
};

/** A phone on a slow network: the data, the files of the remotes and those of the shell's screens come late. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(observe);
  await page.route(/\/api\/|\/app\/remotes\/|\/app\/assets\//, later);
};

/** The same phone where it has been before: what it has kept comes at once. */
export const watchLayoutShiftAgain = async (page: Page): Promise<void> => {
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: DELAY_MS, ...unlimited });
};

/** What has moved on the page since its first byte. */
export const layoutShiftOf = (page: Page): Promise<LayoutShifts> =>
  page.evaluate(
    () =>
      new Promise<LayoutShifts>((resolve) => {
        const answer = () => resolve(Reflect.get(globalThis, 'layoutShift') as LayoutShifts);
        // Shifts of the last frame are reported after it.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(answer)));
      }),
  );
