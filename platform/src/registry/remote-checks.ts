import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import type { Registry } from '@payung/shared/registry.ts';
import type { BuiltRelease, ShellRelease } from '#build/release-files.ts';
import { checkClaims } from './claims.ts';
import { DeploymentError } from './deployment-error.ts';
import { exportProblems } from './export-checks.ts';
import { checkTargets } from './target-checks.ts';

const checkContract = (release: BuiltRelease, registry: Registry): void => {
  if (release.contract !== registry.shell.contract) {
    throw new DeploymentError(
      `${release.name} was built against contract ${release.contract}, the deployed shell speaks contract ${registry.shell.contract || CONTRACT_VERSION}.`,
    );
  }
};

const checkSingletons = (release: BuiltRelease): void => {
  const { bundledSingletons = [] } = release;
  if (bundledSingletons.length > 0) {
    throw new DeploymentError(
      `${release.name} bundles what must exist once in the page: ${bundledSingletons.join(', ')}.`,
    );
  }
};

const checkIntegrity = (release: BuiltRelease): void => {
  const named = [
    release.entry,
    ...release.preload,
    ...Object.values(release.startup).flatMap(({ files }) => files),
  ];
  const bare = named.filter((file) => !release.integrity[file]);
  if (bare.length > 0) {
    throw new DeploymentError(`${release.name} gives no integrity for ${[...new Set(bare)].join(', ')}.`);
  }
};

const checkRequires = (release: BuiltRelease, registry: Registry): void => {
  const missing = release.requires.filter((key) => !registry.shell.provides.includes(key));
  if (missing.length > 0) {
    throw new DeploymentError(
      `${release.name} needs what the deployed shell ${registry.shell.version} does not provide: ${missing.join(', ')}. Release the shell first.`,
    );
  }
};

const checkExports = (release: BuiltRelease, shell: ShellRelease | undefined): void => {
  const problems = shell ? exportProblems(release, shell) : [];
  if (problems.length > 0) {
    throw new DeploymentError(
      `${release.name} was built with other shared modules than the deployed shell ${shell?.version} has: ${problems.join('; ')}. Release the shell first, or build the remote from the same sources.`,
    );
  }
};

/** Throws a DeploymentError when a remote's release must not go live beside what is deployed. */
export const checkRemote = (
  release: BuiltRelease,
  registry: Registry,
  shell: ShellRelease | undefined,
): void => {
  checkContract(release, registry);
  checkSingletons(release);
  checkIntegrity(release);
  checkRequires(release, registry);
  checkExports(release, shell);
  checkClaims(release, registry, shell?.paths ?? []);
  checkTargets(release, shell?.paths ?? []);
};
