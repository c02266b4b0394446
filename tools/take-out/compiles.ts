import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@payung/platform/build/paths.ts';

const TSC = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');

/** Whether a tree has no type errors; those that it has are printed. */
export const compiles = (root: string): boolean =>
  spawnSync(process.execPath, [TSC, '-p', '.'], { cwd: root, stdio: 'inherit' }).status === 0;
