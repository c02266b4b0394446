import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesFolder, platformRoot, repositoryRoot } from '#build/paths.ts';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * A project with what some packages are built from, anywhere inside the repository: `tsc -p` knows the answer. Their
 * tests, and the types of Node and of the bundler, would load three times as much.
 */
export const typesProject = (name: string, folders: readonly string[]): string => {
  const folder = join(platformRoot, 'dist', 'types', name);
  mkdirSync(folder, { recursive: true });
  const project = {
    extends: join(repositoryRoot, 'tsconfig.json'),
    compilerOptions: { tsBuildInfoFile: join(folder, 'types.tsbuildinfo'), types: [] },
    include: folders.map((source) => `${source}/src/**/*`),
    exclude: folders.flatMap((source) => [
      `${source}/src/**/*.test.ts`,
      `${source}/src/**/*.test.tsx`,
      `${source}/src/**/testing`,
    ]),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  return folder;
};

/** `src/screens/fly.tsx(3,7): error TS2322: …`; the lines below it are indented. */
const ERROR = /^(.+?)\((\d+),(\d+)\): (error TS\d+: .+)$/;
const BEGINS = /(Starting compilation|Starting incremental compilation|File change detected)/;
const ENDS = /Found \d+ errors?\. Watching for file changes/;

/** Collects what one check of a watching compiler says, until it is finished. */
export const typeErrorReader = (onChecked: (errors: readonly string[]) => void): ((line: string) => void) => {
  let errors: string[] = [];
  return (line) => {
    if (BEGINS.test(line)) errors = [];
    const [, file, row, column, text] = ERROR.exec(line) ?? [];
    if (file !== undefined) errors.push(`${file}:${row}:${column} ${text}`);
    else if (/^\s+\S/.test(line) && errors.length > 0) errors.push(`${errors.pop()}\n${line}`);
    if (ENDS.test(line)) onChecked(errors);
  };
};

/** What the compiler checks: a project, and the folder by which its messages name files. */
export interface TypesProject {
  readonly project: string;
  readonly cwd: string;
}

/** Of packages in this repository. */
export const typesOf = (names: readonly string[]): TypesProject => ({
  project: typesProject(
    'dev',
    names.map((name) => join(repositoryRoot, name)),
  ),
  cwd: repositoryRoot,
});

interface TypeWatch {
  stop(): void;
}

/** Checks types whenever a file changes. */
export const watchTypes = (
  { project, cwd }: TypesProject,
  onChecked: (errors: readonly string[]) => void,
): TypeWatch => {
  const tsc = join(packagesFolder, 'typescript', 'bin', 'tsc');
  const args = [tsc, '-p', project, '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', typeErrorReader(onChecked));
  const stop = (): void => void child.kill('SIGTERM');
  process.once('exit', stop);
  return {
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
};
