import { configDefaults, defineConfig } from 'vitest/config';
import { page } from './platform/src/kit/page-tests.ts';

/** Rules and contracts need no page: they run in Node, as the backend runs them. */
const PURE = ['shared/src/domain/**', 'mfe-*/src/{contract,rules}/**'];

/** Components run in a browser-like page; pure rules, the backend and the platform's tools in plain Node. */
export default defineConfig({
  test: {
    // Long tests of processes belong to the deep run, and to `npm run check` where something beside them changed.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env['VITEST_DEEP'] === undefined ? ['**/*.deep.test.ts'] : []),
    ],
    // `--changed` runs everything where one of these changed; a version in a package.json is no reason.
    forceRerunTriggers: ['**/vitest.config.ts'],
    // A worker on every core: by default one core is left idle.
    maxWorkers: '100%',
    reporters: process.env['CI'] === undefined ? ['default'] : ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          ...page,
          name: 'web',
          include: ['{shared,shell,mfe-*}/src/**/*.test.{ts,tsx}'],
          exclude: PURE,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          // One database server for the run; each file gets a copy of a migrated database.
          globalSetup: 'backend/src/testing/test-server.ts',
          // Loading the server for every file took as long as testing it.
          isolate: false,
          include: ['backend/src/**/*.test.ts'],
          setupFiles: ['shared/src/testing/console-guard.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['{platform/src,tools}/**/*.test.ts', ...PURE.map((folder) => `${folder}/*.test.ts`)],
          // Tested as the remote that it becomes, by the test of the command that copies it.
          exclude: ['platform/src/create-remote/template/**'],
          setupFiles: ['shared/src/testing/console-guard.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
