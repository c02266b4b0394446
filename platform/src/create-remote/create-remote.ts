import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';
import { Refusal } from '#registry/refusal.ts';
import { firstAddresses, withClaims } from './claims.ts';
import type { FirstAddresses } from './claims.ts';
import { inWordsOf, wordsOf } from './remote-words.ts';
import type { RemoteWords } from './remote-words.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const REMOTE = 'mfe-sample';
const TSCONFIG = 'remote-tsconfig.json';
const NO_PRODUCT_ID = '0'.repeat(24);

const routesFile = ({ kebab }: RemoteWords): string => join('shared', 'src', 'routes', `${kebab}-routes.ts`);

/** File of the template → where it goes in the repository. */
const targets = (words: RemoteWords): ReadonlyMap<string, string> =>
  new Map([
    ...globSync('**/*.*', { cwd: join(TEMPLATE, REMOTE) }).map((file): [string, string] => [
      join(REMOTE, file),
      join(words.name, inWordsOf(file, words)),
    ]),
    [TSCONFIG, join(words.name, 'tsconfig.json')],
    [join('routes', 'sample-routes.ts'), routesFile(words)],
  ]);

const textOf = (file: string, words: RemoteWords, addresses: FirstAddresses, productId: string): string => {
  const source = readFileSync(join(TEMPLATE, file), 'utf8')
    .replace("'/sample-start'", `'${addresses.start}'`)
    .replace("'/sample-otp'", `'${addresses.otp}'`)
    .replace(NO_PRODUCT_ID, productId);
  return inWordsOf(source, words);
};

const edit = (file: string, change: (text: string) => string): void => {
  const path = join(repositoryRoot, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};

/** A row below those of the other remotes: the README names every package. */
const withReadmeRow = (readme: string, { name, title }: RemoteWords): string => {
  const rows = [...readme.matchAll(/^\| \[`mfe-[^\n]+\n/gm)];
  const last = rows.at(-1);
  if (last === undefined) throw new Error('The README has no row of a remote any more.');
  const at = last.index + last[0].length;
  return `${readme.slice(0, at)}| [\`${name}/\`](${name}/README.md) | ${title} insurance |\n${readme.slice(at)}`;
};

/** Writes a remote of the shape that all have, claims its addresses, and says what was made. */
export const createRemote = (name: string, given: Partial<FirstAddresses>): readonly string[] => {
  const words = wordsOf(name);
  for (const path of [name, routesFile(words)]) {
    if (existsSync(join(repositoryRoot, path))) throw new Refusal(`${path} exists already.`);
  }
  const addresses = firstAddresses(words, given);
  const productId = randomBytes(NO_PRODUCT_ID.length / 2).toString('hex');
  const files = targets(words);
  for (const [file, target] of files) {
    mkdirSync(dirname(join(repositoryRoot, target)), { recursive: true });
    writeFileSync(join(repositoryRoot, target), textOf(file, words, addresses, productId));
  }
  edit(join('shared', 'src', 'routes', 'addresses.ts'), (source) =>
    withClaims(source, name, Object.values(addresses)),
  );
  edit('README.md', (readme) => withReadmeRow(readme, words));
  return [...files.values()];
};
