import type { Service } from './api/service-bases.ts';
import type { ProductDescription, StaffWork } from './product.ts';
import type { RouteMode, ProgressStep } from './routes/route.ts';

/** What the running shell may rely on; raised when shell and remotes must change together. */
export const CONTRACT_VERSION = 1;

/** A read as the shell can start it without knowing the remote's endpoint table. */
export interface RegistryRead {
  readonly endpoint: string;
  /** Path with `{name}` placeholders filled from the address, without the `secure/` prefix. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly secure: boolean;
  /** The service whose base it uses; absent in releases from before there were any. */
  readonly service?: Service;
  /** Name of the language parameter, when the call carries one. */
  readonly lang?: string;
  readonly offline: boolean;
  /** Codes that mean success for this call (ruling K72). */
  readonly successCodes: readonly number[];
}

export interface RegistryRoute {
  readonly id: string;
  readonly path: string;
  readonly mode: RouteMode;
  readonly step?: ProgressStep;
  readonly logo?: 'link';
  readonly reads: readonly RegistryRead[];
  /** Names of forms, by parameter; absent in releases from before there was any. */
  readonly params?: Readonly<Record<string, string>>;
  /** Insurance is sold here: closed to agents whose ID card is not on file. */
  readonly sells?: true;
}

/** What one route needs besides the remote's entry, so that all of it starts at once. */
export interface RouteStartup {
  readonly files: readonly string[];
  readonly shares: readonly string[];
}

/** One immutable build of a remote: `remotes/<name>/<version>-<build>/`. */
export interface RemoteRelease {
  readonly name: string;
  readonly version: string;
  readonly build: string;
  /** Address of the folder, with a slash at the end. */
  readonly base: string;
  /** File name of the hashed remote entry. */
  readonly entry: string;
  /** Shared keys that the shell must provide. */
  readonly requires: readonly string[];
  /** `sha256-…` of every file of the folder. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Stylesheets and chunks that `./screens` needs at once. */
  readonly preload: readonly string[];
  /** By route id; a route that is not named starts with `preload` and `requires`. */
  readonly startup?: Readonly<Record<string, RouteStartup>>;
  readonly routes: readonly RegistryRoute[];
  readonly products: readonly ProductDescription[];
  /** Absent in releases from before there was any. */
  readonly staffWork?: readonly StaffWork[];
  readonly contract: number;
}

export interface RegistryRemote {
  readonly current: RemoteRelease;
  /** The release that worked before: put in place when the current one is definitely broken. */
  readonly previous?: RemoteRelease;
  /** Builds that were rolled back from: a page that runs one leaves it, and none starts one. */
  readonly bad?: readonly string[];
}

/** The one document that says what is deployed. */
export interface Registry {
  /** Grows by one with every switch; a writer names the one it read. */
  readonly generation: number;
  readonly shell: {
    readonly version: string;
    readonly build: string;
    readonly provides: readonly string[];
    readonly contract: number;
    /** The shell before this one, for a rollback; its files and description are still there. */
    readonly previous?: { readonly version: string; readonly build: string };
    /** Builds that were rolled back from: a page that runs one is loaded again at its next step. */
    readonly bad?: readonly string[];
  };
  readonly remotes: Readonly<Record<string, RegistryRemote>>;
}
