import { expect, it } from 'vitest';
import { buildGroups } from './deployables.ts';

it('builds the shell by itself and at most three remotes at once, so that a first start stays small', () => {
  expect(buildGroups(['shell', 'mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'])).toEqual([
    ['shell'],
    ['mfe-a', 'mfe-b', 'mfe-c'],
    ['mfe-d'],
  ]);
  expect(buildGroups(['mfe-a'])).toEqual([['mfe-a']]);
  expect(buildGroups([])).toEqual([]);
});
