import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import type { BuiltRelease, ShellRelease } from '#build/release-files.ts';
import { isOverlapping } from './comparable-path.ts';
import { releaseFolder, versionName } from './data-folder.ts';
import { DeploymentError } from './deployment-error.ts';
import { exportProblems } from './export-checks.ts';

/** What the registry does not carry: the exports that a deployed release uses. */
const usedBy = (data: string, release: RemoteRelease): Pick<BuiltRelease, 'uses' | 'versions'> => {
  const file = join(releaseFolder(data, release), 'release.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltRelease)
    : { uses: {}, versions: {} };
};

const checkAgainst = (data: string, shell: ShellRelease, release: RemoteRelease): void => {
  const label = `${release.name} ${versionName(release)}`;
  const lost = release.requires.filter((key) => !shell.provides.includes(key));
  if (lost.length > 0) {
    throw new DeploymentError(`The shell no longer provides what ${label} requires: ${lost.join(', ')}.`);
  }
  if (release.contract !== shell.contract) {
    throw new DeploymentError(
      `The shell speaks contract ${shell.contract}, ${label} was built against ${release.contract}.`,
    );
  }
  const problems = exportProblems(usedBy(data, release), shell);
  if (problems.length > 0) {
    throw new DeploymentError(`The shell takes away what ${label} uses: ${problems.join('; ')}.`);
  }
  const claimed = release.routes.find((route) => shell.paths.some((path) => isOverlapping(path, route.path)));
  if (claimed) throw new DeploymentError(`The shell claims ${claimed.path}, which belongs to ${label}.`);
};

/** Throws a DeploymentError when a shell would break a deployed remote, or the one it would fall back to. */
export const checkShell = (data: string, shell: ShellRelease, registry: Registry): void => {
  for (const { current, previous } of Object.values(registry.remotes)) {
    checkAgainst(data, shell, current);
    if (previous) checkAgainst(data, shell, previous);
  }
};
