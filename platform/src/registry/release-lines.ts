import { versionName } from './data-folder.ts';
import type { Version } from './data-folder.ts';

/** A release that was live, and whether somebody rolled back from it. */
export interface LineEntry extends Version {
  readonly isBad?: true;
}

/** The releases of one deployable in the order in which they were released, the newest last. */
export type ReleaseLine = readonly LineEntry[];

/** By name; the shell's is `shell`. */
export type ReleaseLines = Readonly<Record<string, ReleaseLine>>;

const LONGEST_LINE = 50;

const versionOnly = ({ version, build }: Version): LineEntry => ({ version, build });
export const isSameVersion = (one: Version, other: Version): boolean =>
  versionName(one) === versionName(other);

/** Whether a text names the release: by its build, or by version and build. */
export const isCalled = (release: Version, text: string): boolean =>
  release.build === text || versionName(release) === text;

/** A release takes its place at the end, also one that was found bad before. */
export const withReleased = (line: ReleaseLine, release: Version): ReleaseLine =>
  [...line.filter((entry) => !isSameVersion(entry, release)), versionOnly(release)].slice(-LONGEST_LINE);

/** A rollback marks what it leaves, and trusts what it goes to. */
export const withLeft = (line: ReleaseLine, left: Version, target: Version): ReleaseLine => {
  const known = line.some((entry) => isSameVersion(entry, target)) ? line : [versionOnly(target), ...line];
  return known.map((entry) => {
    if (isSameVersion(entry, left)) return { ...versionOnly(entry), isBad: true };
    return isSameVersion(entry, target) ? versionOnly(entry) : entry;
  });
};

/** Where a rollback from a release may lead: what was released before it and is not marked, the newest first. */
export const fallbacksOf = (line: ReleaseLine, from: Version): ReleaseLine => {
  const place = line.findIndex((entry) => isSameVersion(entry, from));
  return line
    .slice(0, Math.max(place, 0))
    .filter(({ isBad }) => !isBad)
    .toReversed();
};

/** Builds that were rolled back from, for pages that run one. */
export const badBuilds = (line: ReleaseLine): readonly string[] =>
  line.filter(({ isBad }) => isBad).map(({ build }) => build);
