import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Change } from './changed-builds.ts';
import { SHARE_LINK } from './compared-platforms.ts';

/** A low-end phone on a mobile network. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

export interface Measurement {
  readonly bytes: number;
  readonly milliseconds: number;
  /** First contentful paint; none where no page was loaded. */
  readonly firstPaint: number | undefined;
}

/** A platform that is served, and where something can be released meanwhile. */
export interface ServedPlatform {
  readonly url: string;
  readonly release: (change: Change) => Promise<void>;
}

export interface Scenario {
  readonly name: string;
  /** Runs before the clock starts. */
  readonly prepare?: (page: Page, platform: ServedPlatform) => Promise<void>;
  readonly start: (page: Page, url: string) => Promise<unknown>;
  /** The first control that can be used. */
  readonly usable: string;
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

/** The element is visible and the main thread is idle again. */
const untilUsable = (page: Page, selector: string): Promise<void> =>
  page
    .waitForSelector(selector, { state: 'visible' })
    .then(() =>
      page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))),
    );

const firstPaintOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);

export const measure = async (
  browser: Browser,
  platform: ServedPlatform,
  scenario: Scenario,
): Promise<Measurement> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesSoFar = await countBytes(session);
  await scenario.prepare?.(page, platform);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const before = bytesSoFar();
  const startedAt = performance.now();
  const loadedBefore = await page.evaluate(() => performance.timeOrigin);
  await scenario.start(page, platform.url);
  await untilUsable(page, scenario.usable);
  const milliseconds = performance.now() - startedAt;
  await page.waitForLoadState('networkidle');
  const bytes = bytesSoFar() - before;
  const isLoaded = (await page.evaluate(() => performance.timeOrigin)) !== loadedBefore;
  const firstPaint = isLoaded ? await firstPaintOf(page) : undefined;
  await context.close();
  return { bytes, milliseconds, firstPaint };
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const agent = {
  user: { _id: 'bench', first_name: 'Sari', last_name: 'Wijaya', phone: '', email: '', hierarchy: [] },
  token: 'bench',
  userInfo: 'bench',
  minimumLevel: 1,
};

export const signIn = async (page: Page): Promise<void> => {
  await page.addInitScript((state) => localStorage.setItem('payung.agent', JSON.stringify(state)), agent);
};

/** Not of the form that the edge has drawn. */
const CONTROL = 'main:not(:has([data-drawn])) :is(input, .py-button):not([disabled])';

/** With an empty cache, directly to a page of a remote. */
const coldDeepLink = (product: string, path: string, usable = CONTROL): Scenario => ({
  name: `cold deep link into ${product}`,
  prepare: (page) => signIn(page),
  start: (page, url) => page.goto(`${url}/app${path}`),
  usable,
});

/** The browser writes its cache, and with it its dictionaries, after the page is complete. */
const CACHE_MS = 2_000;
/** A page that asked the edge longer ago than this may ask again. */
const QUIET_MS = 11_000;

/** A page again that was visited before a release, which its files are cached of. */
const returningVisit = (change: Change, name: string): Scenario => ({
  name,
  prepare: async (page, { url, release }) => {
    await release('none');
    await signIn(page);
    await page.goto(`${url}/app/oonatravel`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(CACHE_MS);
    await page.goto('about:blank');
    await release(change);
  },
  start: (page, url) => page.goto(`${url}/app/oonatravel`),
  usable: CONTROL,
});

const goInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/app${path}`);

export const scenarios: readonly Scenario[] = [
  { name: 'login', start: (page, url) => page.goto(`${url}/app/login`), usable: CONTROL },
  {
    name: 'cold open of an invite link',
    start: (page, url) => page.goto(`${url}/app/withoutReferralLinkRegistration/aB3dE9`),
    usable: CONTROL,
  },
  {
    name: "customer's first page by link",
    start: (page, url) => page.goto(`${url}/app/travel/${SHARE_LINK}`),
    usable: CONTROL,
  },
  coldDeepLink('travel', '/oonatravel'),
  // The requirements dialog covers the page: its button is the first control.
  coldDeepLink('home', '/oonahomescreen', 'dialog[open] button'),
  coldDeepLink('motor', '/motorscreen'),
  coldDeepLink('accident', '/oonaaccidentscreen'),
  {
    name: 'first visit to travel inside the application',
    prepare: async (page, { url }) => {
      await signIn(page);
      await page.goto(`${url}/app/linknotvalid`, { waitUntil: 'networkidle' });
    },
    start: (page) => goInside(page, '/oonatravel'),
    usable: CONTROL,
  },
  {
    name: 'navigation when nothing was released',
    prepare: async (page, { url }) => {
      await signIn(page);
      await page.goto(`${url}/app/oonatravel`, { waitUntil: 'networkidle' });
      await goInside(page, '/linknotvalid');
      await page.waitForTimeout(QUIET_MS);
    },
    start: (page) => goInside(page, '/oonatravel'),
    usable: CONTROL,
  },
  returningVisit('none', 'returning visitor when nothing was released'),
  returningVisit('remote', 'returning visitor after a release of one remote'),
  returningVisit('shell', 'returning visitor after a release of the shell'),
];
