import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_LIST } from '#repository/products.ts';

/** The folders that hold all of a product: its remote, its room in the backend, its journeys. */
export const foldersOf = (product: string): readonly string[] => [
  `mfe-${product}`,
  `backend/src/products/${product}`,
  `e2e/${product}`,
];

const edit = (file: string, change: (text: string) => string): void => {
  if (existsSync(file)) writeFileSync(file, change(readFileSync(file, 'utf8')));
};

/** The list of products without the import of a room and without its entry. */
export const withoutRoom = (list: string, product: string): string => {
  const importLine = new RegExp(`^import \\{ (\\w+) \\} from '\\./${product}/room\\.ts';\\n`, 'm');
  const room = importLine.exec(list)?.[1];
  if (room === undefined) throw new Error(`${PRODUCT_LIST} does not import ./${product}/room.ts.`);
  return list
    .replace(importLine, '')
    .replaceAll(new RegExp(`\\b${room}\\b,?\\s*`, 'g'), '')
    .replace(/,\s*\]/, ']');
};

/** Rows of a table in Markdown that point into a folder which is gone. */
const withoutRowsOf = (folders: readonly string[], page: string): string =>
  page
    .split('\n')
    .filter((line) => !(line.startsWith('|') && folders.some((folder) => line.includes(`${folder}/`))))
    .join('\n');

const pagesOf = (root: string): readonly string[] => [
  'README.md',
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => join(entry.name, 'README.md')),
];

/** Takes a product out of a tree: its folders, its line in the list of products, and its rows in READMEs. */
export const takeOut = (root: string, product: string): void => {
  const folders = foldersOf(product);
  edit(join(root, PRODUCT_LIST), (list) => withoutRoom(list, product));
  for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true });
  rmSync(join(root, 'node_modules', `mfe-${product}`), { force: true });
  for (const page of pagesOf(root)) edit(join(root, page), (text) => withoutRowsOf(folders, text));
};
