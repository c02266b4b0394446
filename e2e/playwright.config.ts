import { defineConfig } from '@playwright/test';
import { foundChromium } from '@payung/platform/test-run/chromium.ts';
import { against, isDeepRun } from './support/run.ts';

const results = '../test-results';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `${results}/playwright-artifacts`,
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  ...(isDeepRun ? {} : { grepInvert: /@deep\b/ }),
  // On one platform each of them would sign the other's agents in and move its clock.
  workers: against ? 1 : 2,
  // None takes a third of it on a quiet machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ...(against ? ([['./support/own-tests.ts']] as const) : []),
    ['line'],
    ['json', { outputFile: `${results}/playwright.json` }],
  ],
  use: {
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
        // A camera that shows a moving picture, for those whom a test lets use it.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
