import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { BuiltRelease, ShellRelease } from '#build/release-files.ts';
import { isOverlapping } from './comparable-path.ts';
import { releaseFolder, versionName } from './data-folder.ts';
import { DeploymentError } from './deployment-error.ts';
import { exportProblems } from './export-checks.ts';
import { lostTarget } from './target-checks.ts';

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
  const led = lostTarget(release, shell.paths);
  if (led) {
    throw new DeploymentError(`The shell does not serve ${led[1]}, to which ${led[0]} of ${label} leads.`);
  }
};

/** Where everybody begins, and where a session that ended leads. */
const ALWAYS_SERVED = [shellRoutes.root.path, shellRoutes.login.path];

/** What every page needs of it, whatever is deployed. */
const checkPage = ({ scripts, styles, integrity, paths }: ShellRelease): void => {
  if (scripts.length === 0)
    throw new DeploymentError('The shell has no scripts: every page would stay blank.');
  if (styles.length === 0) throw new DeploymentError('The shell has no styles: no page would be drawn.');
  const bare = [...scripts, ...styles].filter((file) => !integrity[file]);
  if (bare.length > 0) throw new DeploymentError(`The shell gives no integrity for ${bare.join(', ')}.`);
  const missing = ALWAYS_SERVED.find((path) => !paths.includes(path));
  if (missing) throw new DeploymentError(`The shell does not serve ${missing}, to which everybody is led.`);
};

/** Throws a DeploymentError when a shell would break every page, a deployed remote, or the one it would fall back to. */
export const checkShell = (data: string, shell: ShellRelease, registry: Registry): void => {
  checkPage(shell);
  for (const { current, previous } of Object.values(registry.remotes)) {
    checkAgainst(data, shell, current);
    if (previous) checkAgainst(data, shell, previous);
  }
};
