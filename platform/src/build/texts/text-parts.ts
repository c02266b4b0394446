import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { textUse } from '@payung/shared/messages/text-use.ts';
import { sharedSource } from '../paths.ts';

type Table = Readonly<Record<string, string>>;

/** The tables of one language. */
export interface SourceTexts {
  readonly shared: Table;
  /** Of the package itself, the texts of its rules among them. */
  readonly own: Table;
}

/** How the texts of a package are cut: the ids of each part, and the parts of a screen beside `common`. */
export interface TextParts {
  readonly ids: Readonly<Record<string, readonly string[]>>;
  readonly partsOf: Readonly<Record<string, readonly string[]>>;
}

/** A part below this is common: it would cost more as a file of its own. */
const LEAST_CHARACTERS = 2_000;

/** The shell's screens that people meet first: their texts come with the page. */
const FIRST_SCREENS: ReadonlySet<string> = new Set(['login', 'linkEntry', 'customerOtp', 'linkNotValid']);

/** All shared texts, for a remote whose release brings none; see shell/src/federation/earlier-remotes.ts. */
const EARLIER = 'earlier';

const SOURCE = `${sep}src${sep}`;

const pathOf = (request: string, from: string): string | undefined => {
  if (request.startsWith('@payung/shared/'))
    return join(sharedSource, request.slice('@payung/shared/'.length));
  if (request.startsWith('#')) {
    return join(from.slice(0, from.lastIndexOf(SOURCE) + SOURCE.length), request.slice(1));
  }
  return request.startsWith('.') ? resolve(dirname(from), request) : undefined;
};

/** What a module imports, at once or later; types are gone in a page. */
const importsOf = (file: string, source: string): readonly string[] =>
  [
    ...source
      .replaceAll(/^(?:import|export) type [^;]*;/gm, '')
      .matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g),
  ]
    .map(([, request]) => pathOf(request ?? '', file))
    .filter((path) => path !== undefined && /\.tsx?$/.test(path) && existsSync(path)) as string[];

/** The modules that a file brings into a page, as one text; `border` is a module whose imports are left out. */
const sourceFrom = (files: readonly string[], border?: string): string => {
  const sources = new Map<string, string>();
  const visit = (file: string): void => {
    if (sources.has(file)) return;
    const source = readFileSync(file, 'utf8');
    sources.set(file, source);
    if (file !== border) importsOf(file, source).forEach(visit);
  };
  files.forEach(visit);
  return [...sources.values()].join('\n');
};

/** Screen → its module, as rows read `id: () => import('…')`. Screens of one module come together. */
const screenFiles = (screensFile: string): ReadonlyMap<string, readonly string[]> => {
  const byFile = new Map<string, readonly string[]>();
  for (const [, id = '', request = ''] of readFileSync(screensFile, 'utf8').matchAll(
    /^ +(\w+): \(\) => import\('([^']+)'\)/gm,
  )) {
    const file = pathOf(request, screensFile) ?? '';
    byFile.set(file, [...(byFile.get(file) ?? []), id]);
  }
  return byFile;
};

interface PackageFiles {
  readonly screensFile: string;
  readonly screens: ReadonlyMap<string, readonly string[]>;
}

const isFirst = (ids: readonly string[]): boolean => ids.some((id) => FIRST_SCREENS.has(id));

/** First what the page begins with, then the rest: of the shell's screens most are pages after a payment. */
const partsOfShell = ({ shared, own }: SourceTexts, main: string, files: PackageFiles): TextParts => {
  const { screensFile, screens } = files;
  const firstFiles = [...screens].filter(([, ids]) => isFirst(ids)).map(([file]) => file);
  const used = textUse(sourceFrom([...firstFiles, main], screensFile));
  const usedLater = textUse(sourceFrom([...screens.keys()]));
  const sharedIds = Object.keys(shared);
  const later = [...screens.values()].filter((ids) => !isFirst(ids)).flat();
  return {
    ids: {
      common: [...sharedIds, ...Object.keys(own)].filter(used),
      rest: [...sharedIds.filter(usedLater), ...Object.keys(own)].filter((id) => !used(id)),
      [EARLIER]: sharedIds.filter((id) => !used(id)),
    },
    partsOf: { ...Object.fromEntries(later.map((id) => [id, ['rest']])), [EARLIER]: [EARLIER] },
  };
};

/**
 * What many screens use is common; each screen has the rest of what it uses, also where another one has it too. An own
 * text that no module names is asked for by the server's data.
 */
const partsOfRemote = ({ shared, own }: SourceTexts, { screensFile, screens }: PackageFiles): TextParts => {
  const modules = [...screens].map(([file, routes]) => ({ routes, has: textUse(sourceFrom([file])) }));
  const inFrame = textUse(sourceFrom([screensFile], screensFile));
  const all = { ...shared, ...own };
  const isCommon = (id: string): boolean => {
    const users = modules.filter(({ has }) => has(id)).length;
    return inFrame(id) || (users === 0 ? id in own : users > Math.max(1, modules.length / 4));
  };
  const common = new Set(Object.keys(all).filter(isCommon));
  const sizeOf = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + id.length + (all[id] ?? '').length, 0);
  const rests = modules.map(({ routes, has }) => ({
    routes,
    ids: Object.keys(all).filter((id) => has(id) && !common.has(id)),
  }));
  for (const { ids } of rests) if (sizeOf(ids) < LEAST_CHARACTERS) for (const id of ids) common.add(id);
  const parts = rests
    .map(({ routes, ids }) => ({ routes, ids: ids.filter((id) => !common.has(id)) }))
    .filter(({ ids }) => ids.length > 0);
  return {
    ids: {
      common: [...common],
      ...Object.fromEntries(parts.map(({ routes, ids }) => [routes[0], ids])),
    },
    partsOf: Object.fromEntries(parts.flatMap(({ routes }) => routes.map((id) => [id, routes.slice(0, 1)]))),
  };
};

export const textParts = (folder: string, texts: SourceTexts): TextParts => {
  const [screensFile, main] = ['screens.ts', 'main.tsx'].map((name) => join(folder, 'src', name)) as [
    string,
    string,
  ];
  const files = { screensFile, screens: screenFiles(screensFile) };
  return existsSync(main) ? partsOfShell(texts, main, files) : partsOfRemote(texts, files);
};
