import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** What an agent's hands do. A tap is a click, or a key that chooses; typed characters are counted apart. */
export interface Hands {
  readonly page: Page;
  readonly tap: (target: Locator) => Promise<void>;
  /** A key that chooses what is offered first. */
  readonly pressEnter: () => Promise<void>;
  /** Taps the field where it has not the focus yet, and types. */
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Goes on to the next field by the key of a phone's keyboard, which is one character, and types. */
  readonly typeNext: (field: Locator, text: string) => Promise<void>;
  readonly counted: () => { readonly taps: number; readonly characters: number };
}

/** Runs in the page: where the "next" key of a phone's keyboard leads to, which knows fields and no buttons. */
const focusNextField = (): void => {
  const here = document.activeElement;
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    ({ type, tabIndex, disabled, offsetParent }) =>
      !['radio', 'checkbox', 'button', 'submit', 'file'].includes(type) &&
      tabIndex >= 0 &&
      !disabled &&
      offsetParent !== null,
  );
  fields[fields.findIndex((field) => field === here) + 1]?.focus();
};

const hasFocus = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);

/** As a finger does it: the checks that `click` runs in the page would be part of the interaction. */
export const pressOn = async (page: Page, target: Locator): Promise<() => Promise<void>> => {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return () => page.mouse.click(x + width / 2, y + height / 2);
};

/** `typingMs`: between two letters, where it counts how long they wait. */
export const handsOn = (page: Page, typingMs = 0): Hands => {
  let taps = 0;
  let characters = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click({ trial: true });
    await (
      await pressOn(page, target)
    )();
  };
  const type = async (field: Locator, text: string): Promise<void> => {
    await expect(field).toBeVisible();
    if (!(await hasFocus(field))) await tap(field);
    characters += text.length;
    await page.keyboard.type(text, { delay: typingMs });
  };
  return {
    page,
    tap,
    type,
    pressEnter: async () => {
      taps += 1;
      await page.keyboard.press('Enter');
    },
    typeNext: async (field, text) => {
      characters += 1;
      await page.evaluate(focusNextField);
      await expect(field).toBeFocused();
      await type(field, text);
    },
    counted: () => ({ taps, characters }),
  };
};

interface CountedSale {
  readonly product: string;
  readonly mostTaps: number;
  /** From the tile on the agent's home to the link, copied or in WhatsApp. */
  readonly steps: (hands: Hands) => Promise<void>;
}

/** Counts one sale on the page of an agent, prints it and holds it to its bar. */
export const countSale = async (page: Page, { product, mostTaps, steps }: CountedSale): Promise<void> => {
  await page.goto('/app/oonahome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hands = handsOn(page);
  const startedAt = performance.now();
  await steps(hands);
  const { taps, characters } = hands.counted();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  // oxlint-disable-next-line no-console -- what `npm run bench` prints
  console.log(`${product}: ${taps} taps and ${characters} characters to a shared link, ${seconds} s`);
  expect(taps).toBeLessThanOrEqual(mostTaps);
};
