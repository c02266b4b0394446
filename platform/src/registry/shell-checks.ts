import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import type { ShellRelease } from '#build/release-files.ts';
import { DeploymentError } from './deployment-error.ts';

const checkAgainst = (shell: ShellRelease, release: RemoteRelease): void => {
  const label = `${release.name} ${release.version}-${release.build}`;
  const lost = release.requires.filter((key) => !shell.provides.includes(key));
  if (lost.length > 0) {
    throw new DeploymentError(`The shell no longer provides what ${label} requires: ${lost.join(', ')}.`);
  }
  if (release.contract !== shell.contract) {
    throw new DeploymentError(
      `The shell speaks contract ${shell.contract}, ${label} was built against ${release.contract}.`,
    );
  }
  const claimed = release.routes.find((route) => shell.paths.includes(route.path));
  if (claimed) throw new DeploymentError(`The shell claims ${claimed.path}, which belongs to ${label}.`);
};

/** Throws a DeploymentError when a shell would break a deployed remote, or the one it would fall back to. */
export const checkShell = (shell: ShellRelease, registry: Registry): void => {
  for (const { current, previous } of Object.values(registry.remotes)) {
    checkAgainst(shell, current);
    if (previous) checkAgainst(shell, previous);
  }
};
