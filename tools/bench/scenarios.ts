import type { Browser, CDPSession, Page } from '@playwright/test';

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
}

export interface Scenario {
  readonly name: string;
  /** Runs before the clock starts. */
  readonly prepare?: (page: Page, url: string) => Promise<void>;
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

export const measure = async (browser: Browser, url: string, scenario: Scenario): Promise<Measurement> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesSoFar = await countBytes(session);
  await scenario.prepare?.(page, url);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const before = bytesSoFar();
  const startedAt = performance.now();
  await scenario.start(page, url);
  await untilUsable(page, scenario.usable);
  const milliseconds = performance.now() - startedAt;
  await page.waitForLoadState('networkidle');
  const bytes = bytesSoFar() - before;
  await context.close();
  return { bytes, milliseconds };
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

const signIn = async (page: Page): Promise<void> => {
  await page.addInitScript((state) => localStorage.setItem('payung.agent', JSON.stringify(state)), agent);
};

const CONTROL = 'main :is(input, .py-button):not([disabled])';

/** With an empty cache, directly to a page of a remote. */
const coldDeepLink = (product: string, path: string, usable = CONTROL): Scenario => ({
  name: `cold deep link into ${product}`,
  prepare: (page) => signIn(page),
  start: (page, url) => page.goto(`${url}/app${path}`),
  usable,
});

export const scenarios: readonly Scenario[] = [
  { name: 'login', start: (page, url) => page.goto(`${url}/app/login`), usable: CONTROL },
  {
    name: 'cold open of an invite link',
    start: (page, url) => page.goto(`${url}/app/withoutReferralLinkRegistration/aB3dE9`),
    usable: CONTROL,
  },
  coldDeepLink('travel', '/oonatravel'),
  // The requirements dialog covers the page: its button is the first control.
  coldDeepLink('home', '/oonahomescreen', 'dialog[open] button'),
  coldDeepLink('motor', '/motorscreen'),
  coldDeepLink('accident', '/oonaaccidentscreen'),
  {
    name: 'first visit to travel inside the application',
    prepare: async (page, url) => {
      await signIn(page);
      await page.goto(`${url}/app/linknotvalid`, { waitUntil: 'networkidle' });
    },
    start: (page) =>
      page.evaluate(() => {
        history.pushState(null, '', '/app/oonatravel');
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }),
    usable: CONTROL,
  },
];
