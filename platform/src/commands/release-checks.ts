import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { DeploymentError } from '#registry/deployment-error.ts';

export interface Check {
  readonly title: string;
  readonly tool: 'tsc' | 'oxlint' | 'vitest';
  readonly args: readonly string[];
}

/** A working copy may lie in a folder that the linter ignores. */
const LINT = ['--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern'];

/** The folders that a release changes: of a product both its rooms. */
const foldersOf = (name: string): readonly string[] =>
  name === 'shell'
    ? ['shell']
    : [name, `backend/src/products/${name.replace(/^mfe-/, '')}`].filter((folder) =>
        existsSync(join(repositoryRoot, folder)),
      );

/** A project for sources anywhere inside the repository: their own one may lie too deep to find what it extends. */
const projectFor = (name: string, from: string): string => {
  const folder = join(platformRoot, 'dist', 'release-checks', name);
  mkdirSync(folder, { recursive: true });
  const project = {
    extends: join(repositoryRoot, 'tsconfig.base.json'),
    compilerOptions: { types: ['node', 'vitest/globals'] },
    include: [join(from, 'src'), join(from, '*.ts')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  return folder;
};

/**
 * What a release must pass. The tests of a working copy elsewhere cannot run from here: they run where it
 * lies, and the history says so.
 */
export const checksOf = (name: string, from?: string): readonly Check[] => {
  const folders = from === undefined ? foldersOf(name) : [from];
  const packages = folders.map((folder) => (folder.startsWith('backend/') ? 'backend' : folder));
  const projects = from === undefined ? packages : [projectFor(name, from)];
  return [
    ...projects.map((project): Check => ({ title: 'types', tool: 'tsc', args: ['-p', project, '--noEmit'] })),
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
