import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const setup = (file: string): string =>
  join(import.meta.dirname, '..', '..', '..', 'shared', 'src', 'testing', file);

/** How tests of screens run, here and in repositories of squads. */
export const page = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { url: 'http://localhost/app/' } },
  setupFiles: [setup('console-guard.ts'), setup('setup-web.ts')],
  // Forms with many fields are slow on a busy machine.
  testTimeout: 20_000,
  expect: { poll: { timeout: 10_000 } },
  // Loading antd for every file took longer than testing it; `setup-web.ts` resets all state.
  isolate: false,
  css: { modules: { classNameStrategy: 'non-scoped' } },
} satisfies TestProjectInlineConfiguration['test'];
