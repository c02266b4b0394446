import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { screenProblems, screenRequests } from './screen-map.ts';

const requestsIn = (source: string): ReadonlyMap<string, string> => {
  const file = join(temporaryFolder(), 'screens.ts');
  writeFileSync(file, source);
  return screenRequests(file);
};

it('reads every row of screens.ts, however its lines are broken and whatever stands beside it', () => {
  const source = `
import type { ComponentType } from 'react';
// lost: () => import('./lost.tsx'),
export const screens: Record<'fly' | 'land' | 'wind', () => Promise<{ Screen: ComponentType }>> = {
  fly: () => import('./fly.screen.tsx'),
  land: () =>
    // A long path.
    import(
      './land.screen.tsx'
    ),
  'wind': (
  ) => import("./wind.screen.tsx"),
};`;
  expect([...requestsIn(source)]).toEqual([
    ['fly', './fly.screen.tsx'],
    ['land', './land.screen.tsx'],
    ['wind', './wind.screen.tsx'],
  ]);
});

it('reads a table whose type is checked with satisfies', () => {
  const source = "export const screens = { fly: () => import('#fly.tsx') } satisfies object;";
  expect([...requestsIn(source)]).toEqual([['fly', '#fly.tsx']]);
});

it.each([
  ['a row of another kind', "export const screens = { fly: load('./fly.screen.tsx') };", /each row/],
  ['a request that is computed', 'export const screens = { fly: () => import(kite) };', /each row/],
  ['rows from elsewhere', 'export const screens = { ...others };', /each row/],
  ['no table', 'export const rows = {};', /does not export screens/],
])('refuses %s instead of losing a route', (_, source, reason) => {
  expect(() => requestsIn(source)).toThrow(reason);
});

it('names routes without a screen, and screens without a route', () => {
  expect(screenProblems(['fly', 'land'], ['fly', 'wind'])).toEqual([
    'Route "wind" has no screen in screens.ts.',
    'Screen "land" has no row in the route table.',
  ]);
});
