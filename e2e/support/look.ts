import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Frame, Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { isDeepRun } from '@payung/platform/e2e/run.ts';
import { resultsFolder } from './run.ts';

/** What a finger can press needs this height in pixels. */
const LEAST = 44;

/** Runs in the page. */
const findSmall = (least: number): readonly string[] => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"]';
  /** What is drawn around a field and passes a touch on to it. */
  const AROUND = 'label, .py-input-frame';

  // A link inside of a sentence is as high as its line.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
  const isInSentence = (element: Element): boolean => {
    if (!element.matches('a, button') || !getComputedStyle(element).display.startsWith('inline'))
      return false;
    const line = element.closest('p, li, dd, span:not(a span, button span)');
    return (
      line !== null && (line.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    );
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
  const heightOf = (element: Element): number => {
    const own = element.getBoundingClientRect().height;
    const around = element.matches('input, select, textarea') ? element.closest(AROUND) : null;
    // A target may reach beyond what is drawn.
    const beyond = Number.parseFloat(getComputedStyle(element, '::after').height) || 0;
    return Math.max(own, beyond, around?.getBoundingClientRect().height ?? 0);
  };
  return [...document.querySelectorAll(CONTROLS)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(
      (element) => !element.matches('[tabindex="-1"]') && element.closest('[aria-hidden="true"]') === null,
    )
    .filter((element) => !isInSentence(element) && heightOf(element) < least - 0.5)
    .map((element) => `${heightOf(element)} px: ${element.outerHTML.slice(0, 160)}`);
};

/** The controls of a page that are too small for a finger; empty where all are large enough. */
const smallTouchTargets = (page: Page): Promise<readonly string[]> => page.evaluate(findSmall, LEAST);

const SERIOUS = new Set(['serious', 'critical']);

/** Where seconds pass before a file is there or used: a busy machine, not a fault. */
const IS_SLOW = /was preloaded using link preload but not used within a few seconds|slow: not loaded after/;

/** Faults are put between page and server, so workers are kept out (`serviceWorkers` of the settings). */
const IS_KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** The errors and warnings of the browser from now on. */
export const collectConsole = (page: Page): string[] => {
  const messages: string[] = [];
  page.on('console', (message) => {
    const isTold = message.type() === 'error' || message.type() === 'warning';
    if (isTold && !IS_SLOW.test(message.text()) && message.text() !== IS_KEPT_OUT)
      messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
};

/** Collects the errors and warnings of the browser from now on; `none` asserts that there were none. */
export const watchConsole = (page: Page): { readonly none: () => void } => {
  const consoleErrors = collectConsole(page);
  return { none: () => expect(consoleErrors).toEqual([]) };
};

/** Takes a screenshot, light and dark, in runs with pictures: `npm run pictures`. */
export const takePicture = async (page: Page, name: string, isWhole = true): Promise<void> => {
  if (process.env['E2E_PICTURES'] === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const file = colorScheme === 'light' ? `${name}.png` : `${name}-dark.png`;
    // Without animations: dialogs fade in.
    await page.screenshot({
      path: join(resultsFolder, 'pictures', file),
      fullPage: isWhole,
      animations: 'disabled',
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Transient elements: toasts, and the wave around a pressed button. */
const PASSING = '[popover="manual"], .ant-wave';

/** Waits for running animations: a colour that still fades would be judged wrongly. */
const animationsFinished = (page: Page): Promise<unknown> =>
  page.evaluate((passing) => {
    const isPassing = (effect: AnimationEffect | null): boolean =>
      effect instanceof KeyframeEffect && effect.target?.closest(passing) !== null;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime) && !isPassing(effect))
        .map((animation) => animation.finished),
    );
  }, PASSING);

const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each frame by itself. The checker is large, so a document that has it already does not get it again. */
const violationsIn = async (frame: Frame): Promise<readonly axe.Result[]> => {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(`${CHECKER};0`);
  return frame.evaluate(async (passing) => {
    const checker = Reflect.get(globalThis, 'axe') as typeof axe;
    const options = { resultTypes: ['violations' as const], iframes: false };
    return (await checker.run({ exclude: [passing] }, options)).violations;
  }, PASSING);
};

/** Up to this width in pixels a window is that of a phone. */
const PHONE_AT_MOST = 620;

/** No serious accessibility violation, nothing wider than the window, and on a phone nothing too small for a finger. */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  await animationsFinished(page);
  const violations = await Promise.all(page.frames().map(violationsIn));
  const serious = violations
    .flat()
    .filter((violation) => SERIOUS.has(violation.impact ?? ''))
    .map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(serious, `accessibility of ${name}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0);
  if ((page.viewportSize()?.width ?? 0) > PHONE_AT_MOST) return;
  expect.soft(await smallTouchTargets(page), `touch targets of ${name}`).toEqual([]);
};

export const screenDrawn = async (page: Page): Promise<void> => {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/**
 * Waits until a screen is fully drawn, and takes a picture of it. The sweep checks it where an address leads to it; the
 * deep run checks it here too, with what was typed and pressed on the way.
 */
export const look = async (page: Page, name: string): Promise<void> => {
  await screenDrawn(page);
  if (isDeepRun) await expectAccessible(page, name);
  await takePicture(page, name);
};

const bodyOf = async (answer: { readonly text: () => Promise<string> }): Promise<string> => {
  try {
    return await answer.text();
  } catch {
    // The page navigated before the body was read.
    return '';
  }
};

interface Answers {
  /** Asserts that none of these texts came, though these others did. */
  readonly lack: (texts: readonly string[], others: { readonly though: readonly string[] }) => Promise<void>;
}

/** Collects what the server answers to a page from now on. */
export const watchAnswers = (page: Page): Answers => {
  const bodies: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) bodies.push(bodyOf(answer));
  });
  return {
    lack: async (texts, { though }) => {
      const answers = (await Promise.all(bodies)).filter((body) => body !== '');
      for (const text of though) expect(answers.filter((body) => body.includes(text))).not.toEqual([]);
      for (const text of texts) expect(answers.filter((body) => body.includes(text))).toEqual([]);
    },
  };
};

/** Compares the amounts beside their labels, such as the lines of a price. */
export const expectLines = async (
  within: Locator,
  lines: readonly (readonly [label: string, amount: string])[],
): Promise<void> => {
  for (const [label, amount] of lines) {
    const term = within.getByRole('term').filter({ hasText: label }).first();
    await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(amount);
  }
};
