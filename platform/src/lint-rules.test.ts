import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';

const CONFIG = 'oxlint.config.ts';
let folder = '';

beforeAll(() => {
  folder = temporaryFolder();
  copyFileSync(join(repositoryRoot, CONFIG), join(folder, CONFIG));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The linter's complaints about a file at some path of the repository. */
const complaintsOf = (path: string, source: string): readonly string[] => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const oxlint = join(repositoryRoot, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=json', path], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { message: string }[] };
  // An import may break two rules at once.
  return [...new Set(diagnostics.map(({ message }) => message))];
};

const HTTP = "import axios from 'axios';\nexport const load = () => axios.get('/api');\n";

it.each(['mfe-kite/src/screens/fly/fly.screen.tsx', 'shell/src/layout/fly.tsx', 'shared/src/ui/fly.tsx'])(
  'allows HTTP in the API client only: %s is refused [PLAT-019]',
  (path) => {
    expect(complaintsOf(path, HTTP)).toEqual([expect.stringContaining("'axios' import is restricted")]);
  },
);

it('allows HTTP in the API client of shared', () => {
  expect(complaintsOf('shared/src/api/client.ts', HTTP)).toEqual([]);
});

const importing = (request: string): string => `import { it } from '${request}';\nexport const that = it;\n`;
const RESTRICTED = [expect.stringContaining('import is restricted')];

describe('the arrows between packages', () => {
  it.each([
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
  ])('%s may not import %s', (path, request) => {
    expect(complaintsOf(path, importing(request))).toEqual(RESTRICTED);
  });

  it.each([
    ['mfe-kite/src/fly.ts', '@payung/shared/domain/dates.ts'],
    ['mfe-kite/rspack.config.ts', '@payung/platform/build/remote.ts'],
    ['backend/src/products/kite/fly.ts', 'mfe-kite/contract/bodies.ts'],
    ['backend/src/products/kite/fly.ts', 'mfe-kite/rules/messages/en.json'],
    ['backend/src/wiring/fly.ts', '#products/all.ts'],
    ['e2e/kite/fly.spec.ts', 'mfe-kite/contract/routes.ts'],
    ['e2e/kite/fly.spec.ts', 'mfe-kite/messages/en.json'],
  ])('%s may import %s', (path, request) => {
    expect(complaintsOf(path, importing(request))).toEqual([]);
  });
});

describe('the order of the rooms', () => {
  it.each([
    ['shared/src/domain/fly.ts', '#api/client.ts'],
    ['shared/src/domain/fly.ts', 'react'],
    ['shared/src/api/fly.ts', '#ui/toast.ts'],
    ['shared/src/api/client.ts', '@payung/shared/ui/toast.ts'],
    ['shared/src/session/fly.ts', '@payung/shared/journey/steps/journey.ts'],
    ['shared/src/ui/fly.ts', '#journey/steps/journey.ts'],
    ['shared/src/ui/layout/fly.ts', '../journey/steps/journey.ts'],
    ['shared/src/journey/fly.ts', '#testing/kite.ts'],
    ['backend/src/database/fly.ts', '#repositories/quotes.ts'],
    ['backend/src/repositories/fly.ts', '#http/handler.ts'],
    ['backend/src/http/fly.ts', '#areas/quote/open-quote.ts'],
    ['backend/src/access/fly.ts', '#areas/quote/open-quote.ts'],
    ['backend/src/areas/quote/fly.ts', '#jobs/worker.ts'],
    ['backend/src/areas/quote/fly.ts', '#products/kite/room.ts'],
    ['backend/src/areas/quote/fly.test.ts', '#products/kite/room.ts'],
    ['backend/src/products/kite/fly.ts', '#wiring/register-endpoints.ts'],
  ])('%s may not import %s', (path, request) => {
    expect(complaintsOf(path, importing(request))).toEqual(RESTRICTED);
  });

  it.each([
    ['shared/src/journey/fly.ts', '#ui/toast.ts'],
    ['shared/src/ui/fly.ts', '#domain/dates.ts'],
    ['shared/src/ui/fly.test.ts', '#testing/kite.ts'],
    ['backend/src/areas/quote/fly.ts', '#repositories/quotes.ts'],
    ['backend/src/products/kite/fly.ts', '#areas/quote/open-quote.ts'],
  ])('%s may import %s', (path, request) => {
    expect(complaintsOf(path, importing(request))).toEqual([]);
  });
});

it('allows no function more than three positional parameters, but the columns of a table of cases', () => {
  const source = 'export const fly = (a: number, b: number, c: number, d: number) => a + b + c + d;\n';
  expect(complaintsOf('backend/src/fly.ts', source)).toEqual([
    expect.stringContaining('too many parameters'),
  ]);
  expect(complaintsOf('mfe-kite/src/fly.test.ts', source)).toEqual([]);
});
