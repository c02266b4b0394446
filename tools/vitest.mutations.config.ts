import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { everywhere } from '../platform/src/kit/page-tests.ts';

/** The tests that must notice a mutant, by the patterns that the command hands over. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    ...everywhere,
    environment: 'node',
    // One database server for the run; each file gets a copy of a migrated database.
    globalSetup: 'backend/src/testing/test-server.ts',
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
  },
});
