import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, it } from 'vitest';
import { platformRoot, repositoryRoot, sharedSource } from '#build/paths.ts';
import {
  isSource,
  kitFiles,
  kitLint,
  kitPackage,
  kitTypes,
  needsOf,
  packageOf,
  sharedPackage,
} from './kit-files.ts';

const files = kitFiles();
const folderOf = { kit: platformRoot, shared: join(repositoryRoot, 'shared') };
type Owner = keyof typeof files;

const dependenciesOf = (description: object): readonly string[] =>
  Object.keys((description as { dependencies: object }).dependencies);
/** Installed together. */
const installed = [...dependenciesOf(kitPackage()), ...dependenciesOf(sharedPackage())];

/** Whether what a file imports is there after the installation. */
const isThere = (owner: Owner, file: string, request: string): boolean => {
  if (isBuiltin(request)) return true;
  const shared = '@payung/shared/';
  if (request.startsWith(shared)) return files.shared.includes(join('src', request.slice(shared.length)));
  if (request.startsWith('#')) return files[owner].includes(join('src', request.slice(1)));
  if (request.startsWith('.')) return files[owner].includes(normalize(join(dirname(file), request)));
  return installed.includes(packageOf(request));
};

const sourcesOf = (owner: Owner): readonly string[] => files[owner].filter(isSource);

it.each<Owner>(['kit', 'shared'])('brings everything that the sources of %s import', (owner) => {
  const sources = sourcesOf(owner);
  expect(sources.length).toBeGreaterThan(25);
  const missing = sources.flatMap((file) =>
    needsOf(join(folderOf[owner], file))
      .imports.filter((request) => !isThere(owner, file, request))
      .map((request) => `${file} imports ${request}`),
  );
  expect(missing).toEqual([]);
});

it('brings what its sources read, start or name to others', () => {
  expect(files.kit).toEqual(
    expect.arrayContaining([
      'src/edge/page/link-preview.png',
      'src/dev/keep-renderers.ts',
      'src/kit/playwright.config.ts',
      'src/kit/vitest.config.ts',
      'src/build/names-loader.ts',
      'src/runtime/query-facade.ts',
      'src/create-remote/template/repository/dot-gitignore',
    ]),
  );
});

it('leaves no picture, table or page beside the sources that it brings', () => {
  const folders = new Set(sourcesOf('kit').map((file) => dirname(file)));
  const beside = globSync(
    [...folders].map((folder) => `${folder}/*.*`),
    { cwd: platformRoot },
  ).filter((file) => !/\.[jt]sx?$/.test(file));
  expect(beside.length).toBeGreaterThan(0);
  expect(beside.filter((file) => !files.kit.includes(file))).toEqual([]);
});

it('reads nothing of the repository that lies outside of both packages', () => {
  const outside = sourcesOf('kit').flatMap((file) =>
    needsOf(join(platformRoot, file))
      .places.filter(({ path, isFinished }) => isFinished && existsSync(path) && statSync(path).isFile())
      .filter(({ path }) => !path.startsWith(platformRoot) && !path.startsWith(sharedSource))
      .map(({ path }) => `${file} reads ${relative(repositoryRoot, path)}`),
  );
  // Of projects of the repository alone; that of a squad has its own tsconfig.json.
  expect(outside).toEqual(['src/dev/type-watch.ts reads tsconfig.json']);
});

it('brings the template with its tests and its journey, and no other tests or commands of an operator', () => {
  const all = [...files.kit, ...files.shared];
  expect(all).toContain('src/create-remote/template/mfe-sample/src/journey.test.ts');
  expect(all).toContain('src/create-remote/template/mfe-sample/e2e/begin.spec.ts');
  expect(all.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('/template/'))).toEqual([]);
  expect(all.filter((file) => /^src\/(testing\/remotes|kit\/pack|commands\/deployed)\//.test(file))).toEqual(
    [],
  );
  expect(all.every((file) => existsSync(join(platformRoot, file)) || files.shared.includes(file))).toBe(true);
  expect(installed).not.toContain('backend');
});

it('pins every package to the version that the platform has', () => {
  const { dependencies } = kitPackage() as { dependencies: Record<string, string> };
  const { devDependencies } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(dependencies['typescript']).toBe(devDependencies['typescript']);
  expect(dependencies['@payung/shared']).toBe((sharedPackage() as { version: string }).version);
  expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('has the rules of remotes by the paths of a repository that is one', async () => {
  const { overrides } = (await kitLint()) as {
    overrides: { files: string[]; rules: Record<string, unknown> }[];
  };
  const forbidden = overrides
    .filter(({ files: patterns }) => patterns.includes('src/**'))
    .flatMap(({ rules }) => Object.keys(rules));
  expect(forbidden).toContain('no-restricted-globals');
  expect(forbidden).toContain('no-restricted-imports');
  expect(
    overrides
      .flatMap(({ files: patterns }) => patterns)
      .filter((pattern) => /mfe-|^shared|^backend/.test(pattern)),
  ).toEqual([]);
});

it('checks types as strictly as here', () => {
  expect(kitTypes()).toMatchObject({
    compilerOptions: { strict: true, noUncheckedIndexedAccess: true, noEmit: true },
    include: ['${configDir}/src', '${configDir}/e2e'],
  });
});
