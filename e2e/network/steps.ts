import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** More stops than any page of these stories has. */
const STOPS = 200;

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab, as somebody without a mouse does, until the control has the focus. */
export const tabTo = async (
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  await expect(control).toBeAttached();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  await expect(control, `${key} reaches it`).toBeFocused();
};

/** The value beside a label, such as "Balance". */
export const factOf = (within: Locator, label: string): Locator =>
  within
    .getByRole('term')
    .and(within.page().getByText(label, { exact: true }))
    .locator('xpath=following-sibling::dd[1]');

/** The refusal of a call. */
export const refusalOf = async (calling: Promise<unknown>): Promise<number | undefined> =>
  calling.then(
    () => undefined,
    (error: { readonly status?: number }) => error.status ?? 0,
  );
