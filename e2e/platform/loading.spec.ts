import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { test, inNewBrowser } from '#support/composed.ts';
import { TEXTS } from '#support/texts.ts';

test('a deep link opens a remote inside the shell @deep @own', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/app/kitefly');
  await expect(page.getByRole('heading', { name: 'The kite flies' })).toBeVisible();
  await page.getByRole('button', { name: 'Higher: 0' }).click();
  await expect(page.getByRole('button', { name: 'Higher: 1' })).toBeVisible();
  expect(problems).toEqual([]);
});

const collectRemoteRequests = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/app/remotes/')) requests.push(request.url());
  });
  return requests;
};

const addLink = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/app/kitefly';
    link.textContent = 'To the kite';
    document.querySelector('main')?.append(link);
  });

const touches = {
  hovering: (page: Page) => page.getByRole('link', { name: 'To the kite' }).hover(),
  'a key after its focus': async (page: Page) => {
    await page.getByRole('link', { name: 'To the kite' }).focus();
    await page.keyboard.press('ArrowDown');
  },
  pressing: (page: Page) => page.getByRole('link', { name: 'To the kite' }).dispatchEvent('pointerdown'),
} as const;

test('a deep link needs no rest file for its first screen and fetches each of its files once, and no byte of a remote is fetched before a link to it is hovered, pressed or focused with a key [PLAT-016] @own', async ({
  page: first,
  browser,
  composed,
}) => {
  await composed.release('compass');
  for (const [path, heading] of [
    ['/app/kitefly', 'The kite flies'],
    ['/app/compassseek', 'The compass seeks'],
  ] as const) {
    const requests: string[] = [];
    const collect = (request: Request): void => void requests.push(new URL(request.url()).pathname);
    first.on('request', collect);
    await first.goto(path);
    await expect(first.getByRole('heading', { name: heading })).toBeVisible();
    first.off('request', collect);
    expect(requests.filter((address) => address.startsWith('/app/rest/'))).toEqual([]);
    const files = requests.filter((address) => /^\/app\/(?:assets|remotes)\//.test(address));
    expect(files).toEqual([...new Set(files)]);
  }

  await composed.release('lantern');
  for (const [name, touch] of Object.entries(touches))
    await test.step(name, () =>
      inNewBrowser(browser, composed, async (page) => {
        const requests = collectRemoteRequests(page);
        await page.goto('/app/login');
        await expect(page.getByLabel(TEXTS.id.phone)).toBeVisible();
        await addLink(page);
        const link = page.getByRole('link', { name: 'To the kite' });
        await link.focus();
        await link.dispatchEvent('touchstart');
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        expect(requests).toEqual([]);
        const entry = page.waitForRequest(/mfe-kite\/.*remoteEntry/);
        await touch(page);
        await entry;
        // Its screen needs everything that is fetched for it.
        await page.getByRole('link', { name: 'To the kite' }).click();
        await expect(page.getByRole('heading', { name: 'The kite flies' })).toBeVisible();
        expect(requests.filter((url) => !url.includes('mfe-kite'))).toEqual([]);
      }),
    );
});

test('the platform runs under a strict content security policy without a violation @deep @own', async ({
  page,
  composed,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = Reflect.get(globalThis, 'noteViolation') as (text: string) => void;
      note(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  const answer = await page.goto('/app/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+'(;|$)/);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  await composed.release('lantern');
  await page.goto('/app/kitefly');
  await page.getByRole('button', { name: 'Higher: 0' }).click();
  await page.goto('/app/lanternglow');
  await page.getByRole('button', { name: 'Light it' }).click();
  expect(violations).toEqual([]);
});
