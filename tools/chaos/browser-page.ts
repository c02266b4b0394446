import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { foundChromium } from '@payung/platform/test-run/chromium.ts';

/** Of the demo; the page shows the one-time code itself. */
const AGENT = '081200000001';

export interface BrowserPage {
  /** Pages that were opened from the home, each with a click; throws when it cannot go on. */
  readonly opened: () => number;
  /** What it has shown of failures, and what failed inside it. */
  readonly shown: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

/** Runs in the page, before the application: writes down what is shown as a failure, however short. */
const watchAlerts = (): void => {
  const noted = new Set<string>(JSON.parse(sessionStorage.getItem('alerts') ?? '[]') as string[]);
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll(
      '[role="alert"], [data-kind="error"], [data-kind="warning"]',
    ))
      noted.add(textContent);
    sessionStorage.setItem('alerts', JSON.stringify([...noted]));
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

const logIn = async (page: Page): Promise<void> => {
  await page.goto('/app/login');
  await page.getByLabel('Nomor ponsel', { exact: true }).fill(AGENT);
  await page.getByRole('button', { name: 'Kirim OTP' }).click();
  const code = await page.getByText(/\b\d{6}\b/).textContent();
  await page.getByLabel('Digit 1 dari 6').click();
  await page.keyboard.type(/\b\d{6}\b/.exec(code ?? '')?.[0] ?? '');
  await page.waitForURL((url) => url.pathname !== '/app/login');
};

/** A page in which an agent loads the home and opens what it leads to, one page after another. */
export const startBrowserPage = async (url: string): Promise<BrowserPage> => {
  const browser = await chromium.launch({
    executablePath: foundChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage({
    baseURL: url,
    locale: 'id-ID',
    viewport: { width: 1280, height: 800 },
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(watchAlerts);
  await logIn(page);
  const state = { isStopped: false, opened: 0 };

  const home = page.url();
  const untilShown = async (): Promise<void> => {
    await page.locator('main h1').first().waitFor();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  };
  const openNext = async (): Promise<void> => {
    await page.goto(home);
    await untilShown();
    const links = page.getByRole('navigation').locator('a[href^="/app/"]');
    await links.nth(state.opened % (await links.count())).click();
    await untilShown();
    state.opened += 1;
  };
  const work = async (): Promise<void> => {
    while (!state.isStopped) await openNext();
  };
  const working = work().catch(({ message }: Error) => faults.push(`${page.url()}: ${message}`));
  return {
    opened: () => {
      if (faults.length > 0) throw new Error(`The page goes on no more: ${faults.join('; ')}`);
      return state.opened;
    },
    shown: async () => [
      ...faults,
      ...(JSON.parse(await page.evaluate(() => sessionStorage.getItem('alerts') ?? '[]')) as string[]),
    ],
    stop: async () => {
      state.isStopped = true;
      await working;
      await browser.close();
    },
  };
};
