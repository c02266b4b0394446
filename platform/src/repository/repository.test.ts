import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

const foldersWithPackage = (): readonly string[] =>
  readdirSync(repositoryRoot).filter((name) => existsSync(join(repositoryRoot, name, 'package.json')));

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

describe('the README', () => {
  const readme = read('README.md');

  it('gives the two commands and names every package on the top level [PLAT-023]', () => {
    const firstScreen = readme.split('\n').slice(0, 20).join('\n');
    expect(firstScreen).toContain('npm ci && npm start');
    expect(firstScreen).toContain('npm ci && npm test');
    for (const folder of foldersWithPackage()) expect(readme).toContain(`\`${folder}/\``);
    expect(readme).toContain('## To change X, open Y');
  });

  it('links only to files that exist', () => {
    const pages = [
      'README.md',
      'CONTRIBUTING.md',
      'docs/glossary.md',
      ...foldersWithPackage().map((name) => `${name}/README.md`),
      ...readdirSync(join(repositoryRoot, 'docs/decisions'))
        .filter((name) => !name.startsWith('000'))
        .map((name) => `docs/decisions/${name}`),
    ];
    for (const page of pages.filter((path) => existsSync(join(repositoryRoot, path)))) {
      for (const [, target = ''] of read(page).matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
        if (/^[a-z]+:/.test(target)) continue;
        expect(existsSync(join(repositoryRoot, dirname(page), target)), `${page} → ${target}`).toBe(true);
      }
    }
  });

  it('names only files and commands that exist', () => {
    const table = readme.slice(readme.indexOf('## To change X'), readme.indexOf('## Every day'));
    const paths = [...table.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) expect(existsSync(join(repositoryRoot, path)), path).toBe(true);
    for (const [, script = ''] of readme.matchAll(/npm run ([\w:-]+)(?! -w|[^`]*-w)/g)) {
      expect(Object.keys(manifest.scripts), script).toContain(script);
    }
  });
});

it('names in the glossary only what the code exports', () => {
  const section = read('docs/glossary.md').split('## In the code')[1] ?? '';
  const names = [...section.matchAll(/`([A-Za-z]+)`/g)].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['HandlerContext', 'applyEvent', 'JourneyStep']));
  const sources = ['shared/src', 'backend/src'].flatMap(sourcesOf).map(read).join('\n');
  const missing = names.filter(
    (name) => !new RegExp(`export (?:async )?(?:const|class|interface|type) ${name}\\b`).test(sources),
  );
  expect(missing).toEqual([]);
});
