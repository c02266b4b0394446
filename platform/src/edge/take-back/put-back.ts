import { DeploymentError, versionName } from '#registry/data-folder.ts';
import type { Version } from '#registry/data-folder.ts';
import { readDeployed } from '#registry/registry-file.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { fallbacksOf } from '#registry/release-lines.ts';
import { rollBackRemote, rollBackShell } from '#registry/roll-back.ts';
import { stopCanary } from '#registry/sets/canary-changes.ts';
import type { Release } from '../reports/release-health.ts';

/** Takes a remote out whose only release this is, if it is live still; see the registry. */
export type WithdrawFirst = (
  data: string,
  name: string,
  only: { readonly only: string; readonly author: ChangeAuthor },
) => Promise<unknown>;

/** What visitors get, or only some of them. */
export interface Given extends Release {
  readonly isCanary?: true;
}

const liveOf = (data: string, owner: string): Version | undefined => {
  const { shell, remotes } = readDeployed(data).registry;
  return owner === 'shell' ? shell : remotes[owner]?.current;
};

const hasFallback = (data: string, owner: string): boolean => {
  const live = liveOf(data, owner);
  return live !== undefined && fallbacksOf(readDeployed(data).lines[owner] ?? [], live).length > 0;
};

interface PutBack {
  readonly author: ChangeAuthor;
  readonly withdrawFirst?: WithdrawFirst | undefined;
}

/** Gives visitors what they had before a release, if it is still given; answers its name, or nothing where there was none. */
export const putBack = async (
  data: string,
  { owner, build: only, isCanary }: Given,
  { author, withdrawFirst }: PutBack,
): Promise<string | undefined> => {
  if (isCanary) {
    await stopCanary(data, owner, { only, author });
    const live = liveOf(data, owner);
    return live && versionName(live);
  }
  if (owner === 'shell') return versionName(await rollBackShell(data, { only, author }));
  if (withdrawFirst === undefined || hasFallback(data, owner))
    return versionName(await rollBackRemote(data, owner, { only, author }));
  if (liveOf(data, owner)?.build !== only) throw new DeploymentError(`${owner} ${only} is live no longer.`);
  await withdrawFirst(data, owner, { only, author });
  return undefined;
};
