import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { sharedSource } from '../paths.ts';
import { textParts } from './text-parts.ts';
import type { SourceTexts, TextParts } from './text-parts.ts';

export type Table = Readonly<Record<string, string>>;

const LANGUAGES = ['en', 'id'] as const;
type Language = (typeof LANGUAGES)[number];

interface PackageTexts {
  readonly parts: TextParts;
  /** Files by language. */
  readonly files: Readonly<Record<Language, readonly string[]>>;
}

/** By folder of its messages, the texts of every package that is built, for text-loader.ts. */
const packages = new Map<string, PackageTexts>();

export const textsOf = (folder: string): PackageTexts => {
  const texts = packages.get(folder);
  if (texts === undefined) throw new Error(`${folder} has no catalogue.`);
  return texts;
};

/** How the texts of the package in a folder were cut; a fixture without texts has none. */
export const partsOf = (folder: string): TextParts | undefined =>
  packages.get(join(folder, 'src', 'messages'))?.parts;

export const readTable = (file: string): Table => JSON.parse(readFileSync(file, 'utf8')) as Table;

const fileOf = (request: string, folder: string): string => {
  if (request.startsWith('#')) return join(dirname(folder), request.slice(1));
  return request.startsWith('.')
    ? resolve(folder, request)
    : join(sharedSource, request.replace('@payung/shared/', ''));
};

const isShared = (file: string): boolean => file.startsWith(sharedSource);
const merged = (files: readonly string[]): Table => Object.assign({}, ...files.map(readTable)) as Table;

const sourceTexts = (files: readonly string[]): SourceTexts => ({
  shared: merged(files.filter(isShared)),
  own: merged(files.filter((file) => !isShared(file))),
});

const loaderOf = (part: string, language: Language): string =>
  `${language}: () => Promise.all([import(${JSON.stringify(`./${language}.json?texts=${part}`)})])`;

/** Puts the catalogue in parts into the place of one that loads whole files: `import('./en.json?texts=common')`. */
// oxlint-disable-next-line import/no-default-export, oxc/no-this-in-exported-function -- rspack calls a loader so.
export default function catalogueLoader(
  this: Pick<LoaderContext, 'resourcePath' | 'mode'>,
  source: string,
): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- see above
  const { resourcePath, mode } = this;
  if (!source.includes('createCatalogue(')) return source;
  const folder = dirname(resourcePath);
  const requests = [...source.matchAll(/import\(\s*['"]([^'"]+\.json)['"]/g)].map(
    ([, request = '']) => request,
  );
  const filesIn = (language: Language): readonly string[] =>
    requests
      .filter((request) => request.endsWith(`${language}.json`))
      .map((request) => fileOf(request, folder));
  const files = { en: filesIn('en'), id: filesIn('id') };
  const texts = sourceTexts(files.en);
  const parts: TextParts =
    mode === 'development'
      ? // A page that is edited finds its texts, whichever it begins to use.
        { ids: { common: Object.keys({ ...texts.shared, ...texts.own }) }, partsOf: {} }
      : textParts(resolve(folder, '../..'), texts);
  packages.set(folder, { parts, files });
  const rows = Object.keys(parts.ids).map(
    (part) => `${part}: { ${LANGUAGES.map((language) => loaderOf(part, language)).join(', ')} }`,
  );
  return `import { catalogueOf } from '@payung/shared/messages/text.ts';
export { useText } from '@payung/shared/messages/text.ts';
export const catalogue = catalogueOf({ ${rows.join(',\n')} }, ${JSON.stringify(parts.partsOf)});`;
}
