import * as v from 'valibot';
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
import type { RemoteRelease } from '@payung/shared/registry.ts';
import { integer, list, optional, record, table, text } from '@payung/shared/schema.ts';
import type { TypeOf, Schema } from '@payung/shared/schema.ts';
import { boundedJson } from './descriptions/bounded-json.ts';
import { DeploymentError } from './data-folder.ts';

/** By shared key, names of exports. */
const exportNames = table(sharedKey, list(shortText, 5_000));
const libraryVersions = table(sharedKey, shortText);

/** Whose release it is, and what it was built from: for those who operate the platform, in no page. */
const releaseSource = record({
  owner: optional(shortText),
  onCall: optional(shortText),
  repository: optional(text(200)),
  commit: optional(text(64, [/^[\da-f]{7,40}(-dirty)?$/, 'must be a commit'])),
});
export type ReleaseSource = TypeOf<typeof releaseSource>;

const { base: _base, ...releaseFields } = remoteRelease.fields;

/** `release.json` as a remote's build leaves it. */
const builtRelease = record({
  ...releaseFields,
  startup: startupTable,
  /** Singletons that were bundled into this build; publishing refuses any. */
  bundledSingletons: optional(list(text(400), 5_000)),
  /** By shared key, the exports that this build uses. */
  uses: exportNames,
  /** Of the libraries that it takes from the shell, the versions that it was built with. */
  versions: libraryVersions,
  source: optional(releaseSource),
});
export type BuiltRelease = TypeOf<typeof builtRelease>;

/** The texts of header, footer and panels, by this name beside those of the screens. */
export const FRAME_TEXTS = 'frame';

const bothLanguages = record({ en: text(8_000), id: text(8_000) });

/** What the edge draws before any script has arrived. */
const firstPaint = record({
  pages: record({ login: bothLanguages, code: bothLanguages }),
  style: text(16_000),
  /** Of every other page: its header, and bars in the place of what comes. */
  skeleton: optional(record({ html: text(8_000), style: text(16_000) })),
});
export type FirstPaint = TypeOf<typeof firstPaint>;

