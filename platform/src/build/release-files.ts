import { shortText } from '@payung/shared/product.ts';
import {
  build,
  digests,
  fileNames,
  remoteRelease,
  sharedKey,
  sharedKeys,
  startupTable,
  version,
} from '@payung/shared/registry.ts';
import { integer, list, optional, record, table, text } from '@payung/shared/schema.ts';
import type { TypeOf } from '@payung/shared/schema.ts';

/** By shared key, names of exports. */
const exportNames = table(sharedKey, list(shortText, 5_000));
const libraryVersions = table(sharedKey, shortText);

const { base: _, ...releaseFields } = remoteRelease.fields;

/** `release.json` as a remote's build leaves it. */
export const builtRelease = record({
  ...releaseFields,
  startup: startupTable,
  /** Singletons that were bundled into this build; publishing refuses any. */
  bundledSingletons: optional(list(text(400), 5_000)),
  /** By shared key, the exports that this build uses. */
  uses: exportNames,
  /** Of the libraries that it takes from the shell, the versions that it was built with. */
  versions: libraryVersions,
});
export type BuiltRelease = TypeOf<typeof builtRelease>;

/** `shell.json` as the shell's build leaves it. */
export const shellRelease = record({
  version,
  build,
  contract: integer,
  provides: sharedKeys,
  /** Initial files, in the order of the page's tags. */
  scripts: fileNames,
  styles: fileNames,
  integrity: digests,
  /** Addresses that no remote may claim. */
  paths: list(text(120, [/^\//, 'must begin with a slash']), 200),
  /** By shared key, what it exports; a key that is not named may export anything. */
  exports: exportNames,
  /** Of the libraries that it provides. */
  versions: libraryVersions,
});
export type ShellRelease = TypeOf<typeof shellRelease>;
