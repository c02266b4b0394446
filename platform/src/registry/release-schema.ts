import * as v from 'valibot';
import type { RouteMode } from '@payung/shared/routes/route.ts';
import type { BuiltRelease } from '#build/release-files.ts';
import { DeploymentError } from './deployment-error.ts';
import { productSchema, staffWorkSchema } from './product-schema.ts';
import { address, callPath, queryValues, shortText } from './release-parts.ts';

/** The largest of today's remotes describes itself in 30 kB, and every page carries all of them. */
const MOST_BYTES = 256_000;

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

const fileName = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^(?!.*\.\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'must be the name of a file inside the release'),
);

const sharedKey = v.pipe(
  v.string(),
  v.maxLength(160),
  v.regex(/^@?[\w-][\w.-]*(\/[\w.-]+)*$/, 'must be the name of a shared module'),
);

const files = v.pipe(v.array(fileName), v.maxLength(1_000));
const keys = v.pipe(v.array(sharedKey), v.maxLength(500));

const readSchema = v.object({
  endpoint: shortText,
  path: callPath,
  query: queryValues,
  secure: v.boolean(),
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
  sells: v.optional(v.literal(true)),
});

const releaseSchema = v.object({
  name: v.pipe(
    v.string(),
    v.maxLength(60),
    v.regex(/^mfe-[a-z0-9]+(-[a-z0-9]+)*$/, 'must look like mfe-night-light'),
  ),
  version: v.pipe(v.string(), v.maxLength(40), v.regex(/^\d+\.\d+\.\d+[\w.-]*$/, 'must look like 1.2.0')),
  build: v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-z0-9]+$/, 'must be letters and digits')),
  entry: fileName,
  requires: keys,
  integrity: v.record(
    fileName,
    v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'must be a SHA-256 digest')),
  ),
  preload: files,
  startup: v.record(shortText, v.object({ files, shares: keys })),
  routes: v.pipe(v.array(routeSchema), v.minLength(1, 'must have a route'), v.maxLength(200)),
  products: v.pipe(v.array(productSchema), v.maxLength(50)),
  staffWork: v.optional(v.pipe(v.array(staffWorkSchema), v.maxLength(50))),
  contract: v.pipe(v.number(), v.integer()),
  bundledSingles: v.array(v.string()),
  uses: v.record(sharedKey, v.array(shortText)),
  versions: v.record(sharedKey, shortText),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new DeploymentError('release.json is not JSON: build the remote again.');
  }
};

/**
 * What a remote says of itself, or a DeploymentError that names the first field that no page could use.
 * Fields that are not known here are of a newer platform and stay.
 */
export const parseRelease = (text: string): BuiltRelease => {
  if (Buffer.byteLength(text) > MOST_BYTES) {
    throw new DeploymentError(`release.json is larger than ${MOST_BYTES / 1000} kB: every page carries it.`);
  }
  const said = parseJson(text);
  const parsed = v.safeParse(releaseSchema, said, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new DeploymentError(`release.json: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}.`);
  }
  return said as BuiltRelease;
};
