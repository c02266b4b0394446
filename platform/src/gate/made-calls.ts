import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Compilation } from '@rspack/core';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import type { RegistryRoute } from '@payung/shared/registry.ts';
import { describedCall } from '@payung/shared/api/shapes/call-shape.ts';
import type { DescribedCall } from '@payung/shared/api/shapes/call-shape.ts';
import { loadEndpoints, loadOwnEndpoints } from '#build/contract.ts';
import { sharedSource } from '#build/paths.ts';

/**
 * Beside `release.json` or `shell.json`, for releasing alone. It has no ending: the edge serves no such file, and no digest of it is
 * among those that pages read.
 */
const CALLS_FILE = 'calls';

/** Tables and schemas name all calls of their area. */
const TABLES = /[\\/](?:api[\\/]endpoints|schemas)[\\/]/;

/** The TypeScript of a build, of the remote and of what it takes from shared. */
const sourcesOf = ({ fileDependencies }: Compilation, folder: string): readonly string[] =>
  [...fileDependencies].filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !TABLES.test(file) &&
      (file.startsWith(folder + sep) || file.startsWith(sharedSource + sep)) &&
      existsSync(file),
  );

/** The calls that a remote or the shell makes: its own, and of the common ones those that a module or a route of it names. */
export const madeCalls = async (
  compilation: Compilation,
  { name, folder }: { readonly name: string; readonly folder: string },
  routes: readonly RegistryRoute[],
): Promise<readonly DescribedCall[]> => {
  const own = await loadOwnEndpoints(folder, name);
  const sources = sourcesOf(compilation, folder).map((file) => readFileSync(file, 'utf8'));
  const named = new Set([
    ...sources.flatMap((source) => source.match(/\b[a-z]\w+\b/g) ?? []),
    ...routes.flatMap(({ reads }) => reads.map(({ endpoint }) => endpoint)),
  ]);
  const isMade = ([call]: readonly [string, EndpointRow]): boolean => call in own || named.has(call);
  return Object.entries(await loadEndpoints(folder, name))
    .filter(isMade)
    .map(([call, row]) => describedCall(call, row));
};

export const callsFileIn = (dist: string): string => join(dist, CALLS_FILE);
