import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '#build/paths.ts';
import { typesProject } from '#repository/types-project.ts';

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

export interface TypeWatch {
  stop(): void;
}

/** Checks the types of packages whenever one of their files changes. */
export const watchTypes = (
  names: readonly string[],
  onChecked: (errors: readonly string[]) => void,
): TypeWatch => {
  const tsc = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');
  const project = typesProject(
    'dev',
    names.map((name) => join(repositoryRoot, name)),
  );
  const args = [tsc, '-p', project, '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
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
