import type { Registry, RemoteRelease } from '@payung/shared/registry.ts';
import { linkEntryPath } from '@payung/shared/routes/shell-routes.ts';
import type { BuiltRelease, ShellRelease } from './release-schema.ts';
import { DeploymentError } from './data-folder.ts';
import { comparablePath, isOverlapping, isEdgeName } from './comparable-path.ts';

type OwnedAddress = readonly [what: string, owner: string];

/** The addresses of a remote's pages and of the links to its products; several products may share a prefix. */
const claimsOf = (release: Pick<RemoteRelease, 'routes' | 'products'>): readonly string[] => [
  ...release.routes.map((route) => comparablePath(route.path)),
  ...new Set(release.products.map(({ link }) => comparablePath(linkEntryPath(link.prefix)))),
];

const twice = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

const checkOwn = (release: BuiltRelease): void => {
  const own: readonly (readonly [string, readonly string[]])[] = [
    ['the address', claimsOf(release)],
    ['the route', release.routes.map(({ id }) => id)],
    ['the product', release.products.map(({ productId }) => productId)],
    ['the staff work', (release.staffWork ?? []).map(({ id }) => id)],
  ];
  for (const [what, values] of own) {
    // Pages look them up by these names, by which every object has something of its own.
    const reserved = values.find((value) => value in Object.prototype);
    if (reserved !== undefined)
      throw new DeploymentError(`${release.name} has ${what} ${reserved}, which is reserved.`);
    const value = twice(values);
    if (value) throw new DeploymentError(`${release.name} has ${what} ${value} twice.`);
  }
  const edge = claimsOf(release).find((claim) => isEdgeName(claim.split('/')[1] ?? ''));
  if (edge) throw new DeploymentError(`${release.name} claims ${edge}, which the platform itself serves.`);
};

/** The deployed releases of the others, and those that a rollback would bring back. */
const othersOf = (name: string, { remotes }: Registry): readonly RemoteRelease[] =>
  Object.entries(remotes)
    .filter(([other]) => other !== name)
    .flatMap(([, { current, previous }]) => (previous ? [previous, current] : [current]));

type ClaimedByShell = Partial<Pick<ShellRelease, 'paths' | 'reserved'>>;

const ownedAddresses = (
  { name }: BuiltRelease,
  others: readonly RemoteRelease[],
  { paths = [], reserved = {} }: ClaimedByShell,
): readonly OwnedAddress[] => [
  ...paths.map((path): OwnedAddress => [path, 'the shell']),
  ...Object.entries(reserved).filter(([, owner]) => owner !== name),
  ...others.flatMap((other) => claimsOf(other).map((claim): OwnedAddress => [claim, other.name])),
];

const refuseTaken = (name: string, what: string, taken: OwnedAddress | undefined): void => {
  if (taken) throw new DeploymentError(`${name} claims ${what}, which belongs to ${taken[1]}.`);
};

/** Refuses an address, a link prefix, a product or a kind of staff work that belongs to somebody else. */
export const checkClaims = (release: BuiltRelease, registry: Registry, shell: ClaimedByShell = {}): void => {
  checkOwn(release);
  const others = othersOf(release.name, registry);
  const addresses = ownedAddresses(release, others, shell);
  for (const claim of claimsOf(release)) {
    refuseTaken(
      release.name,
      claim,
      addresses.find(([address]) => isOverlapping(address, claim)),
    );
  }
  for (const { productId } of release.products) {
    const owner = others.find(({ products }) => products.some((product) => product.productId === productId));
    refuseTaken(release.name, `the product ${productId}`, owner && [productId, owner.name]);
  }
  for (const { id } of release.staffWork ?? []) {
    const owner = others.find(({ staffWork = [] }) => staffWork.some((work) => work.id === id));
    refuseTaken(release.name, `the staff work ${id}`, owner && [id, owner.name]);
  }
};
