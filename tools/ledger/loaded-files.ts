import { chromium } from '@playwright/test';
import { ensureChromium } from '@payung/platform/test-run/chromium.ts';
import { signIn } from '#bench/scenarios.ts';

/** What a page has loaded: addresses, and bytes as they were sent, without headers. */
export type LoadedFiles = readonly (readonly [address: string, bytes: number])[];

/** Everything has arrived, fonts included, when a page was still for this long. */
const STILL_MS = 2_000;

/** Opens a page in an empty browser; calls of the API are no part of it. */
export const filesOf = async (url: string, path: string): Promise<LoadedFiles> => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    if (path !== '/login') await signIn(page);
    await page.goto(`${url}/app${path}`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(STILL_MS);
    return await page.evaluate(() => {
      const entries = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      return entries
        .filter(({ name, encodedBodySize }) => !name.includes('/api/') && encodedBodySize > 0)
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const);
    });
  } finally {
    await browser.close();
  }
};
