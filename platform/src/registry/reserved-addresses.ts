import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteMode } from '@payung/shared/routes/route.ts';
import { linkEntryPath } from '@payung/shared/routes/shell-routes.ts';
import { loadProducts, loadRoutes, loadShellRoutes } from '#build/contract.ts';
import { repositoryRoot } from '#build/paths.ts';

/** The router ignores case, slashes at the end and the names of parameters: paths that it cannot tell apart are equal here. */
export const comparablePath = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/:\w+/g, ':')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');

/** Whether one address could belong to both: a parameter stands for any part. */
export const isOverlapping = (one: string, other: string): boolean => {
  const parts = comparablePath(one).split('/');
  const others = comparablePath(other).split('/');
  return (
    parts.length === others.length &&
    parts.every((part, index) => part === others[index] || part === ':' || others[index] === ':')
  );
};

/** An address that somebody's contract names, whether or not it is deployed yet: nobody else may claim it. */
interface ReservedAddress {
  readonly path: string;
  /** `shell`, or the name of a remote. */
  readonly owner: string;
  readonly mode: RouteMode;
  /** The remote whose links begin there; the shell opens them. */
  readonly linksOf?: string;
}

const addressesOf = async (name: string): Promise<readonly ReservedAddress[]> => {
  const folder = join(repositoryRoot, name);
  const routes = Object.values(await loadRoutes(folder, name));
  const { products } = await loadProducts(folder);
  const prefixes = new Set(products.map(({ link }) => link.prefix));
  return [
    ...routes.map(({ path, mode }) => ({ path, owner: name, mode })),
    ...[...prefixes].map((prefix) => ({
      path: linkEntryPath(prefix),
      owner: 'shell',
      mode: 'public' as const,
      linksOf: name,
    })),
  ];
};

const loadAddresses = async (): Promise<readonly ReservedAddress[]> => {
  const shell = Object.values(await loadShellRoutes());
  const remotes = globSync('mfe-*/src/contract/routes.ts', { cwd: repositoryRoot }).map(
    (file) => file.split(/[\\/]/)[0] ?? '',
  );
  return [
    ...shell.map(({ path, mode }) => ({ path, owner: 'shell', mode })),
    ...(await Promise.all(remotes.toSorted().map(addressesOf))).flat(),
  ];
};

/** The addresses in the contracts of this repository: the shell's routes, and the routes and links of every remote. */
export const RESERVED_ADDRESSES = await loadAddresses();

/** What the edge serves itself, below /app or beside it: a page of that name could never be reached, or would hide it. */
const EDGE_NAMES = new Set(
  'api app assets remotes registry rest reports csp-reports healthz readyz metrics identity ws dev static public'.split(
    ' ',
  ),
);

export const isEdgeName = (part: string): boolean => EDGE_NAMES.has(part);

/** Comparable path and owner of every address and link that belongs to another remote. */
export const reservedForOthers = (name: string): readonly (readonly [path: string, owner: string])[] =>
  RESERVED_ADDRESSES.map(
    ({ path, owner, linksOf = owner }) => [comparablePath(path), linksOf] as const,
  ).filter(([, owner]) => owner !== 'shell' && owner !== name);

export const ownerOf = (path: string): string | undefined =>
  RESERVED_ADDRESSES.find((known) => comparablePath(known.path) === comparablePath(path))?.owner;
