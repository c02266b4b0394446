import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isVersion, releaseFolder, shellFile } from '../data-folder.ts';
import type { Version } from '../data-folder.ts';
import type { DeployedState } from '../generations.ts';

/** The descriptions of the releases that pages begin with: what is live, what it falls back to, and canaries. */
const descriptionsOf = (
  data: string,
  { registry, canaries = {} }: Pick<DeployedState, 'registry' | 'canaries'>,
): readonly string[] => {
  const { shell: canaryShell, ...others } = canaries;
  const shells = [registry.shell, registry.shell.previous, canaryShell];
  const remotes: readonly (readonly [string, Version | undefined])[] = [
    ...Object.entries(registry.remotes).flatMap(([name, { current, previous }]) =>
      [current, previous].map((release) => [name, release] as const),
    ),
    ...Object.entries(others),
  ];
  return [
    // Before anything is deployed there is none.
    ...shells
      .filter((version) => version !== undefined)
      .filter(isVersion)
      .map((version) => shellFile(data, version)),
    ...remotes.flatMap(([name, version]) =>
      version === undefined ? [] : [join(releaseFolder(data, { name, ...version }), 'release.json')],
    ),
  ];
};

/**
 * Files are kept for a week from when no page began with them any more: the description of a release that a change takes
 * out is as old as that change. Done before the change, or another process could remove them right after it.
 */
export const markLeft = async (data: string, before: DeployedState, after: DeployedState): Promise<void> => {
  const now = new Date();
  const stay = new Set(descriptionsOf(data, after));
  const left = descriptionsOf(data, before).filter((path) => !stay.has(path));
  // One that is gone, or is another user's, must stop no rollback.
  for (const path of left) await utimes(path, now, now).catch(() => undefined);
};
