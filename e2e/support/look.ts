import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { resultsFolder } from './places.ts';

const SERIOUS = new Set(['serious', 'critical']);

/** Collects what the browser complains about from now on; `none` asserts that it did not. */
export const watchConsole = (page: Page): { readonly none: () => void } => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { none: () => expect(complaints).toEqual([]) };
};

/** Draws what is seen, where pictures were asked for: `E2E_PICTURES=1 npm run e2e`. */
export const takePicture = async (page: Page, name: string, isWhole = true): Promise<void> => {
  if (process.env['E2E_PICTURES'] === undefined) return;
  const path = join(resultsFolder, 'pictures', `${name}.png`);
  // As it comes to rest: dialogs fade in.
  await page.screenshot({ path, fullPage: isWhole, animations: 'disabled' });
};

/** Until what fades or slides has come to rest: colours are judged as they stay. */
const comeToRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((motion) => Number.isFinite(motion.effect?.getComputedTiming().endTime))
        .map((motion) => motion.finished),
    ),
  );

/** Nothing seriously inaccessible, nothing wider than the window. */
export const expectSound = async (page: Page, name: string): Promise<void> => {
  await comeToRest(page);
  // Toasts come and go: in the middle of it they have any colour.
  const { violations } = await new AxeBuilder({ page }).exclude('.py-toasts').analyze();
  const serious = violations
    .filter((violation) => SERIOUS.has(violation.impact ?? ''))
    .map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
  expect.soft(serious, `accessibility of ${name}`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0);
};

/** One screen, fully drawn and sound, and a picture of it. */
export const look = async (page: Page, name: string): Promise<void> => {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expectSound(page, name);
  await takePicture(page, name);
};
