import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteMode } from '@payung/shared/routes/route.ts';
import { linkEntryPath } from '@payung/shared/routes/shell-routes.ts';
import { comparablePath } from '#registry/comparable-path.ts';
import { loadProducts, loadRoutes, loadShellRoutes } from '../contract.ts';
import { repositoryRoot } from '../paths.ts';

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

/** By comparable path, the remote to which each address and link belongs: a shell's release names them, for platforms without these sources. */
export const reservedForRemotes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    RESERVED_ADDRESSES.map(
      ({ path, owner, linksOf = owner }) => [comparablePath(path), linksOf] as const,
    ).filter(([, owner]) => owner !== 'shell'),
  );

export const ownerOf = (path: string): string | undefined =>
  RESERVED_ADDRESSES.find((known) => comparablePath(known.path) === comparablePath(path))?.owner;
