import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packagesFolder } from '#build/paths.ts';
import { remote } from '#build/remote.ts';
import { checkBudget } from '#commands/budgets.ts';
import { runBuilds } from '#commands/deployables.ts';
import { runChecks } from '#commands/release-checks.ts';
import type { Check } from '#commands/release-checks.ts';
import type { RemoteFolder } from './remote-folder.ts';

const CHECKS: readonly Check[] = [
  { title: 'types', tool: 'tsc', args: ['-p', '.'] },
  { title: 'lint', tool: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  {
    title: 'tests',
    tool: 'vitest',
    args: ['run', '--config', join(import.meta.dirname, 'vitest.config.ts'), '--root', '.'],
  },
];

const passesIn =
  (folder: string) =>
  ({ tool, args }: Check): boolean =>
    spawnSync(join(packagesFolder, '.bin', tool), args, {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status === 0;

export const buildRemote = async ({ name, folder, dist }: RemoteFolder): Promise<void> =>
  await runBuilds([remote(name, { folder, output: dist })]);

/** Types, lint and tests; then it is built and compared with its budget. */
export const checkAndBuild = async (one: RemoteFolder): Promise<void> => {
  const { name, folder, dist } = one;
  runChecks(name, CHECKS, passesIn(folder));
  await buildRemote(one);
  checkBudget(name, folder, dist);
};
