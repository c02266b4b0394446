import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { importsOf, kitFiles, kitLint, kitPackage, kitTypes, packageOf, sharedPackage } from './kit-files.ts';

const files = kitFiles();
const folderOf = { kit: platformRoot, shared: join(repositoryRoot, 'shared') };
type Owner = keyof typeof files;

const dependenciesOf = (description: object): readonly string[] =>
  Object.keys((description as { dependencies: object }).dependencies);
/** Installed together; `react-router` is what `react-router-dom` is made of. */
const installed = [...dependenciesOf(kitPackage()), ...dependenciesOf(sharedPackage()), 'react-router'];

/** Whether what a file imports is there after the installation. */
const isThere = (owner: Owner, file: string, request: string): boolean => {
  if (isBuiltin(request)) return true;
  const shared = '@payung/shared/';
  if (request.startsWith(shared)) return files.shared.includes(join('src', request.slice(shared.length)));
  if (request.startsWith('#')) return files[owner].includes(join('src', request.slice(1)));
  if (request.startsWith('.')) return files[owner].includes(normalize(join(dirname(file), request)));
  return installed.includes(packageOf(request));
};

const sourcesOf = (owner: Owner): readonly string[] =>
  files[owner].filter((file) => /\.[jt]sx?$/.test(file) && !file.includes('/template/'));

it.each<Owner>(['kit', 'shared'])('brings everything that the sources of %s import', (owner) => {
  const sources = sourcesOf(owner);
  expect(sources.length).toBeGreaterThan(25);
  const missing = sources.flatMap((file) =>
    importsOf(join(folderOf[owner], file))
      .filter((request) => !isThere(owner, file, request))
      .map((request) => `${file} imports ${request}`),
  );
  expect(missing).toEqual([]);
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
