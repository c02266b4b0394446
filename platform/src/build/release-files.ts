import type { RemoteRelease, RouteStartup } from '@payung/shared/registry.ts';

/** `release.json` as a remote's build leaves it. */
export interface BuiltRelease extends Omit<RemoteRelease, 'base'> {
  readonly startup: Readonly<Record<string, RouteStartup>>;
  /** Singletons that were bundled into this build; publishing refuses any. */
  readonly bundledSingles: readonly string[];
  /** By shared key, the exports that this build uses. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
  /** Of the libraries that it takes from the shell, the versions that it was built with. */
  readonly versions: Readonly<Record<string, string>>;
}

/** `shell.json` as the shell's build leaves it. */
export interface ShellRelease {
  readonly version: string;
  readonly build: string;
  readonly contract: number;
  readonly provides: readonly string[];
  /** Initial files, in the order of the page's tags. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly integrity: Readonly<Record<string, string>>;
  /** Addresses that no remote may claim. */
  readonly paths: readonly string[];
  /** By shared key, what it exports; a key that is not named may export anything. */
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** Of the libraries that it provides. */
  readonly versions: Readonly<Record<string, string>>;
}
