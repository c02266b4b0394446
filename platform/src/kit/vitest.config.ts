import { defineConfig } from 'vitest/config';
import { page } from './page-tests.ts';

/** Tests of a remote in a repository of its own. */
export default defineConfig({
  test: {
    ...page,
    include: ['src/**/*.test.{ts,tsx}'],
    // Node runs no TypeScript of installed packages.
    server: { deps: { inline: [/[\\/]@payung[\\/]/] } },
  },
});
