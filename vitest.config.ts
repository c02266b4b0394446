import { defineConfig } from 'vitest/config';

const page = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { url: 'http://localhost/app/' } },
  setupFiles: ['shared/src/testing/setup-web.ts'],
  // Forms of many fields take their time on a busy machine.
  testTimeout: 20_000,
  css: { modules: { classNameStrategy: 'non-scoped' } },
} as const;

/** Components live in a browser-like page; pure rules, the backend and the platform's tools in plain Node. */
export default defineConfig({
  test: {
    // A worker on every core: by default one is kept back.
    maxWorkers: '100%',
    reporters: process.env['CI'] === undefined ? ['default'] : ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          ...page,
          name: 'web',
          include: ['{shared,mfe-*}/src/**/*.test.{ts,tsx}'],
          exclude: ['shared/src/domain/**'],
          // Loading antd for every file took longer than testing it; `renderScreen` begins anew each time.
          isolate: false,
        },
      },
      {
        extends: true,
        // The host starts sessions, routers and styles once per page: each of its files gets a page.
        test: { ...page, name: 'shell', include: ['shell/src/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{backend,platform}/src/**/*.test.ts', 'shared/src/domain/**/*.test.ts'],
          // Tested as what it becomes, by the test of the command that copies it.
          exclude: ['platform/src/create-remote/template/**'],
          setupFiles: ['shared/src/testing/console-guard.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
