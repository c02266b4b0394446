import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RegistryRemote, RemoteRelease } from '@payung/shared/registry.ts';
import type { BuiltRelease } from '#build/release-files.ts';
import { releaseBase, releaseFolder } from './data-folder.ts';
import { publishFolder } from './publish-folder.ts';
import { readShell } from './publish-shell.ts';
import { DeploymentError } from './deployment-error.ts';
import { readRegistry, switchRegistry } from './registry-file.ts';
import { checkRemote } from './remote-checks.ts';

const readBuilt = (dist: string): BuiltRelease => {
  const file = join(dist, 'release.json');
  if (!existsSync(file)) throw new DeploymentError(`${dist} holds no release.json: build the remote first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as BuiltRelease;
};

const switchedTo = (release: RemoteRelease, before: RegistryRemote | undefined): RegistryRemote => {
  const isSame = before?.current.build === release.build && before.current.version === release.version;
  const previous = isSame ? before.previous : before?.current;
  return { current: release, ...(previous ? { previous } : {}) };
};

/** Puts a built remote live: check, copy, check the copy, switch. */
export const publishRemote = async (data: string, dist: string): Promise<RemoteRelease> => {
  const built = readBuilt(dist);
  const check = (registry: Registry): void =>
    checkRemote(built, registry, readShell(data, registry)?.paths ?? []);
  check(readRegistry(data));
  await publishFolder(dist, releaseFolder(data, built), built.integrity);
  const { bundledSingles: _, ...facts } = built;
  const release: RemoteRelease = { ...facts, base: releaseBase(built) };
  await switchRegistry(data, (registry) => {
    check(registry);
    const remotes = {
      ...registry.remotes,
      [release.name]: switchedTo(release, registry.remotes[release.name]),
    };
    return { ...registry, remotes };
  });
  return release;
};

/** Swaps current and previous: the release before is live again. */
export const rollBackRemote = async (data: string, name: string): Promise<RemoteRelease> => {
  const after = await switchRegistry(data, (registry) => {
    const remote = registry.remotes[name];
    if (!remote) throw new DeploymentError(`${name} is not deployed.`);
    if (!remote.previous)
      throw new DeploymentError(
        `${name} has no previous release to go back to: npm run withdraw takes it out.`,
      );
    const swapped = { current: remote.previous, previous: remote.current };
    return { ...registry, remotes: { ...registry.remotes, [name]: swapped } };
  });
  const live = after.remotes[name];
  if (!live) throw new DeploymentError(`${name} is not deployed.`);
  return live.current;
};

/** Takes a remote out of the registry; its files stay for pages that are open. */
export const withdrawRemote = async (data: string, name: string): Promise<void> => {
  await switchRegistry(data, (registry) => {
    if (!registry.remotes[name]) throw new DeploymentError(`${name} is not deployed.`);
    const { [name]: _, ...remotes } = registry.remotes;
    return { ...registry, remotes };
  });
};
