import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { Builder, By, Key } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { test as base } from '@payung/platform/e2e/people.ts';
import type { Platform } from '@payung/platform/e2e/platform.ts';
import { LOGIN_TEXTS } from '@payung/platform/e2e/login-texts.ts';
import { freePort } from '@payung/platform/run/free-port.ts';
import { keptPaths, keysIn } from '#support/browser-storage.ts';
import { TEXTS } from '#support/texts.ts';

type Name = string | RegExp;

/** Somebody at a browser that Playwright does not drive: finds what there is by role and name, as the stories do. */
export interface Visitor {
  readonly driver: WebDriver;
  readonly open: (address: string) => Promise<void>;
  /** Waits for an address below `/app`. */
  readonly isAt: (path: string) => Promise<void>;
  readonly press: (name: Name, role?: string) => Promise<void>;
  /** Replaces what stands in a field. */
  readonly type: (name: Name, text: string, role?: string) => Promise<void>;
  /** Types into a list with a search and takes the first entry. */
  readonly choose: (name: Name, text: string) => Promise<void>;
  /** Types into a field with suggestions, and goes on. */
  readonly suggest: (name: Name, text: string) => Promise<void>;
  readonly tick: (name: Name, role?: string) => Promise<void>;
  readonly goOnFrom: (page: string) => Promise<void>;
  /** Ticks the two required consents of a confirmation page, and confirms. */
  readonly confirm: () => Promise<void>;
  /** On the payment page: pays at the provider and reads the number of the policy. */
  readonly pay: () => Promise<void>;
  readonly reads: (text: Name) => Promise<void>;
  /** All that the page says. */
  readonly text: () => Promise<string>;
  /** Does not wait for anything but the beginning of the page. */
  readonly openEarly: (address: string) => Promise<void>;
  /** Waits until the worker keeps a page for a start without connection. */
  readonly keepsPage: (page: string) => Promise<void>;
  /** Waits until the vault keeps the answer of that call. */
  readonly keepsAnswer: (answer: string) => Promise<void>;
  readonly valueOf: (name: Name, role?: string) => Promise<string>;
  /** Chooses a file in the last field of that label. */
  readonly pickFile: (label: string, path: string) => Promise<void>;
  /** Enters the phone, then the code that arrives there. */
  readonly verify: (phone: string) => Promise<void>;
  readonly logIn: (phone: string) => Promise<void>;
}

const ROLES_LIBRARY = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

interface Sought {
  readonly role: string;
  readonly text: string;
  readonly flags?: string;
}

/** The library's own interface, as it lies in the page. */
interface InPage {
  readonly TestingLibraryDom?: {
    readonly queryAllByRole: (
      within: Element,
      role: string,
      options: { readonly name: string | RegExp },
    ) => HTMLElement[];
    readonly queryAllByLabelText: (within: Element, text: string) => HTMLElement[];
  };
}

/** Runs in the page: what can be used, the first of that name; in an open dialog alone where there is one. */
const findInPage = ({ role, text, flags }: Sought): HTMLElement | null | 'no library' => {
  const { TestingLibraryDom } = globalThis as InPage;
  if (TestingLibraryDom === undefined) return 'no library';
  const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const name = flags === undefined ? text : new RegExp(text, flags);
  const found =
    role === 'label'
      ? TestingLibraryDom.queryAllByLabelText(within, text).toReversed()
      : TestingLibraryDom.queryAllByRole(within, role, { name });
  const usable = found.find((element) => !element.matches(':disabled'));
  usable?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return usable ?? null;
};

const soughtOf = (role: string, name: Name): Sought =>
  typeof name === 'string' ? { role, text: name } : { role, text: name.source, flags: name.flags };

/** Until it succeeds: what is pressed may be covered, replaced, or still disabled. */
const until = (work: () => Promise<void>, what: string): Promise<void> =>
  expect(work, what).toPass({ intervals: [100, 200, 400] });

/** After so long a database of the page counts as silent. */
const SILENT_MS = 5000;

