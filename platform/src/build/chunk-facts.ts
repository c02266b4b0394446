import type { Chunk, Compilation } from '@rspack/core';
import type { RouteStartup } from '@payung/shared/registry.ts';

interface ChunkGroupFacts {
  readonly chunks: readonly Chunk[];
  readonly origins: readonly { readonly request?: string }[];
  getFiles(): readonly string[];
}

/** `consume shared module (default) antd/es/button@* (singleton) …` */
const sharedKeyOf = (identifier: string): string | undefined =>
  /^consume shared module \([^)]*\) (.+?)@(?:\*|[\^~>=\d])/.exec(identifier)?.[1];

const nameOf = (module: { readableIdentifier?(): string }): string => module.readableIdentifier?.() ?? '';

const sharedKeysIn = (modules: Iterable<object>): readonly string[] =>
  [
    ...new Set([...modules].map((module) => sharedKeyOf(nameOf(module))).filter((key) => key !== undefined)),
  ].toSorted();

export const requiredKeys = (compilation: Compilation): readonly string[] =>
  sharedKeysIn(compilation.modules);

const delivered = (files: Iterable<string>): readonly string[] =>
  [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));

/** The files that `./screens` needs at once, and for each route the files and shared keys of its screen. */
export const startupOf = (
  compilation: Compilation,
  requests: ReadonlyMap<string, string>,
): { preload: readonly string[]; routes: Record<string, RouteStartup> } => {
  const groups = compilation.chunkGroups as unknown as readonly ChunkGroupFacts[];
  const factsOf = (group: ChunkGroupFacts | undefined): RouteStartup => ({
    files: delivered(group?.getFiles() ?? []),
    shares: sharedKeysIn(
      (group?.chunks ?? []).flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]),
    ),
  });
  const byRequest = (request: string): ChunkGroupFacts | undefined =>
    groups.find((group) => group.origins.some((origin) => origin.request === request));
  const exposed = groups.find((group) =>
    group.chunks.some((chunk) => chunk.name === '__federation_expose_screens'),
  );
  const base = factsOf(exposed);
  const routes = [...requests].map(([id, request]): [string, RouteStartup] => {
    const own = factsOf(byRequest(request));
    return [id, { files: own.files, shares: [...new Set([...base.shares, ...own.shares])] }];
  });
  return { preload: base.files, routes: Object.fromEntries(routes) };
};
