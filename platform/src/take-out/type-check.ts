import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { PRODUCT_LIST } from '#repository/products.ts';

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

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

/**
 * The packages that the lack of a product can break: the one with the list of products, and those that still name
 * the product in the path of a module. Nothing else of a tree sees that it is gone.
 */
const touchedBy = (root: string, product: string): readonly string[] => {
  const modulePath = new RegExp(`['"][^'"\n]*(mfe-${product}|/${product})['"/]`);
  const namesIt = (project: string): boolean =>
    sourcesIn(join(root, dirname(project))).some((file) => modulePath.test(readFileSync(file, 'utf8')));
  return projectsIn(root).filter(
    (project) => PRODUCT_LIST.startsWith(`${dirname(project)}/`) || namesIt(project),
  );
};

/** Checks the types of every package of a tree; where a product was taken out, of those that can notice it. */
export const typeCheck = async (root: string, without?: string): Promise<TypeCheck> => {
  const projects = without === undefined ? projectsIn(root) : touchedBy(root, without);
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
