import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import { ADDRESSES } from '@payung/shared/routes/addresses.ts';
import type { BuiltRelease } from '#build/release-files.ts';
import { Refusal } from './refusal.ts';

const claimsOf = (release: Pick<RemoteRelease, 'routes' | 'product'>): readonly string[] => [
  ...release.routes.map((route) => comparable(route.path)),
  ...(release.product ? [`/${release.product.link.prefix}/:`] : []),
];

/** Parameters are alike whatever their name, and the router ignores case. */
const comparable = (path: string): string => path.toLowerCase().replaceAll(/:\w+/g, ':');

const checkContract = (release: BuiltRelease, registry: Registry): void => {
  if (release.contract !== registry.shell.contract) {
    throw new Refusal(
      `${release.name} was built against contract ${release.contract}, the deployed shell speaks contract ${registry.shell.contract || CONTRACT_VERSION}.`,
    );
  }
};

const checkSingles = (release: BuiltRelease): void => {
  if (release.bundledSingles.length > 0) {
    throw new Refusal(
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
    throw new Refusal(`${release.name} says nothing of the integrity of ${[...new Set(bare)].join(', ')}.`);
  }
};

const checkRequires = (release: BuiltRelease, registry: Registry): void => {
  const missing = release.requires.filter((key) => !registry.shell.provides.includes(key));
  if (missing.length > 0) {
    throw new Refusal(
      `${release.name} needs what the deployed shell ${registry.shell.version} does not provide: ${missing.join(', ')}. Release the shell first.`,
    );
  }
};

/** Addresses of other remotes, also of those that are not deployed yet. */
const reservedFor = (name: string): readonly (readonly [string, string])[] =>
  Object.entries(ADDRESSES)
    .filter(([, { owner }]) => owner !== 'shell' && owner !== name)
    .map(([path, { owner }]) => [comparable(path), owner]);

const checkClaims = (release: BuiltRelease, registry: Registry, shellPaths: readonly string[]): void => {
  const owners = new Map(reservedFor(release.name));
  for (const path of shellPaths) owners.set(comparable(path), 'the shell');
  for (const [name, remote] of Object.entries(registry.remotes)) {
    if (name === release.name) continue;
    // What a rollback would bring back is taken too.
    for (const other of [remote.previous, remote.current]) {
      for (const claim of other ? claimsOf(other) : []) owners.set(claim, name);
    }
  }
  for (const claim of claimsOf(release)) {
    const owner = owners.get(claim);
    if (owner) throw new Refusal(`${release.name} claims ${claim}, which belongs to ${owner}.`);
  }
};

/** Throws a refusal when a remote's release must not go live beside what is deployed. */
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
