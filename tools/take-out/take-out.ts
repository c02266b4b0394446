import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf, PRODUCT_LIST } from '@payung/platform/repository/products.ts';
import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '@payung/platform/build/paths.ts';

const edit = (file: string, change: (text: string) => string): void => {
  if (existsSync(file)) writeFileSync(file, change(readFileSync(file, 'utf8')));
};

/** The list of products without the import of a product module and without its entry. */
export const withoutModule = (list: string, product: string): string => {
  const importLine = new RegExp(`^import \\{ (\\w+) \\} from '\\./${product}/module\\.ts';\\n`, 'm');
  const module = importLine.exec(list)?.[1];
  if (module === undefined) throw new Error(`${PRODUCT_LIST} does not import ./${product}/module.ts.`);
  return list
    .replace(importLine, '')
    .replaceAll(new RegExp(`\\b${module}\\b,?\\s*`, 'g'), '')
    .replace(/,\s*\]/, ']');
};

/** A page without rows of tables and links that point into a folder which is gone; what a link says stays. */
const withoutMentionsOf = (folders: readonly string[], page: string): string =>
  page
    .split('\n')
    .filter((line) => !(line.startsWith('|') && folders.some((folder) => line.includes(`${folder}/`))))
    .join('\n')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (link, said: string, target: string) =>
      folders.some((folder) => target.includes(`${folder}/`)) ? said : link,
    );

const markdownIn = (root: string, folder: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(folder, name))
    : [];

const pagesOf = (root: string): readonly string[] => [
  ...markdownIn(root, '.'),
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap((entry) => markdownIn(root, entry.name)),
  ...markdownIn(root, join('docs', 'decisions')),
];

/** Takes a product out of a tree: its folders, its line in the list of products, and what documentation links to. */
export const takeOut = (root: string, product: string): void => {
  const folders = foldersOf(product);
  edit(join(root, PRODUCT_LIST), (list) => withoutModule(list, product));
  for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true });
  rmSync(join(root, 'node_modules', `mfe-${product}`), { force: true });
  for (const page of pagesOf(root)) edit(join(root, page), (text) => withoutMentionsOf(folders, text));
};

const TSC = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');

/** Whether a tree has no type errors; those that it has are printed. */
export const compiles = (root: string): boolean =>
  spawnSync(process.execPath, [TSC, '-p', '.'], { cwd: root, stdio: 'inherit' }).status === 0;
