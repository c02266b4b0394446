import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { copyOfRepository } from '@payung/platform/testing/copy-of-repository.ts';

// Type-checks the whole tree once for each case.
vi.setConfig({ testTimeout: 180_000 });

const { copy, node } = copyOfRepository();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The folders in which the types of a changed copy are wrong. */
const brokenFolders = async (file: string, from: string, to: string): Promise<readonly string[]> => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect(source.split(from)).toHaveLength(2);
  writeFileSync(path, source.replace(from, to));
  const errors = await node('node_modules/typescript/bin/tsc', ['-p', '.']).then(
    () => '',
    (cause: Error) => cause.message,
  );
  writeFileSync(path, source);
  const files = [...errors.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, name = '']) => name);
  return [...new Set(files.map((name) => name.split('/').slice(0, 3).join('/')))];
};

it.each([
  [
    'a reply that server and screens read',
    'shared/src/schemas/leads.ts',
    "daysLeft: as('DaysLeft', v.number())",
    "remainingDays: as('DaysLeft', v.number())",
    ['backend/src/areas', 'mfe-agent/src/day'],
  ],
  [
    'the form of a product, its price and its screens',
    'mfe-home/src/contract/schemas/property.ts',
    'stories: wholeNumber(1, 200)',
    'floors: wholeNumber(1, 200)',
    ['backend/src/products', 'mfe-home/src/screens'],
  ],
  [
    'the type of a field',
    'mfe-home/src/contract/schemas/property.ts',
    'stories: wholeNumber(1, 200)',
    'stories: text(3)',
    ['backend/src/products', 'mfe-home/src/screens'],
  ],
])('does not compile %s that is changed in its schema alone', async (_what, file, from, to, folders) => {
  expect(await brokenFolders(file, from, to)).toEqual(expect.arrayContaining(folders));
});
