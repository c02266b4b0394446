import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';

const CONFIG = 'oxlint.config.ts';
const OXLINT = join(repositoryRoot, 'node_modules', 'oxlint', 'bin', 'oxlint');

type Imports = readonly (readonly [path: string, request: string])[];

const FORBIDDEN_PACKAGES: Imports = [
  ['mfe-kite/src/fly.ts', 'mfe-travel/src/product.ts'],
  ['mfe-kite/src/fly.ts', 'mfe-lantern/contract/routes.ts'],
  ['mfe-kite/src/fly.test.ts', 'mfe-lantern/contract/routes.ts'],
  ['mfe-kite/src/fly.ts', 'shell/src/layout/frame.tsx'],
  ['mfe-kite/src/fly.ts', 'backend/src/clock.ts'],
  ['mfe-kite/src/fly.ts', '@payung/platform/build/remote.ts'],
  ['mfe-kite/src/screens/fly/fly.ts', '../../journey.ts'],
  ['shell/src/fly.ts', 'mfe-kite/contract/routes.ts'],
  ['shared/src/ui/fly.ts', 'mfe-kite/contract/routes.ts'],
  ['shared/src/ui/fly.test.ts', 'mfe-kite/testing/quotes.ts'],
  ['platform/src/fly.ts', 'mfe-kite/contract/routes.ts'],
  ['backend/src/products/kite/fly.ts', 'mfe-kite/messages/en.json'],
  ['backend/src/products/kite/fly.ts', 'mfe-kite/testing/quotes.ts'],
  ['backend/src/areas/quote/fly.ts', 'mfe-kite/contract/bodies.ts'],
  ['backend/src/areas/quote/fly.test.ts', 'mfe-kite/rules/wind.ts'],
  ['backend/src/products/kite/fly.ts', 'shell/src/main.tsx'],
  ['e2e/kite/fly.spec.ts', 'mfe-kite/rules/wind.ts'],
  ['e2e/kite/fly.spec.ts', 'backend/src/clock.ts'],
];
const ALLOWED_PACKAGES: Imports = [
  ['mfe-kite/src/fly.ts', '@payung/shared/domain/dates.ts'],
  ['mfe-kite/rspack.config.ts', '@payung/platform/build/remote.ts'],
  ['backend/src/products/kite/fly.ts', 'mfe-kite/contract/bodies.ts'],
  ['backend/src/products/kite/fly.ts', 'mfe-kite/rules/messages/en.json'],
  ['backend/src/app/fly.ts', '#products/all.ts'],
  ['e2e/kite/fly.spec.ts', 'mfe-kite/contract/routes.ts'],
  ['e2e/kite/fly.spec.ts', 'mfe-kite/messages/en.json'],
];
const FORBIDDEN_FOLDERS: Imports = [
  ['shared/src/domain/fly.ts', '#api/client.ts'],
  ['shared/src/domain/fly.ts', 'react'],
  ['shared/src/api/fly.ts', '#ui/toast.ts'],
  ['shared/src/session/fly.ts', '@payung/shared/journey/steps/journey.ts'],
  ['shared/src/ui/fly.ts', '#journey/steps/journey.ts'],
  ['shared/src/ui/layout/fly.ts', '../journey/steps/journey.ts'],
  ['shared/src/journey/fly.ts', '#testing/kite.ts'],
  ['backend/src/core/database/fly.ts', '#providers/messages/outbox.ts'],
  ['backend/src/core/http/fly.ts', '#areas/quote/open-quote.ts'],
  ['backend/src/providers/payment/fly.ts', '#areas/quote/open-quote.ts'],
  ['backend/src/areas/quote/fly.ts', '#app/jobs/perform-job.ts'],
  ['backend/src/areas/quote/fly.ts', '#areas/quote/testing/journey.ts'],
  ['backend/src/areas/quote/fly.ts', '#products/kite/module.ts'],
  ['backend/src/areas/quote/fly.test.ts', '#products/kite/module.ts'],
  ['backend/src/products/kite/fly.ts', '#app/calls/register-endpoints.ts'],
];
const ALLOWED_FOLDERS: Imports = [
  ['shared/src/journey/fly.ts', '#ui/toast.ts'],
  ['shared/src/ui/fly.ts', '#domain/dates.ts'],
  ['shared/src/ui/fly.test.ts', '#testing/kite.ts'],
  ['backend/src/areas/quote/fly.ts', '#core/database/database.ts'],
  ['backend/src/products/kite/fly.ts', '#areas/quote/open-quote.ts'],
];

