import { expect, it } from 'vitest';
import { floorProblems } from './check-floor.ts';

const NONE = { scripts: {}, styles: {} };

const problemsOf = (name: string, text: string): readonly string[] => floorProblems([{ name, text }], NONE);

it('reads the syntax that all promised browsers have', () => {
  const newest =
    'class A { static #b = 1; static { A.c ??= A.#b?.d; } }; export const e = [1n, /(?<=f)g/dgu];';
  expect(problemsOf('a.js', newest)).toEqual([]);
});

it.each([
  ['/[a--b]/v', 'Invalid regular expression flag (1:1)'],
  ['using file = open();', 'Unexpected token (1:6)'],
  ['import data from "./a.json" with { type: "json" };', 'Unexpected token (1:28)'],
])('refuses syntax of a later edition: %s', (script, said) => {
  expect(problemsOf('a.js', script)).toEqual([`a.js cannot be read: ${said}`]);
});

it.each([
  ['[1].toSpliced(0, 1)', 'toSpliced()', 'chrome 109, chrome_android 109'],
  [
    'Object.groupBy([], String)',
    'Object.groupBy',
    'chrome 109, chrome_android 109, safari 16.4, safari_ios 16.4, firefox 115, firefox_android 115',
  ],
  ['new TouchEvent("touchstart")', 'TouchEvent', 'safari 16.4'],
  [
    'new Intl.Locale("id").getWeekInfo()',
    'getWeekInfo()',
    'chrome 109, chrome_android 109, safari 16.4, safari_ios 16.4, firefox 115, firefox_android 115',
  ],
  [
    'navigator.setAppBadge(1)',
    'Navigator.setAppBadge',
    'chrome_android 109, safari 16.4, firefox 115, firefox_android 115',
  ],
])('finds what a script calls that is too new: %s', (script, name, lacking) => {
  expect(problemsOf('a.js', script)).toContain(`a.js uses ${name}, which is not in ${lacking}`);
});

it('leaves what the promised browsers have, what is only asked for, and what is only read of some object', () => {
  const script = `
    structuredClone([3].findLast(Boolean)).at(-1);
    if ("share" in navigator) event.sourceCapabilities;
    AbortSignal.timeout(1); document.querySelector("dialog").showModal();`;
  expect(problemsOf('a.js', script)).toEqual([]);
});

it.each([
  ['a:has(b) { color: red }', ':has', 'firefox 115, firefox_android 115'],
  ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()', 'chrome 109, chrome_android 109'],
  [
    '@scope (.a) { b { color: red } }',
    '@scope',
    'chrome 109, chrome_android 109, safari 16.4, safari_ios 16.4, firefox 115, firefox_android 115',
  ],
  [
    'a { text-wrap: balance }',
    'text-wrap',
    'chrome 109, chrome_android 109, safari 16.4, safari_ios 16.4, firefox 115, firefox_android 115',
  ],
])('finds what a stylesheet says that is too new: %s', (style, name, lacking) => {
  expect(problemsOf('a.css', style)).toContain(`a.css uses ${name}, which is not in ${lacking}`);
});

it('leaves styles that the promised browsers have', () => {
  expect(
    problemsOf('a.css', '@container (min-width: 1px) { a:is(:focus-visible) { inset: 0; height: 1dvh } }'),
  ).toEqual([]);
});

it('names a stand-in that nothing needs', () => {
  const standIns = { scripts: { 'toSorted()': 'added', 'toSpliced()': 'added' }, styles: {} };
  expect(floorProblems([{ name: 'a.js', text: '[].toSorted()' }], standIns)).toEqual([
    'toSpliced() is used no more: take out its line of stand-ins.ts',
  ]);
});
