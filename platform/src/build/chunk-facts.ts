import type { Chunk, Compilation } from '@rspack/core';
import type { RouteStartup } from '@payung/shared/registry.ts';

interface ChunkGroupFacts {
  readonly chunks: readonly Chunk[];
  readonly origins: readonly { readonly request?: string }[];
  getFiles(): readonly string[];
}

/** `consume shared module (default) antd/es/button@* (singleton) …` */
export const sharedKeyOf = (identifier: string): string | undefined =>
  /^consume shared module \([^)]*\) (.+?)@(?:\*|[\^~>=\d])/.exec(identifier)?.[1];

export const nameOf = (module: { readableIdentifier?(): string }): string =>
  module.readableIdentifier?.() ?? '';

const sharedKeysIn = (modules: Iterable<object>): readonly string[] =>
  [
    ...new Set([...modules].map((module) => sharedKeyOf(nameOf(module))).filter((key) => key !== undefined)),
  ].toSorted();

export const requiredKeys = (compilation: Compilation): readonly string[] =>
  sharedKeysIn(compilation.modules);

const delivered = (files: Iterable<string>): readonly string[] =>
  [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));

const groupsOf = (compilation: Compilation, requests: ReadonlyMap<string, string>) => {
  const groups = compilation.chunkGroups as unknown as readonly ChunkGroupFacts[];
  const byRequest = (request: string): ChunkGroupFacts | undefined =>
    groups.find((group) => group.origins.some((origin) => origin.request === request));
  return {
    exposed: groups.find((group) =>
      group.chunks.some((chunk) => chunk.name === '__federation_expose_screens'),
    ),
    routes: [...requests].map(([id, request]) => [id, byRequest(request)] as const),
  };
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
    shares: sharedKeysIn(
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
