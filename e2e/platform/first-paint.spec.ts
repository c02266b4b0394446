import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { layoutShiftOf, watchLayoutShift } from '#support/layout-shift.ts';
import { inNewBrowser, test } from '#support/composed.ts';
import { TEXTS } from '#support/texts.ts';

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

test('the first fonts are two small files after the first paint, which move nothing, another letter loads its own, and what is typed before the scripts arrive is kept @own', async ({
  page,
  browser,
  composed,
  fault,
}) => {
  await watchLayoutShift(page);
  await page.goto('/app/login');
  await expect(page.getByLabel(TEXTS.id.phone)).toBeVisible();
  await expect.poll(() => loadedFonts(page)).toEqual({ sizes: [6, 7], isAfterPaint: true });
  const { total, moved } = await layoutShiftOf(page);
  // A label at the right edge may become a pixel wider.
  expect(total, moved.join('\n')).toBeLessThan(0.001);
  for (const weight of [400, 700]) {
    const ratio = await widthRatio(page, weight);
    expect(Math.abs(ratio - 1), `weight ${weight}`).toBeLessThan(0.02);
    expect(ratio, 'another font').not.toBe(1);
  }

  await page.evaluate(() => document.querySelector('main')?.append('é'));
  await expect.poll(async () => (await loadedFonts(page)).sizes).toEqual([6, 7, 12]);

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
});
