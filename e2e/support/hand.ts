import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** How a person works the page: a finger on a phone, or a keyboard and nothing else. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly tick: (box: Locator) => Promise<void>;
}

const finger: Hand = {
  press: (target) => target.click(),
  type: async (field, text) => {
    await field.click();
    await field.fill(text);
  },
  tick: (box) => box.check({ force: true }),
};

/** More stops than the longest page has: beyond that the target cannot be reached by keyboard. */
const MOST_STOPS = 90;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

const walkTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
};

const keyboard = (page: Page): Hand => ({
  press: async (target) => {
    await walkTo(page, target);
    await page.keyboard.press('Enter');
  },
  type: async (field, text) => {
    await walkTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  tick: async (box) => {
    await walkTo(page, box);
    await page.keyboard.press('Space');
  },
});

export const handOf = (page: Page, kind: 'finger' | 'keyboard'): Hand =>
  kind === 'finger' ? finger : keyboard(page);
