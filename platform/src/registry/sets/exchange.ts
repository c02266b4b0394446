import { existsSync } from 'node:fs';
import type { Registry, RegistryRemote } from '@payung/shared/registry.ts';
import type { ShellRelease } from '../release-schema.ts';
import { releaseBase, releaseFolder, versionName, DeploymentError } from '../data-folder.ts';
import type { Version } from '../data-folder.ts';
import { checkRemote, checkShell } from '../publish-checks.ts';
import { readGeneration } from '../generations.ts';
import { registryRelease, releasedBefore } from '../publish-remote.ts';
import { readShell, shellBefore } from '../publish-shell.ts';
import { parseVersionName } from './release-set.ts';
import type { ReleaseSet } from './release-set.ts';

/** What pages are made from. */
export interface Releases {
  readonly registry: Registry;
  readonly shell: ShellRelease | undefined;
}

interface Exchange {
  readonly data: string;
  /** Whether pages fall back to what is live when the release fails: a visitor's do, a tester's show the failure. */
  readonly fallsBack: boolean;
}

const without = (bad: readonly string[] | undefined, build: string): readonly string[] | undefined => {
  const left = bad?.filter((other) => other !== build) ?? [];
  return left.length > 0 ? left : undefined;
};

const exchangeShell = ({ data, fallsBack }: Exchange, { registry }: Releases, version: Version): Releases => {
  const shell = shellBefore(data, version);
  const { build, provides, contract } = shell;
  const bad = without(registry.shell.bad, build);
  const instead = {
    version: shell.version,
    build,
    provides,
    contract,
    ...(fallsBack ? { previous: { version: registry.shell.version, build: registry.shell.build } } : {}),
    ...(bad ? { bad } : {}),
  };
  return { registry: { ...registry, shell: instead }, shell };
};

const exchangeRemote = (
  { data, fallsBack }: Exchange,
  { registry, shell }: Releases,
  { name, ...version }: Version & { readonly name: string },
): Releases => {
  const built = releasedBefore(data, name, version);
  const live = registry.remotes[name];
  const bad = without(live?.bad, built.build);
  const remote: RegistryRemote = {
    current: registryRelease(built, releaseBase(built)),
    ...(fallsBack && live ? { previous: live.current } : {}),
    ...(bad ? { bad } : {}),
  };
  return { registry: { ...registry, remotes: { ...registry.remotes, [name]: remote } }, shell };
};

/** Releases with some exchanged, or a DeploymentError where these could not run together. */
export const exchanged = (
  exchange: Exchange,
  releases: Releases,
  versions: readonly (Version & { readonly name: string })[],
): Releases => {
  const shellVersion = versions.find(({ name }) => name === 'shell');
  const remotes = versions.filter(({ name }) => name !== 'shell');
  const begin = shellVersion ? exchangeShell(exchange, releases, shellVersion) : releases;
  const after = remotes.reduce((before, version) => exchangeRemote(exchange, before, version), begin);
  for (const { name, ...version } of remotes)
    checkRemote(releasedBefore(exchange.data, name, version), after.registry, after.shell);
  if (shellVersion && after.shell) checkShell(exchange.data, after.shell, after.registry);
  return after;
};

/** The generation with this number, as pages of today get it; its files must still be there. */
const olderReleases = (data: string, number: number, live: Registry): Releases => {
  let registry: Registry;
  try {
    ({ registry } = readGeneration(data, number));
  } catch {
    throw new DeploymentError(
      `Generation ${number} is not there any more: npm run history lists those that are.`,
    );
  }
  const shell = readShell(data, registry);
  if (!shell) throw new DeploymentError(`shell ${versionName(registry.shell)} is not there any more.`);
  for (const { current } of Object.values(registry.remotes)) {
    if (!existsSync(releaseFolder(data, current)))
      throw new DeploymentError(`${current.name} ${versionName(current)} is not there any more.`);
  }
  return { registry: { ...registry, generation: live.generation }, shell };
};

/** What the pages of a set are made from, or a DeploymentError that says why there can be none. */
export const releasesOfSet = (data: string, live: Releases, set: ReleaseSet): Releases => {
  const begin = set.generation === undefined ? live : olderReleases(data, set.generation, live.registry);
  const versions = Object.entries(set.exchanged).map(([name, version]) => ({
    name,
    ...parseVersionName(version),
  }));
  return exchanged({ data, fallsBack: false }, begin, versions);
};
