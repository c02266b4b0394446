import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** How a person works the page: by touch, or by keyboard and nothing else. */
export interface InputMethod {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly check: (box: Locator) => Promise<void>;
}

const touch: InputMethod = {
  press: (target) => target.click(),
  type: async (field, text) => {
    await field.click();
    await field.fill(text);
  },
  check: (box) => box.check({ force: true }),
};

/** More tab stops than the longest page has: beyond that the target cannot be reached by keyboard. */
const MAX_TAB_STOPS = 90;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached by keyboard`);
};

/** Where Tab stops in the group of an unchecked radio button: at the checked one, or else at the first. */
const stopInGroup = async (page: Page, box: Locator): Promise<Locator | undefined> => {
  const name = await box.evaluate((element) =>
    element instanceof HTMLInputElement && element.type === 'radio' && !element.checked ? element.name : '',
  );
  if (name === '') return undefined;
  const group = page.locator(`input[type=radio][name="${name}"]`);
  const checked = group.and(page.locator(':checked'));
  return (await checked.count()) === 1 ? checked : group.first();
};

const MAX_RADIO_BUTTONS = 10;

/** Tab reaches one radio button of a group; the arrows lead to the others and choose them. */
const walkTo = async (page: Page, stop: Locator, target: Locator): Promise<void> => {
  await tabTo(page, stop);
  for (let step = 0; step < MAX_RADIO_BUTTONS && !(await isFocused(target)); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
};

const keyboard = (page: Page): InputMethod => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  type: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  },
  check: async (box) => {
    const stop = await stopInGroup(page, box);
    await (stop === undefined ? tabTo(page, box) : walkTo(page, stop, box));
    if (stop === undefined || !(await box.isChecked())) await page.keyboard.press('Space');
  },
});

export type InputKind = 'touch' | 'keyboard';

export const inputMethod = (page: Page, kind: InputKind): InputMethod =>
  kind === 'touch' ? touch : keyboard(page);
