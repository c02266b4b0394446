import type { EarlyFiles } from '@payung/shared/early-files.ts';
import type { RegistryRoute, RemoteRelease } from '@payung/shared/registry.ts';
import { linkEntryPath, shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { ShellRelease } from '#registry/release-schema.ts';
import { isOverlapping } from '#registry/reserved-addresses.ts';
import type { ServedState } from '../served-state.ts';

/** The folder of the files of all shells. */
export const ASSETS = '/app/assets/';

type Digests = Readonly<Record<string, string>>;

/** By address; files of a development build have no digests. */
const digestsOf = (base: string, files: readonly string[], integrity: Digests): Digests =>
  Object.fromEntries(
    files.flatMap((file) => {
      const digest = integrity[file];
      return digest === undefined ? [] : [[base + file, digest]];
    }),
  );

const earlyOfShell = (path: string, shell: ShellRelease): EarlyFiles | undefined => {
  const found = Object.entries(shellRoutes).find(([, route]) => isOverlapping(route.path, path));
  if (found === undefined) return undefined;
  const [id, { mode }] = found;
  return {
    isPublic: mode === 'public',
    files: digestsOf(ASSETS, shell.startup?.[id] ?? [], shell.integrity),
  };
};

/** A link is opened by the shell, and leads to a page of a remote that sells its product. */
const earlyOfLink = (
  path: string,
  shell: ShellRelease,
  { registry }: ServedState,
): EarlyFiles | undefined => {
  const sellers = Object.entries(registry.remotes).filter(([, { current }]) =>
    current.products.some(({ link }) => isOverlapping(linkEntryPath(link.prefix), path)),
  );
  if (sellers.length === 0) return undefined;
  return {
    isPublic: true,
    files: digestsOf(ASSETS, shell.startup?.['linkEntry'] ?? [], shell.integrity),
    next: sellers.map(([name]) => name),
  };
};

const parametersIn = (path: string): number => path.split('/:').length;

/** As the router decides: of two routes that fit, the one with fewer parameters. */
const remoteRouteAt = (
  path: string,
  { registry }: ServedState,
): readonly [RemoteRelease, RegistryRoute] | undefined =>
  Object.values(registry.remotes)
    .flatMap(({ current }) => current.routes.map((route) => [current, route] as const))
    .filter(([, route]) => isOverlapping(route.path, path))
    .toSorted(([, one], [, other]) => parametersIn(one.path) - parametersIn(other.path))[0];

const isOpenToAnybody = ({ products }: RemoteRelease, { mode, path }: RegistryRoute): boolean =>
  mode === 'public' ||
  products.some(({ link }) => [link.otp, link.expired, link.invalid].some((open) => open === path));

/** Whether the shell that the page begins with can run the release. */
const isSuitable = ({ contract, requires }: RemoteRelease, shell: ShellRelease): boolean =>
  contract === shell.contract && requires.every((key) => shell.provides.includes(key));

const earlyOfRemote = (
  shell: ShellRelease,
  [release, route]: readonly [RemoteRelease, RegistryRoute],
): EarlyFiles | undefined => {
  const { name, build, base, entry, preload, integrity } = release;
  const startup = release.startup?.[route.id];
  if (startup === undefined || !isSuitable(release, shell)) return undefined;
  const files = digestsOf(base, [entry, ...preload, ...startup.files], integrity);
  if (files[base + entry] === undefined) return undefined;
  const shared = startup.shares.flatMap((key) => shell.shares?.[key] ?? []);
  return {
    isPublic: isOpenToAnybody(release, route),
    files: { ...files, ...digestsOf(ASSETS, shared, shell.integrity) },
    remote: { name, build, route: route.id, shares: startup.shares },
  };
};

/** What the page at an address needs besides the files that every page begins with, where that is known. */
export const earlyFilesAt = (address: string, state: ServedState): EarlyFiles | undefined => {
  const { shell } = state;
  if (shell?.startup === undefined) return undefined;
  const path = address.replace(/[?#].*$/, '').slice('/app'.length) || '/';
  const ofShell = earlyOfShell(path, shell) ?? earlyOfLink(path, shell, state);
  if (ofShell) return ofShell;
  const served = remoteRouteAt(path, state);
  return served && earlyOfRemote(shell, served);
};
