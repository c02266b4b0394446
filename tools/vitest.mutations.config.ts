import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that must notice a mutant, by the patterns that the command hands over. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    environment: 'node',
    isolate: false,
    // One database server for the run; each file gets a copy of a migrated database.
    globalSetup: 'backend/src/testing/test-server.ts',
    setupFiles: ['shared/src/testing/console-guard.ts'],
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