/** `shell.json` as the shell's build leaves it. */
const shellRelease = record({
  version,
  build,
  contract: integer,
  provides: sharedKeys,
  /** Initial files, in the order of the page's tags. */
  scripts: fileNames,
  styles: fileNames,
  /** Texts that the page begins with, by language. */
  texts: optional(record({ en: table(shortText, fileNames), id: table(shortText, fileNames) })),
  integrity: digests,
  /** Absent while it is developed, and in a release of an older platform. */
  firstPaint: optional(firstPaint),
  /** By id of a screen, the files that it needs at once. Absent in a shell that reads the whole registry from the page. */
  startup: optional(table(shortText, fileNames)),
  /** By name, the files of the parts that pages load with the first screen that needs them. */
  parts: optional(table(shortText, fileNames)),
  /** By shared key that pages do not begin with, its files. */
  shares: optional(table(sharedKey, fileNames)),
  /** Addresses that no remote may claim. */
  paths: list(text(120, [/^\//, 'must begin with a slash']), 200),
  /** By address, the remote in whose contract it stands: nobody else may claim it, deployed or not. */
  reserved: optional(table(text(120, [/^\//, 'must begin with a slash']), shortText)),
  /** By shared key, what it exports; a key that is not named may export anything. */
  exports: exportNames,
  /** Of the libraries that it provides. */
  versions: libraryVersions,
});
export type ShellRelease = TypeOf<typeof shellRelease>;

/** A shell that was built before there were rest files: its pages need the whole registry. */
export const readsWholeRegistry = (shell: ShellRelease | undefined): boolean =>
  shell !== undefined && shell.startup === undefined;

/** The largest of today's remotes puts 9 kB of itself into every page, and another one 21 kB into its rest file. */
const MOST_PAGE_BYTES = 32_000;
const MOST_REST_BYTES = 64_000;
/** Of fields that a newer platform may have added. */
const MOST_UNKNOWN_BYTES = 4_000;

const OF_KIND = { number: v.number(), flag: v.boolean(), integer: v.pipe(v.number(), v.integer()) } as const;

/** The valibot schema of a description: it says what is wrong, and leaves out what it does not know. */
const valibotOf = ({ rule }: Schema): v.GenericSchema => {
  switch (rule.kind) {
    case 'text':
      return rule.forms.reduce<v.GenericSchema<string>>(
        (schema, [pattern, problem]) => v.pipe(schema, v.regex(pattern, problem)),
        v.pipe(v.string(), v.maxLength(rule.most)),
      );
    case 'choice':
      return v.picklist(rule.values as readonly (string | number)[]);
    case 'either':
      return v.union(rule.schemas.map(valibotOf));
    case 'list':
      return v.pipe(
        v.array(valibotOf(rule.item)),
        v.minLength(rule.least, 'must not be empty'),
        v.maxLength(rule.most),
      );
    case 'table':
      return v.record(valibotOf(rule.name) as v.GenericSchema<string>, valibotOf(rule.item));
    case 'record':
      return v.object(
        Object.fromEntries(
          Object.entries(rule.fields).map(([name, field]) => [
            name,
            'optional' in field ? v.optional(valibotOf(field.optional)) : valibotOf(field),
          ]),
        ),
      );
    default:
      return OF_KIND[rule.kind];
  }
};

const RELEASE = valibotOf(builtRelease);
const SHELL = valibotOf(shellRelease);

/** No pattern is tried on a text that is too long. */
const FIRST_ISSUE = { abortEarly: true, abortPipeEarly: true } as const;

/** Five times today's largest. */
const MOST_RELEASE_BYTES = 250_000;
const MOST_SHELL_BYTES = 250_000;

/** Place and problem may repeat what was sent. */
const short = (words: string): string => (words.length > 300 ? `${words.slice(0, 300)} …` : words);

const firstIssue = (file: string, [issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  `${file}: ${short(v.getDotPath(issue) ?? 'all of it')}: ${short(issue.message)}.`;

/** What of a description the registry holds, for pages and their rest files; the rest is for publishing alone. */
export const registryFacts = (built: BuiltRelease): Omit<RemoteRelease, 'base'> => {
  const { bundledSingletons: _, uses: __, versions: ___, source: ____, ...facts } = built;
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
  const { requires, integrity, preload, startup, texts: _, ...head } = registryFacts(said);
  const carried = bytesOf(head);
  if (carried > MOST_PAGE_BYTES) {
    throw new DeploymentError(
      `release.json: every page would carry ${kilobytes(carried)} of it, more than ${kilobytes(MOST_PAGE_BYTES)}.`,
    );
  }
  const inRest = bytesOf({ requires, integrity, preload, startup });
  if (inRest > MOST_REST_BYTES) {
    throw new DeploymentError(
      `release.json: its files take ${kilobytes(inRest)} to describe, more than ${kilobytes(MOST_REST_BYTES)}.`,
    );
  }
};

/**
 * What a remote says of itself, or a DeploymentError that names the first field that no page could use.
 * Fields that are not known here are of a newer platform and stay, as long as they are few.
 */
export const parseRelease = (json: string): BuiltRelease => {
  const said = boundedJson(json, { file: 'release.json', mostBytes: MOST_RELEASE_BYTES, what: 'the remote' });
  const parsed = v.safeParse(RELEASE, said, FIRST_ISSUE);
  if (!parsed.success) throw new DeploymentError(firstIssue('release.json', parsed.issues));
  checkSize(said as BuiltRelease, parsed.output as object);
  return said as BuiltRelease;
};

/** What a shell says of itself. */
export const parseShell = (json: string): ShellRelease => {
  const said = boundedJson(json, { file: 'shell.json', mostBytes: MOST_SHELL_BYTES, what: 'the shell' });
  const parsed = v.safeParse(SHELL, said, FIRST_ISSUE);
  if (!parsed.success) throw new DeploymentError(firstIssue('shell.json', parsed.issues));
  return said as ShellRelease;
};