const visitorAt = (driver: WebDriver, { url, inbox, clock }: Platform): Visitor => {
  const find = async (role: string, name: Name): Promise<WebElement> => {
    const sought = soughtOf(role, name);
    let found = await driver.executeScript<WebElement | null | 'no library'>(findInPage, sought);
    if (found === 'no library') {
      await driver.executeScript(ROLES_LIBRARY);
      found = await driver.executeScript<WebElement | null | 'no library'>(findInPage, sought);
    }
    if (found === null || found === 'no library') throw new Error(`There is no ${role} ${String(name)}`);
    return found;
  };
  const doWith = (role: string, name: Name, work: (element: WebElement) => Promise<void>) =>
    until(async () => work(await find(role, name)), `${role} ${String(name)}`);
  const bodyText = () => driver.executeScript<string>(() => document.body.innerText);
  const path = async () => new URL(await driver.getCurrentUrl()).pathname;
  /** While a page is still being drawn, a button moves away from a press. */
  const leaveBy = async (button: string): Promise<void> => {
    const here = await path();
    await until(async () => {
      if ((await path()) !== here) return;
      await (await find('button', button)).click();
      await driver.wait(async () => (await path()) !== here, 3000);
    }, `the page after ${here}`);
  };

  const visitor: Visitor = {
    driver,
    open: (address) => driver.get(new URL(address, url).href),
    openEarly: (address) =>
      driver.executeScript((to: string) => location.assign(to), new URL(address, url).href),
    text: bodyText,
    keepsPage: (page) =>
      until(
        async () => expect(await driver.executeScript<readonly string[]>(keptPaths)).toContain(page),
        page,
      ),
    keepsAnswer: (answer) =>
      until(async () => {
        // By a callback: a promise that waits for a database never ends a script of this driver.
        const stored = await driver.executeAsyncScript<readonly string[] | 'silent'>(
          `setTimeout(arguments[0], ${SILENT_MS}, 'silent');
          (${String(keysIn)})('payung-vault').then(arguments[0], () => arguments[0]([]));`,
        );
        if (stored === 'silent') {
          // On a busy machine WebKitGTK leaves the databases of a page silent that follows one which had them open.
          await driver.navigate().refresh();
          throw new Error('The databases of the page do not answer');
        }
        expect(stored.join(' ')).toContain(answer);
      }, answer),
    isAt: (expected) =>
      until(async () => expect(await path()).toBe(`/app${expected}`), `the page ${expected}`),
    press: (name, role = 'button') => doWith(role, name, (element) => element.click()),
    type: (name, text, role = 'textbox') =>
      doWith(role, name, async (element) => {
        await element.click();
        await driver.executeScript((field: HTMLInputElement) => field.select(), element);
        await element.sendKeys(text);
        expect((await element.getAttribute('value')) ?? '').not.toBe('');
      }),
    choose: async (name, text) => {
      await visitor.type(name, text, 'combobox');
      await driver.actions().sendKeys(Key.ENTER).perform();
    },
    suggest: async (name, text) => {
      await visitor.type(name, text, 'combobox');
      await driver.actions().sendKeys(Key.TAB).perform();
    },
    tick: (name, role = 'checkbox') =>
      doWith(role, name, async (element) => {
        if (!(await element.isSelected())) await element.sendKeys(Key.SPACE);
        // A second key would take it back.
        await driver.wait(() => element.isSelected(), 5000);
      }),
    goOnFrom: async (page) => {
      await visitor.isAt(page);
      await leaveBy(TEXTS.id.next);
    },
    confirm: async () => {
      const consents = By.css('main input[type=checkbox]');
      await until(async () => expect(await driver.findElements(consents)).toHaveLength(3), 'the consents');
      for (const box of (await driver.findElements(consents)).slice(0, 2)) await box.sendKeys(Key.SPACE);
      await leaveBy(TEXTS.id.confirm);
    },
    pay: async () => {
      await visitor.tick(new RegExp(TEXTS.id.acceptTerms));
      await leaveBy(TEXTS.id.proceed);
      await until(async () => expect(await path()).toMatch(/^\/checkout-link-v2\//), 'the provider');
      await visitor.press(TEXTS.id.payAtProvider);
      await until(async () => expect(await path()).toMatch(/^\/app\/paymentsuccess\//), 'the policy');
      await visitor.reads(/\bPO\d+/);
    },
    reads: (text) =>
      until(
        async () =>
          typeof text === 'string'
            ? expect(await bodyText()).toContain(text)
            : expect(await bodyText()).toMatch(text),
        `the text ${String(text)}`,
      ),
    valueOf: async (name, role = 'textbox') => (await (await find(role, name)).getAttribute('value')) ?? '',
    pickFile: (label, file) => doWith('label', label, (element) => element.sendKeys(file)),
    verify: async (phone) => {
      const texts = LOGIN_TEXTS.id;
      const known = await inbox.codesTo(phone);
      await visitor.type(texts.phone, phone);
      await visitor.press(texts.sendCode);
      await until(async () => void (await find('textbox', texts.digit(1))), 'the field of the code');
      // Typed digit by digit: the focus moves on by itself, and the sixth submits.
      await driver
        .actions()
        .sendKeys(await inbox.codeFor(phone, known))
        .perform();
    },
    logIn: async (phone) => {
      await clock.passResendWait();
      await visitor.open('/app/login');
      await visitor.verify(phone);
    },
  };
  return visitor;
};

const WEBKIT = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: process.env['WEBKIT_BROWSER'], args: ['--automation'] },
};

/** A driver has one browser, without anything of those before it. */
const startWebKit = async (): Promise<{ readonly driver: WebDriver; readonly stop: () => Promise<void> }> => {
  const port = await freePort();
  const server = spawn(process.env['WEBKIT_DRIVER'] ?? 'WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, TZ: 'Asia/Jakarta' },
  });
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const driver = await new Builder().usingServer(address).withCapabilities(WEBKIT).build();
  return {
    driver,
    stop: async () => {
      await driver.quit();
      server.kill();
    },
  };
};

/** Everybody who comes has a browser of their own. */
export const test = base.extend<{ readonly visit: (on?: Platform) => Promise<Visitor> }>({
  visit: async ({ platform }, use, testInfo) => {
    const started: Awaited<ReturnType<typeof startWebKit>>[] = [];
    await use(async (on = platform) => {
      const webKit = await startWebKit();
      started.push(webKit);
      return visitorAt(webKit.driver, on);
    });
    for (const { driver, stop } of started) {
      if (testInfo.status !== testInfo.expectedStatus) {
        const picture = testInfo.outputPath(`${started.findIndex((one) => one.driver === driver)}.png`);
        await writeFile(picture, await driver.takeScreenshot(), 'base64');
        await testInfo.attach(await driver.getCurrentUrl(), { path: picture });
      }
      await stop();
    }
  },
});
