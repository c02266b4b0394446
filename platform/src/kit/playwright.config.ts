import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER, JOURNEYS } from '#e2e/browser-settings.ts';
import type { PlatformOptions } from '#e2e/platform.ts';
import { remoteAlone } from './remote-alone.ts';

const folder = process.cwd();

/** Journeys of a remote in a repository of its own. */
export default defineConfig<object, PlatformOptions>({
  ...JOURNEYS,
  testDir: join(folder, 'e2e'),
  outputDir: join(folder, 'test-results', 'playwright-artifacts'),
  reporter: [['line']],
  use: { ...BROWSER, ownPlatform: remoteAlone(join(folder, 'dist')) },
});
