import { versionName } from '#registry/data-folder.ts';
import type { Version } from '#registry/data-folder.ts';
import { readDeployed } from '#registry/registry-file.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { rollBackShell, takeOut } from '#registry/roll-back.ts';
import { stopCanary } from '#registry/sets/canary-changes.ts';
import type { Release } from '../reports/release-health.ts';

/** What visitors get, or only some of them. */
export interface Given extends Release {
  readonly isCanary?: true;
}

const liveOf = (data: string, owner: string): Version | undefined => {
  const { shell, remotes } = readDeployed(data).registry;
  return owner === 'shell' ? shell : remotes[owner]?.current;
};

/** Gives visitors what they had before a release, if it is still given; answers its name, or nothing where there was none. */
export const putBack = async (
  data: string,
  { owner, build: only, isCanary }: Given,
  author: ChangeAuthor,
): Promise<string | undefined> => {
  if (isCanary) {
    await stopCanary(data, owner, { only, author });
    const live = liveOf(data, owner);
    return live && versionName(live);
  }
  if (owner === 'shell') return versionName(await rollBackShell(data, { only, author }));
  const instead = await takeOut(data, owner, { only, author });
  return instead.version === '' ? undefined : versionName(instead);
};
