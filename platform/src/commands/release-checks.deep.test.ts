import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '#build/paths.ts';
import { deployables } from './deployables.ts';
import { checksOf } from './release-checks.ts';

it.for(deployables())('%s passes its check of types alone', { timeout: 120_000 }, (name) => {
  const types = checksOf(name).find(({ title }) => title === 'types');
  const tsc = join(repositoryRoot, 'node_modules/.bin/tsc');
  expect(spawnSync(tsc, types?.args, { cwd: repositoryRoot, encoding: 'utf8' }).stdout).toBe('');
});
