import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Module } from '@rspack/core';
import { nameOf, sharedKeyOf } from './chunk-facts.ts';
import { repositoryRoot } from './paths.ts';

export type NamesByKey = Readonly<Record<string, readonly string[]>>;

/** `provide shared module (default) antd/es/button@1.0.0 = …` */
const providedKeyOf = (identifier: string): string | undefined =>
  /^provide shared module \([^)]*\) (.+?)@\d/.exec(identifier)?.[1];

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
    const key = sharedKeyOf(nameOf(module));
    if (key === undefined) continue;
    const names = used.get(key) ?? new Set();
    for (const name of importedNames(compilation, module)) names.add(name);
    used.set(key, names);
  }
  return sorted(used);
};

/**
 * By shared key, what the shell's module exports, through every `export *`. A module whose exports cannot be known
 * is left out. `default` always works for a module of the older kind (CommonJS), so it is offered by all libraries.
 */
export const providedExports = (compilation: Compilation): NamesByKey => {
  const provided = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const key = providedKeyOf(nameOf(module));
    const [source] = compilation.moduleGraph.getOutgoingConnections(module);
    const names = source?.module ? compilation.moduleGraph.getProvidedExports(source.module) : null;
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
      const file = join(repositoryRoot, 'node_modules', name, 'package.json');
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
    }),
  );
};
