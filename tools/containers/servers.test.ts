import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { contextFiles, parseDockerfile } from './dockerfile.ts';
import { followImports } from './server-files.ts';
import { followPackages } from './server-packages.ts';
import { serversIn } from './servers.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-servers-'));
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));
const servers = serversIn(repositoryRoot);
const stages = parseDockerfile(fs.readFileSync(path.join(repositoryRoot, 'Dockerfile'), 'utf8'));

/** A repository of one package, by its files. */
const repository = (files: Readonly<Record<string, string>>): string => {
  const root = fs.mkdtempSync(path.join(home, 'root-'));
  const all = { 'kite/package.json': '{"name":"kite","imports":{"#*":"./src/*"}}', ...files };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
};
const START = 'kite/src/start.ts';
const filesOf = (files: Readonly<Record<string, string>>): readonly string[] =>
  followImports(repository(files), [START]).files;

describe.each(['edge', 'backend'] as const)('the image of the %s', (name) => {
  const { files, packages, unknown } = followImports(repositoryRoot, servers[name].entries);

  it('holds what its command starts', () => {
    const command = stages
      .find((stage) => stage.name === name)
      ?.steps.find(({ instruction }) => instruction === 'CMD');
    expect(servers[name].entries).toContain((JSON.parse(command?.text ?? '[]') as readonly string[])[1]);
  });

  it('holds what its modules import and read, all of which is sent to a build', () => {
    const sent = new Set(contextFiles(repositoryRoot));
    expect(files.filter((file) => !sent.has(file))).toEqual([]);
    expect(unknown).toEqual(name === 'edge' ? ['platform/src/build/contract.ts'] : []);
  });

  it('holds the packages that its modules import, but those that it is known to do without', () => {
    const without = Object.keys(servers[name].without);
    expect(without).toEqual(name === 'edge' ? ['@playwright/test'] : []);
    const needed = new Map([...packages].filter(([each]) => !without.includes(each)));
    const folders = followPackages(repositoryRoot, needed);
    expect(folders).toContain('node_modules/fastify');
    expect(
      folders.filter((folder) => /typescript|rspack|vitest|playwright|react-router|antd/.test(folder)),
    ).toEqual([]);
  });

  it('holds neither tests nor screens', () => {
    expect(files.filter((file) => /\.test\.|\.tsx$|\/screens\//.test(file))).toEqual([]);
  });
});

it('the image of the backend holds its migrations, texts, places and vehicles', () => {
  expect(followImports(repositoryRoot, servers.backend.entries).files).toEqual(
    expect.arrayContaining([
      'backend/src/areas/agreement/legal/terms.2026-11.id.json',
      'backend/src/areas/content/sample-contents.json',
      'backend/src/core/documents/pdf-worker.ts',
      'backend/src/migrations/001-agents.sql',
      'backend/src/products/motor/catalogue/vehicles.csv',
      'mfe-home/src/rules/messages/id.json',
      'shared/src/places/gazetteer.json',
    ]),
  );
});

describe('what a server needs', () => {
  it('follows imports, lazy ones too, and leaves types out', () => {
    expect(
      filesOf({
        [START]:
          "import type { A } from './types.ts';\nimport {\n  b,\n} from '#b.ts';\nawait import('./c.ts');\n",
        'kite/src/types.ts': '',
        'kite/src/b.ts': "export * from './d.ts';\nimport './e.ts';\n",
        ...Object.fromEntries(['c', 'd', 'e'].map((name) => [`kite/src/${name}.ts`, ''])),
      }),
    ).toEqual(['b', 'c', 'd', 'e', 'start'].map((name) => `kite/src/${name}.ts`));
  });

  it('includes files that a module reads by a name, or in part by a name', () => {
    expect(
      filesOf({
        [START]: "new URL('./worker.ts', import.meta.url);\nnew URL(`${text}.json`, import.meta.url);\n",
        'kite/src/worker.ts': "join(import.meta.dirname, '../tables');\n",
        'kite/src/id.json': '{}',
        'kite/tables/1.sql': '',
        'kite/tables/README.md': '',
      }),
    ).toEqual(['kite/src/id.json', START, 'kite/src/worker.ts', 'kite/tables/1.sql']);
  });

  it.each([
    ['a missing module', "import { a } from './a.ts';\n", 'imports ./a.ts, which is missing'],
    ['a missing file', "new URL('a.png', import.meta.url);\n", 'reads kite/src/a.png, which is missing'],
    ['a new way to find files', 'glob(import.meta.dirname);\n', 'uses import.meta in a way'],
    ['an import that no package.json explains', "import '#a.ts';\n", 'imports #a.ts, which is missing'],
  ])('is refused with %s', (_what, text, words) => {
    expect(() => filesOf({ [START]: text })).toThrow(words);
  });

  it('is refused with a package that is not installed', () => {
    const root = repository({ [START]: "import 'paper';\n", 'package.json': '{"name":"root"}' });
    const { packages } = followImports(root, [START]);
    expect(() => followPackages(root, packages)).toThrow('kite/src needs the package paper');
  });

  it('includes the packages of packages, and peers that must be there', () => {
    const root = repository({
      'node_modules/paper/package.json':
        '{"dependencies":{"glue":"1"},"peerDependencies":{"line":"1","tail":"1"},"peerDependenciesMeta":{"tail":{"optional":true}}}',
      'node_modules/paper/node_modules/glue/package.json': '{"optionalDependencies":{"knot":"1","bow":"1"}}',
      ...Object.fromEntries(
        ['glue', 'line', 'tail', 'knot'].map((name) => [`node_modules/${name}/package.json`, '{}']),
      ),
    });
    expect(followPackages(root, new Map([['paper', START]]))).toEqual(
      ['knot', 'line', 'paper', 'paper/node_modules/glue'].map((name) => `node_modules/${name}`),
    );
  });
});
