import { expect } from '@playwright/test';
import type { Locator, Page, Browser, BrowserContextOptions } from '@playwright/test';
import { look } from './look.ts';
import type { Inbox, PlatformClock, Platform } from '@payung/platform/e2e/platform.ts';
import { TEXTS } from './texts.ts';
import type { TextLanguage } from '@payung/platform/e2e/login-texts.ts';

/** How a person works the page: by touch, or by keyboard and nothing else. */
interface InputMethod {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  readonly check: (box: Locator) => Promise<void>;
  /** Takes the first entry of a list of the browser's own that begins so. */
  readonly choose: (list: Locator, entry: string) => Promise<void>;
}

const touch: InputMethod = {
  press: (target) => target.click(),
  type: async (field, text) => {
    await field.click();
    await field.fill(text);
  },
  check: (box) => box.check({ force: true }),
  choose: async (list, entry) => {
    const label = (await list.locator('option', { hasText: entry }).first().textContent()) ?? entry;
    await list.selectOption({ label });
  },
};

/** More tab stops than the longest page has: beyond that the target cannot be reached by keyboard. */
const MAX_TAB_STOPS = 90;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Behind the last stop of a page Firefox goes on in its own bars, where keys of the page do nothing: it goes back instead. */
const keyTowards = async (page: Page, target: Locator): Promise<string> => {
  if (page.context().browser()?.browserType().name() !== 'firefox') return 'Tab';
  // There the keys of a page behind another one press no button.
  await page.bringToFront();
  const isBehind = await target.evaluate(
    (element) =>
      (document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  return isBehind ? 'Shift+Tab' : 'Tab';
};

/** Looked for once, and again where the page has drawn another in its place: looking takes longer than a stop. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  const key = await keyTowards(page, target);
  let element = await target.elementHandle();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    const place = await element?.evaluate((one) => ({
      isThere: one.isConnected,
      isFocused: one === document.activeElement,
    }));
    if (place?.isFocused) return;
    if (place?.isThere) await page.keyboard.press(key);
    else element = await target.elementHandle();
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
  choose: async (list, entry) => {
    await tabTo(page, list);
    await page.keyboard.type(entry);
  },
});

type InputKind = 'touch' | 'keyboard';

export const inputMethod = (page: Page, kind: InputKind): InputMethod =>
  kind === 'touch' ? touch : keyboard(page);

/** Somebody who walks through a story: at which page, by which input, in which language. */
export interface Person {
  readonly page: Page;
  readonly input: InputMethod;
  readonly inbox: Inbox;
  readonly language: TextLanguage;
  /** The name of a screen's picture. */
  readonly picture: (screen: string) => string;
}

/** Enters the phone, then the one-time code that arrives there. */
export const verifyPhoneAs = async (person: Person, phone: string): Promise<void> => {
  const { page, input, inbox, language } = person;
  const texts = TEXTS[language];
  const known = await inbox.codesTo(phone);
  await input.type(page.getByLabel(texts.phone, { exact: true }), phone);
  await input.press(page.getByRole('button', { name: texts.sendCode }));
  await expect(page.getByLabel(texts.digit(1))).toBeFocused();
  await look(page, person.picture('one-time-code'));
  // Typed digit by digit: the focus moves on by itself, and the sixth submits.
  await page.keyboard.type(await inbox.codeFor(phone, known));
};

export const logInAs = async (
  person: Person,
  { phone, clock }: { readonly phone: string; readonly clock: PlatformClock },
): Promise<void> => {
  await clock.passResendWait();
  await person.page.goto('/app/login');
  await look(person.page, person.picture('login'));
  await verifyPhoneAs(person, phone);
};

interface Seat {
  readonly who: string;
  readonly language: TextLanguage;
  readonly width: number;
  readonly by: InputKind;
  readonly options?: BrowserContextOptions;
}

/** Somebody at a browser of their own, who has not logged in. */
export const seat = async (
  browser: Browser,
  { url, inbox }: Platform,
  { who, language, width, by, options = {} }: Seat,
): Promise<Person> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 760 : 800 },
    hasTouch: by === 'touch',
    ...options,
  });
  await context.addCookies([{ name: 'LANG', value: language, url }]);
  const page = await context.newPage();
  return {
    page,
    input: inputMethod(page, by),
    inbox,
    language,
    picture: (screen) => `${language}-${width}-${who}-${screen}`,
  };
};

export const pressButton = ({ page, input }: Person, name: string): Promise<void> =>
  input.press(page.getByRole('button', { name, exact: true }));

export const pressNext = (person: Person): Promise<void> => pressButton(person, TEXTS[person.language].next);

/** Types into a list with a search and takes the first entry. */
export const chooseOption = async ({ page, input }: Person, name: string, value: string): Promise<void> => {
  await input.type(page.getByRole('combobox', { name, exact: true }), value);
  await page.keyboard.press('Enter');
};

/** An agent says how the customer agreed; a customer is not asked. */
export const sayHowAgreed = async (within: Page | Locator): Promise<void> => {
  const ways = within.locator('input[type="radio"][name*="agreed"]');
  if ((await ways.count()) > 0) await ways.first().check({ force: true });
};

/** Ticks the two required consents of a confirmation page, which are never ticked in advance, and confirms. */
export const giveConsents = async (person: Person, screen: string): Promise<void> => {
  const { page, input, language, picture } = person;
  const consents = page.getByRole('checkbox');
  await expect(consents).toHaveCount(3);
  for (const box of await consents.all()) await expect(box).not.toBeChecked();
  await input.check(consents.nth(0));
  await input.check(consents.nth(1));
  await sayHowAgreed(page);
  await look(page, picture(screen));
  await pressButton(person, TEXTS[language].confirm);
};
