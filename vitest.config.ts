import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { everywhere, page } from './platform/src/kit/page-tests.ts';

/** Rules and contracts need no page: they run in Node, as the backend runs them. */
const PURE = ['shared/src/domain/**', 'mfe-*/src/{contract,rules}/**'];

/** `PAYUNG_TEST_TODAY` moves no database and no file system, whose times are compared with those of the tests. */
const OWN_CLOCK = { PAYUNG_TEST_TODAY: '' };

/** Processes and threads that tests start load the same sources again and again: what was compiled is kept for the next. */
const COMPILED = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'tests-of-processes'),
};

/** `TEST_SHUFFLE=7` takes files and tests in another order, the same for the same number. */
const seed = process.env['TEST_SHUFFLE'];

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
    ...(seed === undefined ? {} : { sequence: { shuffle: true, seed: Number(seed) } }),
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
          ...everywhere,
          name: 'backend',
          environment: 'node',
          // One database server for the run; each file gets a copy of a migrated database.
          globalSetup: 'backend/src/testing/test-server.ts',
          include: ['backend/src/**/*.test.ts'],
          env: { ...OWN_CLOCK, ...COMPILED },
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
          name: 'rules',
          environment: 'node',
          include: PURE.map((folder) => `${folder}/*.test.ts`),
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
          name: 'node',
          environment: 'node',
          include: ['{platform/src,tools}/**/*.test.ts'],
          env: { ...OWN_CLOCK, ...COMPILED },
          // Tested as the remote that it becomes, by the test of the command that copies it.
          exclude: ['platform/src/create-remote/template/**'],
        },
      },
    ],
  },
});
