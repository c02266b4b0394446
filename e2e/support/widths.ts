import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { test } from '@payung/platform/e2e/platform.ts';

const HEIGHT = 800;

/** Every width at which a screen must still fit. */
const WIDTHS = [320, 360, 599, 600, 601, 619, 620, 621] as const;

export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not drawn`);
  return box;
};

/** The width without the scroll bar. */
const contentWidth = (dialog: Locator): Promise<number> =>
  dialog.evaluate(() => document.body.getBoundingClientRect().width);

const expectDrawer = async (dialog: Locator): Promise<void> => {
  const width = await contentWidth(dialog);
  const box = await boxOf(dialog);
  expect(box.x, 'left edge').toBeCloseTo(0, 0);
  expect(box.width, 'full width').toBeCloseTo(width, 0);
  expect(box.y + box.height, 'bottom edge').toBeCloseTo(HEIGHT, 0);
};

const expectModal = async (dialog: Locator): Promise<void> => {
  const width = await contentWidth(dialog);
  const box = await boxOf(dialog);
  expect(box.x + box.width / 2, 'centred horizontally').toBeCloseTo(width / 2, -1);
  expect(box.y + box.height / 2, 'centred vertically').toBeCloseTo(HEIGHT / 2, -1);
  expect(box.x, 'space beside it').toBeGreaterThan(0);
  expect(box.y + box.height, 'space below it').toBeLessThan(HEIGHT);
};

/** A drawer at the bottom up to 620 pixels, a modal in the middle above. */
export const expectDrawerUpTo620 = (page: Page, dialog: Locator): Promise<void> =>
  atWidths(page, WIDTHS, (width) => (width <= 620 ? expectDrawer(dialog) : expectModal(dialog)));

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const atWidths = async (page: Page, widths: readonly number[], check: (width: number) => Promise<void>) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    // Tried again: a drawer slides in.
    await test.step(`${width} pixels`, () => expect(() => check(width)).toPass());
    // The page learns of its new width a moment later.
    const message = `wider than ${width} pixels`;
    await expect.poll(() => overflowOf(page), { message }).toBeLessThanOrEqual(0);
  }
};

/** Nothing of a screen is wider than any of these windows. */
export const expectNoOverflow = (page: Page, widths: readonly number[] = WIDTHS): Promise<void> =>
  atWidths(page, widths, () => Promise.resolve());

interface Columns {
  readonly first: Locator;
  readonly second: Locator;
}

/** Below each other up to 600 pixels, beside each other above. */
export const expectColumnsFrom600 = (page: Page, { first, second }: Columns): Promise<void> =>
  atWidths(page, WIDTHS, async (width) => {
    const [one, other] = await Promise.all([boxOf(first), boxOf(second)]);
    if (width <= 600) expect(other.y, 'below it').toBeGreaterThan(one.y + one.height);
    else expect(other.x, 'beside it').toBeGreaterThan(one.x + one.width);
  });
