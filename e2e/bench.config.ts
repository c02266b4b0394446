import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Measurements in a browser, which need the processors for themselves: `npm run bench`. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default defineConfig({
  ...tests,
  testMatch: '**/*.bench.ts',
  workers: 1,
  timeout: 900_000,
  reporter: [['line']],
});
