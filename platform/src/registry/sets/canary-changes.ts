import { assetsFolder, releaseFolder, versionName, DeploymentError } from '../data-folder.ts';
import { switchBack } from '../disk-space.ts';
import type { DeployedState } from '../generations.ts';
import { verifyFiles } from '../publish-folder.ts';
import { checkRemoteChange, releasedBefore, remoteLive, withLive } from '../publish-remote.ts';
import { checkShellChange, readShell, shellBefore, shellLive, withLiveShell } from '../publish-shell.ts';
import { readDeployed, switchRegistry } from '../registry-file.ts';
import type { ChangeAuthor, RegistryChange } from '../registry-file.ts';
import { isCalled, isSameVersion } from '../release-lines.ts';
import type { ReleaseLine } from '../release-lines.ts';
import type { Version } from '../data-folder.ts';
import { percentOf, withoutCanary } from './canaries.ts';
import type { Canary } from './canaries.ts';
import { withCopies } from './drafts.ts';
import type { Built } from './drafts.ts';
import { parseVersionName } from './release-set.ts';

/** What could not go live for everybody must not go live for some. */
const checkCanary = (
  data: string,
  name: string,
  { version, deployed, author }: { version: Version; deployed: DeployedState; author: ChangeAuthor },
): string =>
  name === 'shell'
    ? checkShellChange(data, shellBefore(data, version), { deployed, author })
    : checkRemoteChange(data, releasedBefore(data, name, version), { registry: deployed.registry, author });

const stepUp = (known: Canary | undefined, version: Version, step: Canary['steps'][number]): Canary => {
  if (known === undefined || !isSameVersion(known, version)) return { ...version, steps: [step] };
  if (step.percent <= percentOf(known)) {
    throw new DeploymentError(
      `${versionName(version)} is a canary for ${percentOf(known)} of 100 visitors already, and who has it keeps it: give a larger share, or end it with npm run stop.`,
    );
  }
  return { ...known, steps: [...known.steps, step] };
};

const liveOf = ({ registry }: DeployedState, name: string): Version | undefined =>
  name === 'shell' ? registry.shell : registry.remotes[name]?.current;

/** Starts a canary or raises its share. */
const canaryChange =
  (
    data: string,
    name: string,
    { percent, version, author }: { percent: number; version: Version; author: ChangeAuthor },
  ) =>
  (deployed: DeployedState): RegistryChange => {
    const { registry, lines, canaries = {} } = deployed;
    const live = liveOf(deployed, name);
    if (live === undefined || live.build === '')
      throw new DeploymentError(`${name} is not deployed: its first release is for everybody.`);
    if (isSameVersion(live, version))
      throw new DeploymentError(`${name} ${versionName(live)} is live already.`);
    const known = canaries[name];
    if (known && !isSameVersion(known, version)) {
      throw new DeploymentError(
        `${name} ${versionName(known)} is a canary already: npm run promote -- ${name} or npm run stop -- ${name} ends it.`,
      );
    }
    const changed = checkCanary(data, name, { version, deployed, author });
    const canary = stepUp(known, version, { generation: registry.generation + 1, percent });
    // Who releases it again has mended what it was marked for.
    const line = (lines[name] ?? []).filter((entry) => !isSameVersion(entry, version));
    return {
      ...withBad(data, deployed, { name, line }),
      canaries: { ...canaries, [name]: canary },
      change: `${name} ${versionName(version)} is a canary for ${percent} of 100 visitors.${changed}`,
    };
  };

/** The same releases live, with another line of one deployable: which of its builds are bad may have changed. */
const withBad = (
  data: string,
  { registry, lines }: DeployedState,
  { name, line }: { readonly name: string; readonly line: ReleaseLine },
): Pick<RegistryChange, 'registry' | 'lines'> => {
  const after = { registry, lines: { ...lines, [name]: line } };
  const shell = readShell(data, registry);
  if (name === 'shell') return shell ? withLiveShell(after, shell) : after;
  const live = registry.remotes[name];
  return live ? withLive(data, after, live.current) : after;
};

const requireShare = (percent: number): void => {
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return;
  throw new DeploymentError(
    'A canary is for 1 to 99 of 100 visitors: npm run release -- mfe-travel --canary 5',
  );
};

/** Copies a build and gives it to some visitors; of the same build as before, to more of them. */
export const publishCanary = async (
  data: string,
  built: Built,
  { percent, author }: { readonly percent: number; readonly author: ChangeAuthor },
): Promise<Version> => {
  requireShare(percent);
  const { name } = built;
  const { exchanged } = await withCopies(data, [built], async (set) => {
    const version = parseVersionName(set.exchanged[name] ?? '');
    await switchRegistry(data, author, canaryChange(data, name, { percent, version, author }));
  });
  return parseVersionName(exchanged[name] ?? '');
};

const versionToPromote = (
  { canaries = {} }: DeployedState,
  name: string,
  to: string | undefined,
): Version => {
  const canary = canaries[name];
  if (to === undefined && canary) return canary;
  if (to !== undefined) return parseVersionName(to);
  throw new DeploymentError(
    `${name} has no canary. A draft is put live by its name: npm run promote -- ${name} 1.2.0-ab12cd34ef`,
  );
};

/** Puts the canary of a deployable live, or a draft by its name. */
export const promote = async (
  data: string,
  name: string,
  { to, author }: { readonly to?: string | undefined; readonly author: ChangeAuthor },
): Promise<Version> => {
  const version = versionToPromote(readDeployed(data), name, to);
  await switchRegistry(data, author, async (deployed) => {
    const target = versionToPromote(deployed, name, to);
    if (!isSameVersion(target, version))
      throw new DeploymentError(
        `${name} ${versionName(target)} has become the canary meanwhile: look again.`,
      );
    const live = liveOf(deployed, name);
    if (live && isSameVersion(live, version))
      throw new DeploymentError(`${name} ${versionName(version)} is live already.`);
    if (name === 'shell') {
      const shell = shellBefore(data, version);
      await verifyFiles(assetsFolder(data), shell.integrity);
      return shellLive(data, shell, author)(deployed);
    }
    const built = releasedBefore(data, name, version);
    await verifyFiles(releaseFolder(data, built), built.integrity);
    return remoteLive(data, built, author)(deployed);
  });
  return version;
};

/** Ends a canary and marks its release bad, so that open pages leave it; `only` where it is this release. */
export const stopCanary = async (
  data: string,
  name: string,
  { only, author }: { readonly only?: string | undefined; readonly author: ChangeAuthor },
): Promise<Version> => {
  const stopped: Version[] = [];
  await switchBack(data, author, (deployed) => {
    const { lines, canaries = {} } = deployed;
    const canary = canaries[name];
    if (!canary || (only !== undefined && !isCalled(canary, only)))
      throw new DeploymentError(`${name} has no canary${only === undefined ? '' : ` ${only}`}.`);
    const { version, build } = canary;
    stopped.push({ version, build });
    const line: ReleaseLine = [...(lines[name] ?? []), { version, build, isBad: true }];
    return {
      ...withBad(data, deployed, { name, line }),
      canaries: withoutCanary(canaries, name),
      change: `${name} ${versionName(canary)} is a canary no longer, and marked bad.`,
    };
  });
  return stopped.at(-1) ?? { version: '', build: '' };
};
