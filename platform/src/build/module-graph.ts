import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chunk, Compilation, Module } from '@rspack/core';
import type { RouteStartup } from '@payung/shared/registry.ts';
import { packagesFolder } from './paths.ts';
import type { TextParts } from './texts/text-parts.ts';

export type NamesByKey = Readonly<Record<string, readonly string[]>>;

/** A module of federation's; `libIdent` is the id that the bundler makes from its share scope and key. */
interface SharingModule {
  readonly type: string;
  libIdent(options: { context: string }): string | null;
}

/** The shared key that a module of a remote takes from the shell. */
export const consumedKeyOf = (module: object): string | undefined =>
  (module as SharingModule).type === 'consume-shared-module'
    ? (module as SharingModule).libIdent({ context: '' })?.slice('webpack/sharing/consume/default/'.length)
    : undefined;

const consumedKeysIn = (modules: Iterable<object>): readonly string[] =>
  [...new Set([...modules].map(consumedKeyOf).filter((key) => key !== undefined))].toSorted();

export const requiredKeys = (compilation: Compilation): readonly string[] =>
  consumedKeysIn(compilation.modules);

const sorted = (entries: ReadonlyMap<string, ReadonlySet<string>>): NamesByKey =>
  Object.fromEntries(
    [...entries.keys()].toSorted().map((key) => [key, [...(entries.get(key) ?? [])].toSorted()]),
  );

/** The first name of each import: of `Form.Item` it is `Form`. A whole module that is taken has none. */
const importedNames = (compilation: Compilation, module: Module): readonly string[] =>
  compilation.moduleGraph
    .getIncomingConnections(module)
    .filter(({ originModule }) => {
      // What was imported and then left out of every chunk is not used.
      return originModule && compilation.chunkGraph.getModuleChunks(originModule).length > 0;
    })
    .map(({ dependency }) => dependency.ids?.[0])
    .filter((name) => name !== undefined);

/** By shared key, the exports that a remote imports from the shell. */
export const usedExports = (compilation: Compilation): NamesByKey => {
  const used = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const key = consumedKeyOf(module);
    if (key === undefined) continue;
    const names = used.get(key) ?? new Set();
    for (const name of importedNames(compilation, module)) names.add(name);
    used.set(key, names);
  }
  return sorted(used);
};

const moduleAt = ({ modules }: Compilation, resource: string): Module | undefined =>
  [...modules].find((module) => (module as { resource?: string }).resource === resource);

/**
 * By shared key, what the shell's module exports, through every `export *`; `source` is the module that imports them
 * all. A module whose exports cannot be known is left out. `default` always works for a module of the older kind
 * (CommonJS), so it is offered by all libraries.
 */
export const providedExports = (compilation: Compilation, source: string): NamesByKey => {
  const { moduleGraph } = compilation;
  const provided = new Map<string, Set<string>>();
  const importing = moduleAt(compilation, source);
  for (const { dependency, module } of importing ? moduleGraph.getOutgoingConnections(importing) : []) {
    const names = module ? moduleGraph.getProvidedExports(module) : null;
    const key = dependency.request;
    if (key === undefined || !Array.isArray(names)) continue;
    provided.set(key, new Set([...names, ...(key.startsWith('@payung/') ? [] : ['default'])]));
  }
  return sorted(provided);
};

/** Our own modules are released with the shell; libraries have versions. */
const packageOf = (key: string): string | undefined => {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(key)?.[0];
  return name === '@payung/shared' ? undefined : name;
};

/** The version of each library behind shared keys. */
export const libraryVersions = (keys: readonly string[]): Readonly<Record<string, string>> => {
  const packages = [...new Set(keys.map(packageOf).filter((name) => name !== undefined))].toSorted();
  return Object.fromEntries(
    packages.map((name) => {
      const file = join(packagesFolder, name, 'package.json');
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
    }),
  );
};

interface BundledModule {
  readonly resource?: string;
  /** Of a concatenated module. */
  readonly modules?: readonly BundledModule[];
}

const resourcesIn = (module: BundledModule): readonly string[] => [
  ...(module.resource ? [module.resource] : []),
  ...(module.modules ?? []).flatMap(resourcesIn),
];

interface ChunkGroupFacts {
  readonly chunks: readonly Chunk[];
  readonly origins: readonly { readonly request?: string; readonly module?: BundledModule }[];
  getFiles(): readonly string[];
}

const delivered = (files: Iterable<string>): readonly string[] =>
  [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));

