import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every package's texts and sources, for the tests that look at all of them. Vitest runs in the root. */
interface PackageTexts {
  readonly name: string;
  readonly en: Readonly<Record<string, string>>;
  readonly id: Readonly<Record<string, string>>;
  /** All hand-written code of the package, tests left out. */
  readonly source: string;
}

const readTable = (path: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;

const readSource = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** The texts of a product's rules are used by its screens and by its room in the backend. */
const sourceOf = (name: string): string =>
  [join(name, 'src'), join('backend/src/products', name.replace(/^mfe-/, ''))]
    .filter((folder) => existsSync(folder))
    .map(readSource)
    .join('\n');

export const allCatalogues = (): readonly PackageTexts[] =>
  readdirSync('.').flatMap((name) =>
    [
      { name, folder: join(name, 'src/messages') },
      { name: `${name} (rules)`, folder: join(name, 'src/rules/messages') },
    ]
      .filter(({ folder }) => existsSync(join(folder, 'en.json')))
      .map(({ name: title, folder }) => ({
        name: title,
        en: readTable(join(folder, 'en.json')),
        id: readTable(join(folder, 'id.json')),
        source: sourceOf(name),
      })),
  );
