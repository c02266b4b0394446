import * as v from 'valibot';
import type { RouteMode } from '@payung/shared/routes/route.ts';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import { SERVICES } from '@payung/shared/api/service-bases.ts';
import type { BuiltRelease, ShellRelease } from '#build/release-files.ts';
import { DeploymentError } from './deployment-error.ts';
import { productSchema, staffWorkSchema } from './product-schema.ts';
import {
  address,
  build,
  callPath,
  digests,
  fileName,
  files,
  keys,
  namesByKey,
  queryValues,
  shortText,
  version,
  versions,
} from './release-parts.ts';

/** The largest of today's remotes puts 26 kB of itself into every page. */
const MOST_BYTES = 64_000;
/** Of fields that a newer platform may have added. */
const MOST_UNKNOWN_BYTES = 4_000;

/** Written so that a mode which is new to the shell cannot be forgotten here. */
const MODES = Object.keys({
  public: true,
  link: true,
  agent: true,
  both: true,
  staff: true,
  account: true,
  registrant: true,
} satisfies Record<RouteMode, true>) as readonly RouteMode[];

const readSchema = v.object({
  endpoint: shortText,
  path: callPath,
  query: queryValues,
  secure: v.boolean(),
  service: v.optional(v.picklist(SERVICES)),
  lang: v.optional(shortText),
  offline: v.boolean(),
  successCodes: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(20)),
});

const routeSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(60), v.regex(/^[A-Za-z]\w*$/, 'must be a name')),
  path: address,
  mode: v.picklist(MODES),
  step: v.optional(v.picklist([1, 2, 3])),
  logo: v.optional(v.literal('link')),
  reads: v.pipe(v.array(readSchema), v.maxLength(20)),
  params: v.optional(v.record(shortText, shortText)),
  sells: v.optional(v.literal(true)),
});

const releaseSchema = v.object({
  name: v.pipe(
    v.string(),
    v.maxLength(60),
    v.regex(/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/, 'must look like mfe-night-light'),
  ),
  version,
  build,
  entry: fileName,
  requires: keys,
  integrity: digests,
  preload: files,
  startup: v.record(shortText, v.object({ files, shares: keys })),
  routes: v.pipe(v.array(routeSchema), v.minLength(1, 'must have a route'), v.maxLength(200)),
  products: v.pipe(v.array(productSchema), v.maxLength(50)),
  staffWork: v.optional(v.pipe(v.array(staffWorkSchema), v.maxLength(50))),
  contract: v.pipe(v.number(), v.integer()),
  bundledSingles: v.array(v.string()),
  uses: namesByKey,
  versions,
});

const parseJson = (text: string, file: string, what: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new DeploymentError(`${file} is not JSON: build ${what} again.`);
  }
};

const firstIssue = (file: string, [issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  `${file}: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}.`;

/** What of a description every page carries; the rest is for publishing alone. */
export const registryFacts = (built: BuiltRelease): Omit<RemoteRelease, 'base'> => {
  const { bundledSingles: _, uses: __, versions: ___, ...facts } = built;
  return facts;
};

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

const checkSize = (said: BuiltRelease, known: object): void => {
  const unknown = bytesOf(said) - bytesOf(known);
  if (unknown > MOST_UNKNOWN_BYTES) {
    throw new DeploymentError(
      `release.json holds ${kilobytes(unknown)} in fields that no page reads, and every page would carry them.`,
    );
  }
  const carried = bytesOf(registryFacts(said));
  if (carried > MOST_BYTES) {
    throw new DeploymentError(
      `release.json: every page would carry ${kilobytes(carried)} of it, more than ${kilobytes(MOST_BYTES)}.`,
    );
  }
};

/**
 * What a remote says of itself, or a DeploymentError that names the first field that no page could use.
 * Fields that are not known here are of a newer platform and stay, as long as they are few.
 */
export const parseRelease = (text: string): BuiltRelease => {
  const said = parseJson(text, 'release.json', 'the remote');
  const parsed = v.safeParse(releaseSchema, said, { abortEarly: true });
  if (!parsed.success) throw new DeploymentError(firstIssue('release.json', parsed.issues));
  checkSize(said as BuiltRelease, parsed.output);
  return said as BuiltRelease;
};

const shellSchema = v.object({
  version,
  build,
  contract: v.pipe(v.number(), v.integer()),
  provides: keys,
  scripts: files,
  styles: files,
  integrity: digests,
  paths: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120), v.startsWith('/'))), v.maxLength(200)),
  exports: namesByKey,
  versions,
});

/** What a shell says of itself. */
export const parseShell = (text: string): ShellRelease => {
  const said = parseJson(text, 'shell.json', 'the shell');
  const parsed = v.safeParse(shellSchema, said, { abortEarly: true });
  if (!parsed.success) throw new DeploymentError(firstIssue('shell.json', parsed.issues));
  return said as ShellRelease;
};