const importing = (request: string): string => `import { it } from '${request}';\nexport const that = it;\n`;
const AXIOS = importing('axios');
const FETCH = "export const load = () => fetch('/api');\n";
const NEW_IN_2024 = 'export const later = Promise.withResolvers<string>();\n';
const FOUR = 'export const fly = (a: number, b: number, c: number, d: number) => a + b + c + d;\n';
const CLIENT = 'shared/src/api/client.ts';

const sources: [path: string, source: string][] = [
  [
    CLIENT,
    `${AXIOS}import { showToast } from '@payung/shared/ui/toast.ts';\nexport const show = showToast;\n`,
  ],
];

/** Enters a file beside those of other cases, and answers where. */
const enter = (path: string, source: string): string => {
  const own = path.replace(/[^/]+$/, (name) => `${sources.length}-${name}`);
  sources.push([own, source]);
  return own;
};

let complaints: ReadonlyMap<string, readonly string[]>;
const complaintsOf = (path: string): readonly string[] => complaints.get(path) ?? [];

/** All files at once: starting the linter takes longer than reading them. */
beforeAll(() => {
  const folder = temporaryFolder();
  copyFileSync(join(repositoryRoot, CONFIG), join(folder, CONFIG));
  for (const [path, source] of sources) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  const { stdout, stderr } = spawnSync(process.execPath, [OXLINT, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { message: string; filename: string }[];
  };
  const found = new Map<string, string[]>();
  for (const { message, filename } of diagnostics) {
    const path = filename.replaceAll(sep, '/');
    // An import may break two rules at once.
    found.set(path, [...new Set([...(found.get(path) ?? []), message])]);
  }
  complaints = found;
});

const entered = (imports: Imports) =>
  imports.map(([path, request]) => ({ path: enter(path, importing(request)), request }));

const RESTRICTED = [expect.stringContaining('import is restricted')];

describe('imports between packages and between folders of the backend', () => {
  it.each(entered([...FORBIDDEN_PACKAGES, ...FORBIDDEN_FOLDERS]))(
    '$path may not import $request',
    ({ path }) => {
      expect(complaintsOf(path)).toEqual(RESTRICTED);
    },
  );

  it.each(entered([...ALLOWED_PACKAGES, ...ALLOWED_FOLDERS]))('$path may import $request', ({ path }) => {
    expect(complaintsOf(path)).toEqual([]);
  });
});

it.each(
  ['mfe-kite/src/screens/fly/fly.screen.tsx', 'shell/src/layout/fly.tsx', 'shared/src/ui/fly.tsx'].map(
    (path) => enter(path, AXIOS),
  ),
)('allows HTTP in the API client only: %s is refused [PLAT-019]', (path) => {
  expect(complaintsOf(path)).toEqual([expect.stringContaining("'axios' import is restricted")]);
});

it('allows HTTP in the API client of shared, but no part of the page', () => {
  expect(complaintsOf(CLIENT)).toEqual([
    expect.stringContaining("'@payung/shared/ui/toast.ts' import is restricted"),
  ]);
});

const ownCall = enter('mfe-kite/src/fly.ts', FETCH);

it('allows a remote no calls past the API client [PLAT-019]', () => {
  expect(complaintsOf(ownCall)).toEqual([expect.stringContaining("Unexpected use of 'fetch'")]);
});

const inPage = enter('shell/src/fly.ts', NEW_IN_2024);
const onServer = enter('backend/src/fly.ts', NEW_IN_2024);

it('allows pages no function that a supported browser lacks', () => {
  expect(complaintsOf(inPage)).toEqual([expect.stringContaining("'Promise.withResolvers' is restricted")]);
  expect(complaintsOf(onServer)).toEqual([]);
});

const fourParameters = enter('backend/src/fly.ts', FOUR);
const columns = enter('mfe-kite/src/fly.test.ts', FOUR);

it('allows no function more than three positional parameters, but the columns of a table of cases', () => {
  expect(complaintsOf(fourParameters)).toEqual([expect.stringContaining('too many parameters')]);
  expect(complaintsOf(columns)).toEqual([]);
});
