import type { Language } from '@payung/shared/domain/language.ts';
import type { EarlyFiles } from '@payung/shared/early-files.ts';
import type { RegistryRoute, RemoteRelease } from '@payung/shared/registry.ts';
import { linkEntryPath, shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { ShellRelease } from '#registry/release-schema.ts';
import { FRAME_TEXTS } from '#registry/release-schema.ts';
import { isOverlapping } from '#registry/comparable-path.ts';
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

/** Who asks for a page: which shell it begins with, and the language that it is shown in. */
interface Asked {
  readonly shell: ShellRelease;
  readonly language: Language;
}

/** The screen of the shell that verifies a customer's phone. */
const CODE = 'customerOtp';

/** The files of screens of the shell, with their texts. */
const ofScreens = ({ shell, language }: Asked, ...ids: readonly string[]): Digests =>
  digestsOf(
    ASSETS,
    ids.flatMap((id) => [...(shell.startup?.[id] ?? []), ...(shell.texts?.[language][id] ?? [])]),
    shell.integrity,
  );

const earlyOfShell = (path: string, asked: Asked): EarlyFiles | undefined => {
  const found = Object.entries(shellRoutes).find(([, route]) => isOverlapping(route.path, path));
  if (found === undefined) return undefined;
  const [id, { mode }] = found;
  return {
    isPublic: mode === 'public',
    files: ofScreens(asked, id),
  };
};

/** A link is opened by the shell, which then verifies the phone. */
const earlyOfLink = (path: string, asked: Asked, { registry }: ServedState): EarlyFiles | undefined => {
  const isSold = Object.values(registry.remotes).some(({ current }) =>
    current.products.some(({ link }) => isOverlapping(linkEntryPath(link.prefix), path)),
  );
  if (!isSold) return undefined;
  return {
    isPublic: true,
    files: ofScreens(asked, 'linkEntry', CODE),
  };
};

/** Pages that nobody else opens: they begin with the navigation of the shell. */
const OF_SIGNED_IN: ReadonlySet<string> = new Set(['agent', 'staff']);

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
  asked: Asked,
  [release, route]: readonly [RemoteRelease, RegistryRoute],
): EarlyFiles | undefined => {
  // The remote's own page comes after the code.
  if (route.verified === true) return { isPublic: true, files: ofScreens(asked, CODE) };
  const { shell, language } = asked;
  const { name, build, base, entry, preload, integrity } = release;
  const startup = release.startup?.[route.id];
  if (startup === undefined || !isSuitable(release, shell)) return undefined;
  const texts = release.texts?.[language][route.id] ?? [];
  const files = digestsOf(base, [entry, ...preload, ...startup.files, ...texts], integrity);
  if (files[base + entry] === undefined) return undefined;
  const parts = [
    'host',
    'reads',
    'http',
    ...(OF_SIGNED_IN.has(route.mode) ? ['navigation'] : []),
    ...(startup.shares.some((key) => key.startsWith('antd/')) ? ['antd'] : []),
  ];
  const shared = [
    ...parts.flatMap((part) => shell.parts?.[part] ?? []),
    ...startup.shares.flatMap((key) => shell.shares?.[key] ?? []),
    ...(shell.texts?.[language][FRAME_TEXTS] ?? []),
  ];
  return {
    isPublic: isOpenToAnybody(release, route),
    files: { ...files, ...digestsOf(ASSETS, shared, shell.integrity) },
    remote: { name, build, route: route.id, shares: startup.shares },
  };
};

/** What the page at an address needs besides the files that every page begins with, where that is known. */
export const earlyFilesAt = (
  address: string,
  state: ServedState,
  language: Language,
): EarlyFiles | undefined => {
  const { shell } = state;
  if (shell?.startup === undefined) return undefined;
  const asked = { shell, language };
  const path = address.replace(/[?#].*$/, '').slice('/app'.length) || '/';
  const ofShell = earlyOfShell(path, asked) ?? earlyOfLink(path, asked, state);
  if (ofShell) return ofShell;
  const served = remoteRouteAt(path, state);
  return served && earlyOfRemote(asked, served);
};
