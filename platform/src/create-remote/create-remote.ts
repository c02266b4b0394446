import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { ownerOf as ownerOfAddress, RESERVED_ADDRESSES } from '#build/release/reserved-addresses.ts';
import { comparablePath } from '#registry/comparable-path.ts';
import { PRODUCT_LIST } from '#repository/products.ts';

/** The name of the template, which is replaced by the new remote's. */
const SAMPLE = 'mfe-sample';

interface RemoteWords {
  /** `mfe-night-light` */
  readonly name: string;
  /** `night-light`: files, link prefix, addresses. */
  readonly kebab: string;
  /** `nightLight`: variables and message ids. */
  readonly camel: string;
  /** `NightLight`: types. */
  readonly pascal: string;
  /** `Night Light`: the display name, until the squad chooses one. */
  readonly title: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const wordsOf = (name: string): RemoteWords => {
  if (!/^mfe-[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) {
    throw new Error(
      `"${name}" is no name for a remote: mfe- and lower-case words joined by hyphens, such as mfe-night-light.`,
    );
  }
  if (name.includes('sample')) throw new Error('"sample" is what the template calls itself.');
  const kebab = name.slice('mfe-'.length);
  const words = kebab.split('-').map(capital);
  const pascal = words.join('');
  return {
    name,
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: words.join(' '),
  };
};

/** Writes the new remote's words where the template says "sample", in file names and in files. */
const inWordsOf = (text: string, { name, kebab, camel, pascal, title }: RemoteWords): string =>
  text
    .replaceAll(SAMPLE, name)
    .replaceAll(/Sample(?=[A-Z])|(?<=[a-z])Sample/g, pascal)
    .replaceAll('Sample', title)
    // An identifier or a message id; what follows a hyphen or a slash is part of a file name or address.
    .replaceAll(/(?<![-/])\bsample(?=[A-Z]|\.[a-z]+[.'"])/g, camel)
    // `@payung/shared/testing/samples/` is a folder of shared, no word of the template.
    .replaceAll(/sample(?!s)/g, kebab);

/** The addresses with which a remote begins. */
interface FirstAddresses {
  readonly start: string;
  readonly otp: string;
}

/** What the command was told. */
export interface GivenFacts extends Partial<FirstAddresses> {
  /** The squad. */
  readonly owner?: string | undefined;
}

/** The squad that is named, or who is at this machine. */
export const ownerOf = ({ owner }: GivenFacts): string => {
  const name = owner ?? spawnSync('git', ['config', 'user.name'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (name === '') throw new Error('Say whose it is: --owner "Travel squad"');
  return name;
};

const requireFree = (path: string, { name, kebab }: RemoteWords): void => {
  if (!/^\/[A-Za-z][\w-]*$/.test(path)) throw new Error(`${path} is no address such as /${kebab}-start.`);
  const owner = ownerOfAddress(path);
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
const BACKEND_FOLDER = join('backend', 'sample');
const NO_PRODUCT_ID = '0'.repeat(24);

const backendFolderOf = ({ kebab }: RemoteWords): string => join('backend', 'src', 'products', kebab);

/** Files of one folder of the template → where they go. */
export const targetsIn = (
  folder: string,
  target: string,
  words: RemoteWords,
): readonly [file: string, target: string][] =>
  globSync('**/*', { cwd: join(TEMPLATE, folder), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(TEMPLATE, folder), join(entry.parentPath, entry.name)))
    .map((file) => [join(folder, file), join(target, inWordsOf(file, words))]);

export const readTemplate = (file: string): string => readFileSync(join(TEMPLATE, file), 'utf8');

const NO_OWNER = 'Nobody';

/** What the text of a template becomes. */
export const templateChanges = (
  words: RemoteWords,
  given: GivenFacts & { readonly owner: string },
): ((text: string) => string) => {
  const addresses = firstAddresses(words, given);
  const productId = randomBytes(NO_PRODUCT_ID.length / 2).toString('hex');
  return (text) =>
    inWordsOf(
      text
        .replace("'/sample-start'", `'${addresses.start}'`)
        .replace("'/sample-otp'", `'${addresses.otp}'`)
        .replace(NO_PRODUCT_ID, productId),
      words,
    ).replace(`"owner": "${NO_OWNER}"`, () => `"owner": ${JSON.stringify(given.owner)}`);
};

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

/** Writes both folders of a product, the remote and the backend's, enters them, and answers the files. */
export const createRemote = (name: string, given: GivenFacts): readonly string[] => {
  const words = wordsOf(name);
  for (const path of [name, backendFolderOf(words)]) {
    if (existsSync(join(repositoryRoot, path))) throw new Error(`${path} exists already.`);
  }
  const change = templateChanges(words, { ...given, owner: ownerOf(given) });
  const files = [
    ...targetsIn(REMOTE, name, words),
    ...targetsIn(BACKEND_FOLDER, backendFolderOf(words), words),
  ];
  for (const [file, target] of files) {
    mkdirSync(dirname(join(repositoryRoot, target)), { recursive: true });
    writeFileSync(join(repositoryRoot, target), change(readTemplate(file)));
  }
  edit(PRODUCT_LIST, (list) => withModule(list, words));
  edit('README.md', (readme) => withReadmeRow(readme, words));
  return files.map(([, target]) => target);
};
