import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { deployables } from './deployables.ts';
import { checksOf } from './release-checks.ts';

const typeErrors = (name: string, from?: string): string => {
  const types = checksOf(name, from).find(({ title }) => title === 'types');
  const tsc = join(repositoryRoot, 'node_modules/.bin/tsc');
  return spawnSync(tsc, types?.args ?? [], { cwd: repositoryRoot, encoding: 'utf8' }).stdout;
};

it.for(deployables())('%s passes its check of types alone', (name) => {
  expect(typeErrors(name)).toBe('');
});

/** Sources of a remote that may be changed: inside the repository, so that they find its packages. */
const copyOf = (name: string): string => {
  mkdirSync(join(platformRoot, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(platformRoot, 'dist', 'copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['package.json', 'src'])
    cpSync(join(repositoryRoot, name, part), join(folder, part), { recursive: true });
  return folder;
};

it('refuses a contract that its screens do not fit', () => {
  const folder = copyOf('mfe-travel');
  const file = join(folder, 'src/contract/schemas/quote.ts');
  const contract = readFileSync(file, 'utf8');
  writeFileSync(file, contract.replace('record({ planCode: text(32) })', 'record({ planNumber: text(32) })'));
  expect(typeErrors('mfe-travel', folder)).toMatch(/src\/screens\/.*error TS2\d+: .*planCode/);
});
