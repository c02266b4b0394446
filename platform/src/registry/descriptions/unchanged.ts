import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DeploymentError, releaseFolder, versionName } from '../data-folder.ts';
import { shellsOf } from '../disk-space.ts';
import { readRegistry } from '../registry-file.ts';
import { isSameVersion } from '../release-lines.ts';
import { parseRelease, registryFacts } from '../release-schema.ts';
import type { BuiltRelease, ShellRelease } from '../release-schema.ts';

const descriptionFile = (data: string, built: BuiltRelease): string =>
  join(releaseFolder(data, built), 'release.json');

const writtenDescription = (data: string, built: BuiltRelease): BuiltRelease | undefined => {
  try {
    return parseRelease(readFileSync(descriptionFile(data, built), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Whether there is a description that a disk has damaged. */
export const isDescriptionDamaged = (data: string, built: BuiltRelease): boolean =>
  existsSync(descriptionFile(data, built)) && writtenDescription(data, built) === undefined;

/** Whose it is and from which commit changes nothing of what it is. */
const withoutSource = (said: BuiltRelease): object => ({ ...said, source: undefined });

const isAsWritten = (data: string, built: BuiltRelease): boolean => {
  const written = writtenDescription(data, built);
  if (written) return isDeepStrictEqual(withoutSource(written), withoutSource(built));
  // What pages are told of it is in the registry as well.
  const { current, previous } = readRegistry(data).remotes[built.name] ?? {};
  const told = [current, previous].find((release) => release && isSameVersion(release, built));
  if (!told) return true;
  const { base: _, ...facts } = told;
  return isDeepStrictEqual(facts, registryFacts(built));
};

/** A version names one release for ever: pages run it, and a rollback brings it back. */
export const checkUnchanged = (data: string, built: BuiltRelease): void => {
  if (isAsWritten(data, built)) return;
  const written = writtenDescription(data, built);
  const what = isDeepStrictEqual(written?.integrity, built.integrity) ? 'another description' : 'other files';
  throw new DeploymentError(
    `${built.name} ${versionName(built)} was released with ${what}: raise its version and build it again.`,
  );
};

/** The same of a shell, whose files share a folder with those of all others. */
export const checkShellUnchanged = (data: string, shell: ShellRelease): void => {
  for (const other of shellsOf(data)) {
    if (isSameVersion(other, shell) && !isDeepStrictEqual(other, shell)) {
      throw new DeploymentError(
        `shell ${versionName(shell)} was released with another description: raise its version and build it again.`,
      );
    }
    const taken = Object.keys(shell.integrity).find(
      (file) => Object.hasOwn(other.integrity, file) && other.integrity[file] !== shell.integrity[file],
    );
    if (taken !== undefined) {
      throw new DeploymentError(
        `${taken} is a file of shell ${versionName(other)} with other contents: name files after what they hold.`,
      );
    }
  }
};
