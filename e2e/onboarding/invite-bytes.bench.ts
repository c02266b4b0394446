import { expect } from '@playwright/test';
import type { Browser, CDPSession } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { test } from '@payung/platform/e2e/people.ts';

interface OpenedPage {
  readonly bytes: number;
  readonly scripts: readonly string[];
}

const countBytes = async (session: CDPSession): Promise<() => number> => {
  const calls = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/api/')) calls.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!calls.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
};

/** With an empty cache, until nothing more is fetched. */
const openCold = async (browser: Browser, address: string, heading: RegExp): Promise<OpenedPage> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const bytesSoFar = await countBytes(await context.newCDPSession(page));
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const opened = { bytes: bytesSoFar(), scripts: await Promise.all(scripts) };
  await context.close();
  return opened;
};

/** Words that occur only in the code of the identity check. */
const IDENTITY_CODE = /payung\.identity|createImageBitmap|HyperKyc/;

test('an invite link weighs at most 250 kB, and has no code of the identity check', async ({
  browser,
  platform,
  logIn,
}) => {
  const { link } = await (await logIn('mitra')).api.call(endpoints.getInviteLink, {});
  const login = await openCold(browser, `${platform.url}/app/login`, /./);
  const invite = await openCold(browser, link, /^Menjadi agen$/);
  // oxlint-disable-next-line no-console -- what `npm run bench` prints
  console.log(`invite ${(invite.bytes / 1000).toFixed(1)} kB, login ${(login.bytes / 1000).toFixed(1)} kB`);
  expect(invite.bytes).toBeLessThanOrEqual(250_000);
  expect(invite.scripts.length).toBeGreaterThan(3);
  expect(invite.scripts.filter((script) => IDENTITY_CODE.test(script))).toEqual([]);
});
