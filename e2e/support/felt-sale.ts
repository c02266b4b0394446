import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { slowDown } from './interaction-time.ts';
import { handsOn } from './taps.ts';
import type { Hands } from './taps.ts';

const CPU_SLOWDOWN = 6;
/** Who types fast on a phone needs this long for a letter. */
const TYPING_MS = 150;
/** Within which a press feels answered. */
const FELT_MS = 100;

interface Press {
  readonly what: string;
  readonly ms: number;
}

/** Runs in the page, before its own scripts: each press or letter, until the next picture (Event Timing API). */
const watchPresses = (): void => {
  const presses = new Map<number, Press>();
  Reflect.set(globalThis, 'payungPresses', presses);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
  const nameOf = (target: Node | null): string => {
    const element = target instanceof HTMLElement ? target : undefined;
    const name =
      element?.getAttribute('aria-label') ?? element?.closest('label,button,a,article')?.textContent;
    return (name ?? element?.id ?? 'what is gone').slice(0, 40);
  };
  new PerformanceObserver((list) => {
    for (const {
      interactionId,
      name,
      duration: ms,
      target,
    } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId === 0 || (presses.get(interactionId)?.ms ?? 0) >= ms) continue;
      presses.set(interactionId, { what: `${name} ${nameOf(target)} at ${location.pathname}`, ms });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};

const pressesOn = (page: Page): Promise<readonly Press[]> =>
  page.evaluate(() => [...(Reflect.get(globalThis, 'payungPresses') as Map<number, Press>).values()]);

interface FeltSale {
  readonly product: string;
  /** From the tile on the agent's home to the link. */
  readonly steps: (hands: Hands) => Promise<void>;
}

/** Prints how long each press of a sale waits for its picture while the processor is slowed. */
export const timeSale = async (page: Page, { product, steps }: FeltSale): Promise<void> => {
  await page.addInitScript(watchPresses);
  await page.goto('/app/oonahome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await slowDown(await page.context().newCDPSession(page), CPU_SLOWDOWN);
  await steps(handsOn(page, TYPING_MS));
  const presses = (await pressesOn(page)).toSorted((one, other) => other.ms - one.ms);
  const slow = presses.filter(({ ms }) => ms > FELT_MS);
  const rows = presses.slice(0, Math.max(3, slow.length)).map(({ what, ms }) => `  ${ms} ms: ${what}`);
  // oxlint-disable-next-line no-console -- what `npm run bench` prints
  console.log(
    [
      `${product}, CPU slowed ${CPU_SLOWDOWN} times: ${slow.length} of ${presses.length} presses take over ${FELT_MS} ms`,
      ...rows,
    ].join('\n'),
  );
};
