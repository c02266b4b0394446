import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { DeploymentError } from '#registry/data-folder.ts';
import { typesProject } from '#dev/type-watch.ts';

export interface Check {
  readonly title: string;
  readonly tool: 'tsc' | 'oxlint' | 'vitest';
  readonly args: readonly string[];
}

/** A working copy may lie in a folder that the linter ignores. */
const LINT = ['--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern'];

/** The folders that a release changes: of a product the remote and its folder in the backend. */
const foldersOf = (name: string): readonly string[] =>
  name === 'shell'
    ? ['shell']
    : [name, `backend/src/products/${name.replace(/^mfe-/, '')}`].filter((folder) =>
        existsSync(join(repositoryRoot, folder)),
      );

/**
 * What a release must pass. The tests of a working copy elsewhere cannot run from here: they run where it
 * lies, and the history says so.
 */
export const checksOf = (name: string, from?: string): readonly Check[] => {
  const folders = from === undefined ? foldersOf(name) : [from];
  // The backend is deployed by itself: its types are for `npm test`, the calls of the release for the gate.
  const project = typesProject(name, [resolve(repositoryRoot, from ?? name)]);
  return [
    { title: 'types', tool: 'tsc', args: ['-p', project] },
    { title: 'lint', tool: 'oxlint', args: [...LINT, ...folders] },
    ...(from === undefined
      ? [{ title: 'tests', tool: 'vitest', args: ['run', ...folders.map((folder) => `${folder}/`)] } as const]
      : []),
  ];
};

const run = ({ tool, args }: Check): boolean => {
  const bin = join(repositoryRoot, 'node_modules', '.bin', tool);
  return (
    spawnSync(bin, args, { cwd: repositoryRoot, stdio: 'inherit', shell: process.platform === 'win32' })
      .status === 0
  );
};

/** Throws a DeploymentError at the first check that fails. */
export const runChecks = (
  name: string,
  checks: readonly Check[],
  passes: (check: Check) => boolean = run,
): void => {
  for (const check of checks) {
    console.log(`${name}: ${check.title} …`);
    if (!passes(check)) {
      throw new DeploymentError(
        `${name} fails its ${check.title} (${check.tool} ${check.args.join(' ')}). Nothing was released. In an emergency --without-checks releases it all the same, and the history says so.`,
      );
    }
  }
};
