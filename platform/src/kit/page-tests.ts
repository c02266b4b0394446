import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const setup = (file: string): string =>
  join(import.meta.dirname, '..', '..', '..', 'shared', 'src', 'testing', file);

/** How all tests run. Limits end what hangs and measure nothing: a machine may do much else besides. */
export const everywhere = {
  setupFiles: ['setup/patience.ts', 'setup/run-clock.ts', 'console-guard.ts'].map(setup),
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // As `PATIENCE_MS` of the tests' setup.
  expect: { poll: { timeout: 30_000 } },
  // Loading antd, or the server, for every file took as long as testing it; setups reset all state.
  isolate: false,
  // What a test replaced is back before the next one, whichever that is.
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
} satisfies TestProjectInlineConfiguration['test'];

/** How tests of screens run, here and in repositories of squads. */
export const page = {
  ...everywhere,
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { url: 'http://localhost/app/' } },
  setupFiles: [...everywhere.setupFiles, setup('setup-web.ts')],
  css: { modules: { classNameStrategy: 'non-scoped' } },
} satisfies TestProjectInlineConfiguration['test'];
