import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { comparablePath, ownerOf, RESERVED_ADDRESSES } from '#registry/reserved-addresses.ts';
import { PRODUCT_LIST } from '#repository/products.ts';
import { inWordsOf, wordsOf } from './remote-words.ts';
import type { RemoteWords } from './remote-words.ts';

/** The addresses with which a remote begins. */
interface FirstAddresses {
  readonly start: string;
  readonly otp: string;
}

const requireFree = (path: string, { name, kebab }: RemoteWords): void => {
  if (!/^\/[A-Za-z][\w-]*$/.test(path)) throw new Error(`${path} is no address such as /${kebab}-start.`);
  const owner = ownerOf(path);
  if (owner !== undefined && owner !== name) throw new Error(`${path} belongs to ${owner}.`);
};

/** `/{kebab}/…` is where links to its products begin. */
const requireFreeLinks = ({ name, kebab }: RemoteWords): void => {
  const links = comparablePath(`/${kebab}/:linkId`);
  const page = RESERVED_ADDRESSES.find(
    ({ path, linksOf }) => linksOf === undefined && comparablePath(path) === links,
  );
  if (page !== undefined) {
    throw new Error(`Links of ${name} would begin as ${page.path} does. Take another name.`);
  }
};

/** Those given, or made from the name. */
const firstAddresses = (
  words: RemoteWords,
  { start = `/${words.kebab}-start`, otp = `/${words.kebab}-otp` }: Partial<FirstAddresses>,
): FirstAddresses => {
  for (const path of [start, otp]) requireFree(path, words);
  if (comparablePath(start) === comparablePath(otp)) throw new Error('--start and --otp must differ.');
  requireFreeLinks(words);
  return { start, otp };
};

/** `all.ts` with the module of the new product added at the end. */
export const withModule = (list: string, { kebab, camel }: RemoteWords): string => {
  const module = `${camel}Module`;
  const line = `import { ${module} } from './${kebab}/module.ts';\n`;
  const imports = [...list.matchAll(/^import .*\n/gm)].at(-1);
  const at = imports === undefined ? 0 : imports.index + imports[0].length;
  const withImport = list.slice(0, at) + line + list.slice(at);
  const modules = /(?<=PRODUCT_MODULES[^=]*= \[)[^\]]*(?=\])/;
  if (!modules.test(withImport)) throw new Error(`${PRODUCT_LIST} has no list of modules.`);
  return withImport.replace(modules, (names) => {
    const known = names.trim().replace(/,$/, '');
    return known === '' ? module : `${known}, ${module}`;
  });
};

const TEMPLATE = join(import.meta.dirname, 'template');
const REMOTE = 'mfe-sample';
const ROOM = join('backend', 'sample');
const NO_PRODUCT_ID = '0'.repeat(24);

const roomOf = ({ kebab }: RemoteWords): string => join('backend', 'src', 'products', kebab);

/** Files of one folder of the template → where they go in the repository. */
const targetsIn = (folder: string, target: string, words: RemoteWords): readonly [string, string][] =>
  globSync('**/*.*', { cwd: join(TEMPLATE, folder) }).map((file) => [
    join(folder, file),
    join(target, inWordsOf(file, words)),
  ]);

const textOf = (file: string, made: { addresses: FirstAddresses; productId: string }): string =>
  readFileSync(join(TEMPLATE, file), 'utf8')
    .replace("'/sample-start'", `'${made.addresses.start}'`)
    .replace("'/sample-otp'", `'${made.addresses.otp}'`)
    .replace(NO_PRODUCT_ID, made.productId);

const edit = (file: string, change: (text: string) => string): void => {
  const path = join(repositoryRoot, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

/** A row below those of the other remotes: the README names every package. */
const withReadmeRow = (readme: string, { name, title }: RemoteWords): string => {
  const rows = [...readme.matchAll(/^\| \[`mfe-[^\n]+\n/gm)];
  const last = rows.at(-1);
  if (last === undefined) throw new Error('The README has no row of a remote.');
  const at = last.index + last[0].length;
  return `${readme.slice(0, at)}| [\`${name}/\`](${name}/README.md) | ${title} insurance |\n${readme.slice(at)}`;
};

/** Writes both rooms of a product, the remote and the backend's, enters them, and answers the files. */
export const createRemote = (name: string, given: Partial<FirstAddresses>): readonly string[] => {
  const words = wordsOf(name);
  for (const path of [name, roomOf(words)]) {
    if (existsSync(join(repositoryRoot, path))) throw new Error(`${path} exists already.`);
  }
  const addresses = firstAddresses(words, given);
  const productId = randomBytes(NO_PRODUCT_ID.length / 2).toString('hex');
  const files = [...targetsIn(REMOTE, name, words), ...targetsIn(ROOM, roomOf(words), words)];
  for (const [file, target] of files) {
    mkdirSync(dirname(join(repositoryRoot, target)), { recursive: true });
    const text = inWordsOf(textOf(file, { addresses, productId }), words);
    writeFileSync(join(repositoryRoot, target), text);
  }
  edit(PRODUCT_LIST, (list) => withModule(list, words));
  edit('README.md', (readme) => withReadmeRow(readme, words));
  return files.map(([, target]) => target);
};
