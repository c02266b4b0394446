import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { checkBudget, loweredBudget, routeSizes } from './budgets.ts';

const folderWith = (budget: object): string => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'budget.json'), JSON.stringify(budget));
  return folder;
};

/** A remote with an entry of 4 bytes, a file of 2 kB for two routes and one of 3 kB for one of them. */
const kite = (): string => {
  const dist = sampleBuild({
    preload: ['both.js'],
    startup: { start: { files: [], shares: [] }, fly: { files: ['fly.js', 'both.js'], shares: [] } },
  });
  writeFileSync(join(dist, 'both.js'), 'x'.repeat(9_000));
  writeFileSync(join(dist, 'both.js.br'), 'x'.repeat(2_000));
  writeFileSync(join(dist, 'fly.js'), 'x'.repeat(3_000));
  return dist;
};

it('weighs the compressed files that a route begins with, each once', () => {
  expect(routeSizes(kite()).map(({ route, kilobytes }) => [route, kilobytes])).toEqual([
    ['start', 2],
    ['fly', 5],
  ]);
});

it('refuses a route above its budget, and names its size and its largest files', () => {
  const folder = folderWith({ everyRoute: 4, routes: { start: 2 } });
  expect(() => checkBudget('mfe-kite', folder, kite())).toThrow(
    `mfe-kite is heavier than ${join(folder, 'budget.json')} allows. route fly is 5 kB, its budget is 4 kB; largest: fly.js 3 kB, both.js 2 kB, remoteEntry.0123456789.js 0 kB. Nothing was released.`,
  );
  expect(() =>
    checkBudget('mfe-kite', folderWith({ everyRoute: 9, routes: { start: 1.9 } }), kite()),
  ).toThrow('route start is 2 kB, its budget is 1.9 kB');
});

it('refuses a budget for a route that is not there', () => {
  const folder = folderWith({ everyRoute: 9, routes: { dive: 1 } });
  expect(() => checkBudget('mfe-kite', folder, kite())).toThrow('routes that mfe-kite does not have: dive');
});

it('accepts what is within its budget, and what has none', () => {
  expect(() =>
    checkBudget('mfe-kite', folderWith({ everyRoute: 2, routes: { fly: 5 } }), kite()),
  ).not.toThrow();
  expect(() => checkBudget('mfe-kite', temporaryFolder(), kite())).not.toThrow();
});

it('lowers each figure to the size of a build, and raises none', () => {
  expect(loweredBudget({ everyRoute: 9, routes: { start: 1 } }, kite())).toEqual({
    everyRoute: 5,
    routes: { start: 1 },
  });
  expect(loweredBudget({ everyRoute: 4 }, kite())).toEqual({ everyRoute: 4 });
});

it('weighs what every page of a shell begins with', () => {
  const dist = sampleShell();
  writeFileSync(join(dist, 'main.0123456789.js'), 'x'.repeat(2_000));
  expect(() => checkBudget('shell', folderWith({ everyRoute: 1 }), dist)).toThrow(
    'route everyPage is 2 kB, its budget is 1 kB; largest: main.0123456789.js 2 kB',
  );
});
