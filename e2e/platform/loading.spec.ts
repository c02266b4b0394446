import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { layoutShiftOf, watchLayoutShift } from '#support/layout-shift.ts';
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

/** Sizes of the font files that the page has loaded, in kB, and when the first was requested. */
const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fonts = entries.filter(({ name }) => name.endsWith('.woff2'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      sizes: fonts.map(({ encodedBodySize }) => Math.round(encodedBodySize / 1000)).toSorted((a, b) => a - b),
      isAfterPaint: fonts.every(({ startTime }) => startTime >= (paint?.startTime ?? Infinity)),
    };
  });

const SENTENCE =
  'Data yang sudah Anda simpan tetap aman; silakan coba lagi sebentar lagi. What you have saved is kept; please try again in a minute.';

/** How much wider a sentence is in the font than in what stands for it until it is loaded. */
const widthRatio = (page: Page, weight: number): Promise<number> =>
  page.evaluate(
    ({ text, fontWeight }) => {
      const family = getComputedStyle(document.body).fontFamily;
      const widthIn = (fontFamily: string): number => {
        const element = document.createElement('span');
        element.textContent = text;
        Object.assign(element.style, { fontFamily, fontWeight, whiteSpace: 'nowrap' });
        // The headless browser rounds the width of each letter to whole pixels.
        element.style.fontSize = '100px';
        document.body.append(element);
        const { width } = element.getBoundingClientRect();
        element.remove();
        return width;
      };
      return widthIn(family) / widthIn(family.replace(/^[^,]*Jakarta[^,]*,/, ''));
    },
    { text: SENTENCE, fontWeight: String(weight) },
  );

test('a first page fetches each of its files once, its fonts after the first paint and no byte of a remote before a link to it is hovered, pressed or focused with a key, and keeps what is typed before its scripts arrive [PLAT-016] @own', async ({
  page: first,
  browser,
  composed,
  fault,
}) => {
  await test.step('the first fonts are two small files after the first paint, which move nothing, and another letter loads its own', async () => {
    await watchLayoutShift(first);
    await first.goto('/app/login');
    await expect(first.getByLabel(TEXTS.id.phone)).toBeVisible();
    await expect.poll(() => loadedFonts(first)).toEqual({ sizes: [6, 7], isAfterPaint: true });
    const { total, moved } = await layoutShiftOf(first);
    // A label at the right edge may become a pixel wider.
    expect(total, moved.join('\n')).toBeLessThan(0.001);
    for (const weight of [400, 700]) {
      const ratio = await widthRatio(first, weight);
      expect(Math.abs(ratio - 1), `weight ${weight}`).toBeLessThan(0.02);
      expect(ratio, 'another font').not.toBe(1);
    }

    await first.evaluate(() => document.querySelector('main')?.append('é'));
    await expect.poll(async () => (await loadedFonts(first)).sizes).toEqual([6, 7, 12]);
  });

  await test.step('what is typed before the scripts arrive is kept, with the place of the caret', () =>
    inNewBrowser(browser, composed, async (early) => {
      const arrive = await fault(early, /\/app\/assets\/main\.\w+\.js/, 'slow');
      await early.goto('/app/login', { waitUntil: 'commit' });
      const phone = early.getByLabel(TEXTS.id.phone);
      await phone.pressSequentially('08123456');
      await phone.press('ArrowLeft');
      await expect(early.getByRole('contentinfo')).toHaveCount(0);
      await arrive();
      await expect(early.getByRole('contentinfo')).toBeVisible();
      await expect(phone).toHaveValue('08123456');
      await expect(phone).toBeFocused();
      await early.keyboard.type('9');
      await expect(phone).toHaveValue('081234596');
    }));

  await test.step('a deep link needs no rest file for its first screen, and fetches each of its files once', () =>
    inNewBrowser(browser, composed, async (linked) => {
      await composed.release('compass');
      for (const [path, heading] of [
        ['/app/kitefly', 'The kite flies'],
        ['/app/compassseek', 'The compass seeks'],
      ] as const) {
        const requests: string[] = [];
        const collect = (request: Request): void => void requests.push(new URL(request.url()).pathname);
        linked.on('request', collect);
        await linked.goto(path);
        await expect(linked.getByRole('heading', { name: heading })).toBeVisible();
        linked.off('request', collect);
        expect(requests.filter((address) => address.startsWith('/app/rest/'))).toEqual([]);
        const files = requests.filter((address) => /^\/app\/(?:assets|remotes)\//.test(address));
        expect(files).toEqual([...new Set(files)]);
      }
    }));

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
