import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { PlaywrightTestConfig } from '@playwright/test';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { BROWSER, JOURNEYS } from '@payung/platform/e2e/browser-settings.ts';
import type { PlatformOptions } from '@payung/platform/e2e/platform.ts';
import { against } from '@payung/platform/e2e/run.ts';
import { ownPlatform } from './support/own-platform.ts';

const results = '../test-results';

/** A remote may have journeys of its own beside its sources, as the template does. */
const ofRemotes = globSync('mfe-*/e2e', { cwd: repositoryRoot }).map((folder) => ({
  testDir: join(repositoryRoot, folder),
}));

/** Stock Firefox runs the stories with `@engines` in their title, by WebDriver BiDi. */
const FIREFOX = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: join(import.meta.dirname, 'engines', 'firefox-relay.ts'),
    firefoxUserPrefs: {
      // A camera that shows a moving picture, which asks nobody.
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
    },
  },
} as const;

/** What each engine but Chromium runs. */
const OF_ENGINE: Readonly<Record<string, PlaywrightTestConfig>> = {
  firefox: { grep: /@engines\b/, grepInvert: [] },
  webkit: { testMatch: '**/*.webkit.ts' },
};

const engine = process.env['E2E_ENGINE'] ?? 'chromium';

/** Files in an order of their own for each seed: each is a project, and projects run one after the other. */
const shuffled = (seed: string) =>
  globSync('**/*.spec.ts', { cwd: import.meta.dirname })
    .map((file) => ({ file, place: createHash('sha256').update(`${seed} ${file}`).digest('hex') }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ file }) => ({ name: file, testMatch: file }));

const seed = process.env['TEST_SHUFFLE'];

export default defineConfig<object, PlatformOptions>({
  ...JOURNEYS,
  ...OF_ENGINE[engine],
  testDir: '.',
  ...(ofRemotes.length === 0 ? {} : { projects: [{ testDir: '.' }, ...ofRemotes] }),
  ...(seed === undefined ? {} : { projects: shuffled(seed) }),
  outputDir: `${results}/playwright-artifacts`,
  globalSetup: './support/global-setup.ts',
  reporter: [
    ...(against ? ([['./support/own-tests.ts']] as const) : []),
    ['line'],
    ['json', { outputFile: `${results}/playwright.json` }],
  ],
  use: { ...BROWSER, ...(engine === 'firefox' ? FIREFOX : {}), ownPlatform },
});
