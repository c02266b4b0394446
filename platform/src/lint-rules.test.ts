import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';

const CONFIG = '.oxlintrc.json';
let folder = '';

beforeAll(() => {
  folder = temporaryFolder();
  copyFileSync(join(repositoryRoot, CONFIG), join(folder, CONFIG));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the linter of this repository says of a file that would lie at some path of it. */
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
  return (JSON.parse(stdout) as { diagnostics: readonly { message: string }[] }).diagnostics.map(
    ({ message }) => message,
  );
};

const HTTP = "import axios from 'axios';\nexport const load = () => axios.get('/api');\n";

it.each(['mfe-kite/src/screens/fly/fly.screen.tsx', 'shell/src/layout/fly.tsx', 'shared/src/ui/fly.tsx'])(
  'lets no file but the API client speak HTTP: %s is refused [PLAT-019]',
  (path) => {
    expect(complaintsOf(path, HTTP)).toEqual([expect.stringContaining("'axios' import is restricted")]);
  },
);

it('lets the API client of shared speak HTTP', () => {
  expect(complaintsOf('shared/src/api/client.ts', HTTP)).toEqual([]);
});

it.each([
  ['another remote', "import { product } from 'mfe-travel/src/product.ts';\nexport const it = product;\n"],
  ['the shell', "import { Frame } from 'shell/src/layout/frame.tsx';\nexport const it = Frame;\n"],
])('keeps a remote from reaching into %s', (_, source) => {
  expect(complaintsOf('mfe-kite/src/fly.ts', source)).toEqual([
    expect.stringContaining('import is restricted'),
  ]);
});
