import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { OTHER_LIMITS } from './limits-elsewhere.ts';
import { limitsPage } from './limits-page.ts';

const sources = globSync('{backend,platform}/src/**/*.ts', { cwd: repositoryRoot }).filter(
  (file) => !file.includes('/testing/') && !file.endsWith('.test.ts'),
);
const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');
const filesWith = (pattern: RegExp): readonly string[] =>
  sources.filter((file) => pattern.test(read(file))).toSorted();

it('says what the tables of limits say', async () => {
  await expect(limitsPage()).toMatchFileSnapshot(join(repositoryRoot, 'docs/limits.md'));
});

it('knows every table of limits', () => {
  const page = read('docs/limits.md');
  const tables = filesWith(/= limitTable\(/);
  const names = tables.flatMap((file) =>
    [...read(file).matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(35);
  expect(names.filter((name) => !page.includes(`| \`${name}\``))).toEqual([]);
});

it('knows every place that refuses with 429 without a table', () => {
  /** The words and codes of the refusal itself, which others give the reason for. */
  const common = [
    'backend/src/app/calls/register-endpoints.ts',
    'backend/src/areas/auth/send-otp.ts',
    'backend/src/core/http/api-refusal.ts',
    'platform/src/edge/server/hardened-server.ts',
  ];
  const known = new Set([...OTHER_LIMITS.map(({ file }) => file), ...common]);
  const found = filesWith(/status(?:Code)?: 429|httpError\(429|TooMuchWaiting|EDGE_TEXTS\.tooMany/);
  expect(found.filter((file) => !known.has(file))).toEqual([]);
  // A count that a table does not hold would be refused with this function.
  const refusing = filesWith(/\btooMany\(/).filter((file) => !known.has(file));
  const counted = filesWith(/countHits?\(|limitFailures\(|fullLimits\(/);
  expect(refusing.filter((file) => !counted.includes(file))).toEqual([]);
});
