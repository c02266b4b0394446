import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';

const TEMPLATE = join('platform', 'src', 'create-remote', 'template');
const TSC = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');

const projectsIn = (root: string): readonly string[] =>
  [...readdirSync(root), join(TEMPLATE, 'mfe-sample'), join(TEMPLATE, 'backend')]
    .filter((name) => name !== 'node_modules')
    .map((name) => join(name, 'tsconfig.json'))
    .filter((file) => existsSync(join(root, file)));

const hasErrors = (root: string, project: string): Promise<boolean> =>
  new Promise((resolve) => {
    const args = [TSC, '-p', project, '--noEmit'];
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.once('exit', (code) => resolve(code !== 0));
  });

export interface TypeCheck {
  readonly checked: number;
  readonly failed: readonly string[];
}

/** Checks the types of every package of a tree, several at a time. */
export const typeCheck = async (root: string): Promise<TypeCheck> => {
  const projects = projectsIn(root);
  const waiting = [...projects];
  const failed: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (await hasErrors(root, next)) failed.push(next);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return { checked: projects.length, failed: failed.toSorted() };
};
