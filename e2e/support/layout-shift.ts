import type { Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';

/** The most that a screen may shift while it loads: half of what the browser's makers call good. */
const MOST = 0.05;

/** How much later everything arrives than from this machine, so that every skeleton is drawn. */
const DELAY_MS = 150;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What the page collects about itself from its first byte on. */
interface Seen {
  total: number;
  hadSkeleton: boolean;
  readonly moved: string[];
}

/** Runs in every page, before its own scripts. */
const observe = (): void => {
  const seen: Seen = { total: 0, hadSkeleton: false, moved: [] };
  Reflect.set(globalThis, 'layoutShift', seen);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${element.className}` : 'something removed';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      seen.total += entry.value;
      const nodes = entry.sources.map(({ node }) => nameOf(node)).join(', ');
      seen.moved.push(`${entry.value.toFixed(3)} at ${Math.round(entry.startTime)} ms: ${nodes}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    seen.hadSkeleton ||= document.querySelector('main [aria-busy="true"]') !== null;
  }).observe(document, { subtree: true, childList: true, attributes: true });
};

const later = async (route: Route): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, DELAY_MS);
  });
  // The page may be gone by now.
  await route.continue().catch(() => undefined);
};

/** A phone on a slow network: the data, the files of the remotes and those of the shell's screens come late. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(observe);
  await page.route(/\/api\/|\/app\/remotes\/|\/app\/assets\//, later);
};

const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        const answer = () => resolve(Reflect.get(globalThis, 'layoutShift') as Seen);
        // What the last frame moved is told after it.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(answer)));
      }),
  );

interface StableOptions {
  /**
   * Whether a skeleton must have been seen; false where a page is drawn at once, `either` where only its code is
   * waited for, which may come before a skeleton is drawn.
   */
  readonly hasSkeleton?: boolean | 'either';
  /** Whether the page is there already, and is loaded again with the state of its navigation. */
  readonly isReload?: boolean;
}

/** Opens a page anew; its skeletons make way for the content without moving anything. */
export const expectNoLayoutShift = async (
  page: Page,
  path: string,
  { hasSkeleton = true, isReload = false }: StableOptions = {},
): Promise<void> => {
  await (isReload ? page.reload() : page.goto(path));
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const { total, hadSkeleton, moved } = await seenBy(page);
  if (hasSkeleton !== 'either') expect.soft(hadSkeleton, `a skeleton on ${path}`).toBe(hasSkeleton);
  expect.soft(total, `${path} moved:\n${moved.join('\n')}`).toBeLessThan(MOST);
};