/** With a folder, the requests of its modules alone: several packages may spell one alike. */
const groupsOf = (compilation: Compilation, requests: ReadonlyMap<string, string>, folder = '') => {
  const groups = compilation.chunkGroups as unknown as readonly ChunkGroupFacts[];
  const byRequest = (request: string): ChunkGroupFacts | undefined =>
    groups.find((group) =>
      group.origins.some(
        (origin) =>
          origin.request === request &&
          resourcesIn(origin.module ?? {})
            .concat('')
            .some((file) => file.startsWith(folder)),
      ),
    );
  return {
    exposed: groups.find((group) =>
      group.chunks.some((chunk) => chunk.name === '__federation_expose_screens'),
    ),
    routes: [...requests].map(([id, request]) => [id, byRequest(request)] as const),
  };
};

/** The source files that load at once, by route. */
export const startupModules = (
  compilation: Compilation,
  requests: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> => {
  const { exposed, routes } = groupsOf(compilation, requests);
  const modulesOf = (group: ChunkGroupFacts | undefined): readonly string[] =>
    (group?.chunks ?? [])
      .flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)])
      .flatMap((module) => resourcesIn(module as BundledModule));
  return new Map([
    ['the list of screens', modulesOf(exposed)],
    ...routes.map(([id, group]) => [`route "${id}"`, modulesOf(group)] as const),
  ]);
};

/** The files that `./screens` needs at once, and for each route the files and shared keys of its screen. */
export const startupOf = (
  compilation: Compilation,
  requests: ReadonlyMap<string, string>,
): { preload: readonly string[]; routes: Record<string, RouteStartup> } => {
  const groups = groupsOf(compilation, requests);
  const factsOf = (group: ChunkGroupFacts | undefined): RouteStartup => ({
    files: delivered(group?.getFiles() ?? []),
    shares: consumedKeysIn(
      (group?.chunks ?? []).flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]),
    ),
  });
  const base = factsOf(groups.exposed);
  const routes = groups.routes.map(([id, group]): [string, RouteStartup] => {
    const own = factsOf(group);
    return [id, { files: own.files, shares: [...new Set([...base.shares, ...own.shares])] }];
  });
  return { preload: base.files, routes: Object.fromEntries(routes) };
};

interface ShellStartup {
  /** By id of a screen, the files that it needs at once. */
  readonly startup: NamesByKey;
  /** By name of a part, its files. */
  readonly parts: NamesByKey;
  /** By shared key that pages do not begin with, its files. */
  readonly shares: NamesByKey;
}

interface ShellSources {
  /** The requests of screens and of parts, by their names. */
  readonly screens: ReadonlyMap<string, string>;
  readonly parts: ReadonlyMap<string, string>;
  /** The module that imports every shared key. */
  readonly provided: string;
}

/** What of the shell the page of an address needs besides the files that every page begins with. */
export const shellStartupOf = (
  compilation: Compilation,
  { screens, parts, provided }: ShellSources,
): ShellStartup => {
  const begun = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const filesBy = (requests: ReadonlyMap<string, string>): NamesByKey =>
    Object.fromEntries(
      groupsOf(compilation, requests).routes.map(([id, group]) => [id, delivered(group?.getFiles() ?? [])]),
    );
  const blocks = moduleAt(compilation, provided)?.blocks ?? [];
  const shares = blocks.flatMap((block) => {
    const key = block.dependencies[0]?.request;
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    const files = delivered(group?.getFiles() ?? []).filter((file) => !begun.has(file));
    return key === undefined || files.length === 0 ? [] : [[key, files] as const];
  });
  return {
    startup: filesBy(screens),
    parts: filesBy(parts),
    shares: Object.fromEntries(shares.toSorted(([one], [other]) => one.localeCompare(other))),
  };
};

const LANGUAGES = ['en', 'id'] as const;

/** The files of the texts that each screen needs, by language; see texts/catalogue-loader.ts. */
export const textFilesOf = (
  compilation: Compilation,
  { ids, partsOf }: TextParts,
  { screens, folder }: { readonly screens: Iterable<string>; readonly folder: string },
): Record<(typeof LANGUAGES)[number], Record<string, readonly string[]>> => {
  const requests = LANGUAGES.flatMap((language) =>
    Object.keys(ids).map((part): [string, string] => {
      const request = `./${language}.json?texts=${part}`;
      return [request, request];
    }),
  );
  const files = new Map(
    groupsOf(compilation, new Map(requests), folder).routes.map(([request, group]) => [
      request,
      delivered(group?.getFiles() ?? []),
    ]),
  );
  const filesIn = (language: string, screen: string): readonly string[] =>
    ['common', ...(partsOf[screen] ?? [])].flatMap(
      (part) => files.get(`./${language}.json?texts=${part}`) ?? [],
    );
  const inLanguage = (language: string): Record<string, readonly string[]> =>
    Object.fromEntries([...screens].map((screen) => [screen, filesIn(language, screen)]));
  return { en: inLanguage('en'), id: inLanguage('id') };
};
