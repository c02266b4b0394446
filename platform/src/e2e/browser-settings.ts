import type { PlaywrightTestConfig } from '@playwright/test';
import { foundChromium } from '../test-run/chromium.ts';
import { against, isDeepRun } from './run.ts';

/** How journeys run, here and in repositories of squads. */
export const JOURNEYS = {
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  ...(isDeepRun ? {} : { grepInvert: /@deep\b/ }),
  // On one platform each of them would sign the other's agents in and move its clock.
  workers: against ? 1 : 2,
  // Limits end what hangs and measure nothing. None takes a tenth of it on a quiet machine; others are busy or slow.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
} satisfies PlaywrightTestConfig;

export const BROWSER = {
  browserName: 'chromium',
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
  viewport: { width: 1280, height: 800 },
  // Faults are put between page and server: what a worker asks for is not the page's request.
  serviceWorkers: 'block',
  screenshot: 'only-on-failure',
  // It would take a third of the time: `npm run e2e -- --trace on <file>` where a failure does not explain itself.
  trace: 'off',
  launchOptions: {
    executablePath: foundChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      // A camera that shows a moving picture, no faster than a test needs, for those whom a test lets use it.
      '--use-fake-device-for-media-stream=fps=5',
      '--use-fake-ui-for-media-stream',
    ],
  },
} as const satisfies PlaywrightTestConfig['use'];
