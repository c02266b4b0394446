import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { platformRoot, sharedSource } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';
import { needsOf } from './source-needs.ts';

const folder = temporaryFolder();

const needs = (source: string) => {
  const file = join(folder, 'source.ts');
  writeFileSync(file, source);
  return needsOf(file);
};

it('finds what a source imports, and leaves out types', () => {
  const source = `
    import one from './one.ts';
    import { type Two, two } from '#two.ts';
    import type { Three } from './three.ts';
    import './four.css';
    export { five } from './five.ts';
    export * from './six.ts';
    export type { Seven } from './seven.ts';
    const lazy = () => import('./eight.ts');
    const table = require('./nine.json');
    const path = require.resolve('ten/package.json');
    // import './comment.ts';
    const text = "import './text.ts'";
  `;
  expect(needs(source).imports.toSorted()).toEqual([
    '#two.ts',
    './eight.ts',
    './five.ts',
    './four.css',
    './nine.json',
    './one.ts',
    './six.ts',
    'ten/package.json',
  ]);
});

const inFolder = join(folder, 'table.json');

it.each([
  ["readFileSync(new URL('table.json', import.meta.url))", inFolder],
  ["readFileSync(new URL('./table.json', import.meta.url).href)", inFolder],
  ["spawn(fileURLToPath(new URL('table.json', import.meta.url)))", inFolder],
  ["join(import.meta.dirname, 'table.json')", inFolder],
  ["resolve(dirname(fileURLToPath(import.meta.url)), 'table.json')", inFolder],
  ["path.join(path.dirname(import.meta.filename), 'table.json')", inFolder],
  ['`${import.meta.dirname}/table.json`', inFolder],
  ["import.meta.resolve('./table.json')", inFolder],
  ["const here = import.meta.dirname; const read = () => join(here, 'table.json');", inFolder],
  ["join(import.meta.dirname, '..', 'beside', 'table.json')", join(folder, '..', 'beside', 'table.json')],
  ["join(platformRoot, 'src', 'table.json')", join(platformRoot, 'src', 'table.json')],
  ["join(sharedSource, 'table.json')", join(sharedSource, 'table.json')],
])('finds the file that a source reads by %s', (source, path) => {
  expect(needs(source).places).toContainEqual({ path, isFinished: true });
});

it.each([
  ['readFile(join(import.meta.dirname, name))', folder],
  ["readFile(join(import.meta.dirname, 'tables', `${name}.json`))", join(folder, 'tables')],
  ['readFile(new URL(name, import.meta.url))', folder],
  ['readFile(`${import.meta.dirname}/${name}.json`)', folder],
])('finds the folder of a file whose name is known only while it runs, by %s', (source, path) => {
  expect(needs(source).places).toEqual([{ path, isFinished: false }]);
});

it('finds the folder that a source lists', () => {
  expect(needs("globSync('*.sql', { cwd: import.meta.dirname })").places).toEqual([
    { path: folder, isFinished: true },
  ]);
});

it('refuses what nobody can follow, and a source that does not parse', () => {
  expect(() => needs('const { dirname } = import.meta;')).toThrow('in a way that nobody can follow');
  expect(() => needs('const = 1;')).toThrow('cannot be read');
});
