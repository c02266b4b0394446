import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { createRepository } from './create-repository.ts';

const given = { owner: 'Lamp "squad"' };

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

it('writes a remote that is a repository, with its journey, its owner and a budget', () => {
  const parent = temporaryFolder();
  const folder = createRepository('mfe-night-light', parent, { ...given, start: '/lamp' });
  expect(folder).toBe(join(parent, 'mfe-night-light'));
  for (const file of globSync('**/*.*', { cwd: folder })) {
    if (file.includes('testing')) continue;
    expect(read(folder, file), file).not.toMatch(/sample(?!s\/)|\.\.\/(shared|platform|backend)/i);
  }
  expect(read(folder, 'src/contract/routes.ts')).toContain("start: { path: '/lamp'");
  const spec = read(folder, 'e2e/begin.spec.ts');
  expect(spec).toContain("const START = '/lamp';");
  expect(spec).toContain("import { test } from '@payung/kit/e2e/people.ts';");
  expect(read(folder, 'src/journey.ts')).toContain('export const nightLightJourney');
  expect(JSON.parse(read(folder, 'budget.json'))).toEqual({ everyRoute: 45 });
  expect(JSON.parse(read(folder, '.oxlintrc.json'))).toEqual({
    extends: ['./node_modules/@payung/kit/oxlint.json'],
  });
  expect(read(folder, '.gitignore')).toContain('node_modules/');
  expect(existsSync(join(folder, 'rspack.config.ts'))).toBe(false);
  const { name, payung, scripts, dependencies, devDependencies } = JSON.parse(
    read(folder, 'package.json'),
  ) as {
    name: string;
    payung: object;
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect({ name, payung }).toEqual({ name: 'mfe-night-light', payung: given });
  const { format, ...commands } = scripts;
  expect(format).toBe('oxfmt');
  expect(Object.entries(commands).filter(([task, command]) => command !== `payung ${task}`)).toEqual([]);
  expect(Object.keys(commands)).toEqual(expect.arrayContaining(['release', 'e2e', 'dev', 'withdraw']));
  expect(Object.keys(devDependencies)).toEqual(['@payung/kit']);
  const versions = [...Object.values(dependencies), ...Object.values(devDependencies)];
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('takes the kit from the archives with which it was started', () => {
  const parent = temporaryFolder();
  const dependencies = { '@payung/kit': 'file:packed/kit.tgz', '@payung/shared': 'file:/packed/shared.tgz' };
  writeFileSync(join(parent, 'package.json'), JSON.stringify({ dependencies }));
  const folder = createRepository('mfe-night-light', parent, given);
  const text = read(folder, 'package.json');
  expect(text).toContain('"@payung/kit": "file:../packed/kit.tgz"');
  expect(text).toMatch(/"@payung\/shared": "file:(\.\.\/)+packed\/shared\.tgz"/);
});

it('refuses a folder that exists, a name that is no remote’s, and an address of the shell', () => {
  const parent = temporaryFolder();
  mkdirSync(join(parent, 'mfe-night-light'));
  expect(() => createRepository('mfe-night-light', parent, given)).toThrow('exists already');
  expect(() => createRepository('night-light', parent, given)).toThrow('is no name for a remote');
  expect(() => createRepository('mfe-moon', parent, { ...given, start: '/login' })).toThrow(
    'belongs to shell',
  );
  expect(() => createRepository('mfe-moon', parent, { owner: '' })).toThrow('--owner');
  expect(globSync('*', { cwd: parent })).toEqual(['mfe-night-light']);
});
