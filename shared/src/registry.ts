import { SERVICES } from './settings.ts';
import { callPath, productList, queryValues, shortText, staffWorkList } from './product.ts';
import { PROGRESS_STEPS, ROUTE_MODES } from './routes/route.ts';
import { choice, flag, integer, list, optional, record, table, text } from './schema.ts';
import type { TypeOf } from './schema.ts';

/** What the running shell may rely on; raised when shell and remotes must change together. */
export const CONTRACT_VERSION = 1;

/**
 * An address below /app. It begins with a fixed part: `/:x` and `/*` would take every page.
 * Grammar alone keeps out `javascript:`, other hosts and queries.
 */
export const address = text(
  120,
  [/^\/[^:*]/, 'must begin with a fixed part: it would take every page'],
  [/^(\/[\w-]+)(\/(:[A-Za-z]\w*|[\w-]+))*$/, 'must look like /createquote or /plans/:planId'],
);

export const version = text(40, [/^\d+\.\d+\.\d+[\w.-]*$/, 'must look like 1.2.0']);
export const build = text(64, [/^[a-z0-9]+$/, 'must be letters and digits']);

const fileName = text(120, [
  /^(?!.*\.\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/,
  'must be the name of a file inside the release',
]);
export const fileNames = list(fileName, 1_000);

/** `sha256-…` of every file of a folder. */
export const digests = table(fileName, text(51, [/^sha256-[A-Za-z0-9+/]{43}=$/, 'must be a SHA-256 digest']));

export const sharedKey = text(160, [/^@?[\w-][\w.-]*(\/[\w.-]+)*$/, 'must be the name of a shared module']);
export const sharedKeys = list(sharedKey, 500);

/** A read as the shell can start it without knowing the remote's endpoint table. */
const readSchema = record({
  endpoint: shortText,
  /** Path with `{name}` placeholders filled from the address. */
  path: callPath,
  query: queryValues,
  secure: flag,
  /** The service whose base it uses; the common one where it is absent. */
  service: optional(choice(SERVICES)),
  /** Name of the language parameter, when the call carries one. */
  lang: optional(shortText),
  offline: flag,
  /** Codes that mean success for this call (ruling K72). */
  successCodes: list(integer, 20),
});
export type RegistryRead = TypeOf<typeof readSchema>;

const routeSchema = record({
  id: text(60, [/^[A-Za-z]\w*$/, 'must be a name']),
  path: address,
  mode: choice(ROUTE_MODES),
  step: optional(choice(PROGRESS_STEPS)),
  logo: optional(choice(['link'])),
  reads: list(readSchema, 20),
  /** Names of forms, by parameter. */
  params: optional(table(shortText, shortText)),
  /** Insurance is sold here: closed to agents whose ID card is not on file. */
  sells: optional(choice([true])),
  /** The shell verifies the phone of a customer before it opens the screen. */
  verified: optional(choice([true])),
  /** Nothing is typed here: opening it may exchange the release of its remote, or the shell. */
  safePoint: optional(choice([true])),
  /** Money is paid or a code is typed here: no page tells meanwhile that there is a newer version. */
  undisturbed: optional(choice([true])),
});
export type RegistryRoute = TypeOf<typeof routeSchema>;

/** What one route needs besides the remote's entry, so that all of it starts at once. */
const startupSchema = record({ files: fileNames, shares: sharedKeys });
export type RouteStartup = TypeOf<typeof startupSchema>;

/** By route id. */
export const startupTable = table(shortText, startupSchema);

/** Files of texts by route id. */
const textFiles = table(shortText, fileNames);

/** What every page knows of one immutable build of a remote: `remotes/<name>/<version>-<build>/`. */
const headFields = {
  name: text(60, [/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/, 'must look like mfe-night-light']),
  version,
  build,
  /** Address of the folder. */
  base: text(200, [/^\/.*\/$/, 'must begin and end with a slash']),
  /** File name of the hashed remote entry. */
  entry: fileName,
  routes: list(routeSchema, 200, 1),
  products: productList,
  /** Absent where it offers none. */
  staffWork: optional(staffWorkList),
  contract: integer,
};

/** What a page reads when it is about to use the build. */
const fileFields = {
  /** Shared keys that the shell must provide. */
  requires: sharedKeys,
  integrity: digests,
  /** Stylesheets and chunks that `./screens` needs at once. */
  preload: fileNames,
  /** A route that is not named starts with `preload` and `requires`. */
  startup: optional(startupTable),
  /** What a route starts with besides, in the language that is shown. */
  texts: optional(record({ en: textFiles, id: textFiles })),
};

export const releaseFiles = record(fileFields);
export type ReleaseFiles = TypeOf<typeof releaseFiles>;

/** SHA-256 of a rest file, in the digits of its address. */
const restDigest = text(64, [/^[0-9a-f]{64}$/, 'must be a SHA-256 digest']);

/** A release in the page; its rest file describes its files. An edge of before sends the whole release instead. */
export const releaseHead = record({ ...headFields, rest: optional(restDigest) });
export type ReleaseHead = TypeOf<typeof releaseHead>;

/** A release as it is published and kept. */
export const remoteRelease = record({ ...headFields, ...fileFields });
export type RemoteRelease = TypeOf<typeof remoteRelease>;

/** A file that holds what the page leaves out; its name is its digest, so it never changes. */
export const REST_PATH = '/app/rest/';
export const restAddress = (rest: string): string => `${REST_PATH}${rest}.json`;

interface Deployed<Release> {
  readonly current: Release;
  /** The release that worked before: put in place when the current one is definitely broken. */
  readonly previous?: Release;
  /** Builds that were rolled back from: a page that runs one leaves it, and none starts one. */
  readonly bad?: readonly string[];
}

export type RegistryRemote = Deployed<RemoteRelease>;
/** `previous` comes only with an answer to a page that asked for it. */
export type PageRemote = Deployed<ReleaseHead>;

interface RegistryOf<Remote> {
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
  readonly remotes: Readonly<Record<string, Remote>>;
}

/** The one document that says what is deployed. */
export type Registry = RegistryOf<RegistryRemote>;

/** The same as pages carry it: without the files of the releases, which are most of its bytes. */
export type PageRegistry = RegistryOf<PageRemote>;

/** Where pages read the registry again; with this query also the release before the current one of a remote. */
export const REGISTRY_PATH = '/app/registry.json';
export const PREVIOUS_QUERY = 'previous';
