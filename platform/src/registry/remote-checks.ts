import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import { linkEntryPath } from '@payung/shared/routes/shell-routes.ts';
import type { BuiltRelease } from '#build/release-files.ts';
import { comparablePath } from './comparable-path.ts';
import { DeploymentError } from './deployment-error.ts';
import { reservedForOthers } from './reserved-addresses.ts';

/** The addresses of a remote's pages and of the links to its products; several products may share a prefix. */
const claimsOf = (release: Pick<RemoteRelease, 'routes' | 'products'>): readonly string[] => [
  ...release.routes.map((route) => comparablePath(route.path)),
  ...release.products.map(({ link }) => comparablePath(linkEntryPath(link.prefix))),
];

const checkContract = (release: BuiltRelease, registry: Registry): void => {
  if (release.contract !== registry.shell.contract) {
    throw new DeploymentError(
      `${release.name} was built against contract ${release.contract}, the deployed shell speaks contract ${registry.shell.contract || CONTRACT_VERSION}.`,
    );
  }
};

const checkSingles = (release: BuiltRelease): void => {
  if (release.bundledSingles.length > 0) {
    throw new DeploymentError(
      `${release.name} bundles what must exist once in the page: ${release.bundledSingles.join(', ')}.`,
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

const checkClaims = (release: BuiltRelease, registry: Registry, shellPaths: readonly string[]): void => {
  const owners = new Map(reservedForOthers(release.name));
  for (const path of shellPaths) owners.set(comparablePath(path), 'the shell');
  for (const [name, remote] of Object.entries(registry.remotes)) {
    if (name === release.name) continue;
    // A rollback would bring the previous release back: its addresses are taken too.
    for (const other of [remote.previous, remote.current]) {
      for (const claim of other ? claimsOf(other) : []) owners.set(claim, name);
    }
  }
  for (const claim of claimsOf(release)) {
    const owner = owners.get(claim);
    if (owner) throw new DeploymentError(`${release.name} claims ${claim}, which belongs to ${owner}.`);
  }
};

/** Throws a DeploymentError when a remote's release must not go live beside what is deployed. */
export const checkRemote = (
  release: BuiltRelease,
  registry: Registry,
  shellPaths: readonly string[],
): void => {
  checkContract(release, registry);
  checkSingles(release);
  checkIntegrity(release);
  checkRequires(release, registry);
  checkClaims(release, registry, shellPaths);
};
