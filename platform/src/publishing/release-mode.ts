import { DeploymentError } from '#registry/data-folder.ts';
import type { Version } from '#registry/data-folder.ts';
import { publishRemote, readBuilt } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { publishCanary } from '#registry/sets/canary-changes.ts';
import { publishDrafts } from '#registry/sets/drafts.ts';
import type { Built } from '#registry/sets/drafts.ts';
import { parseVersionName } from '#registry/sets/release-set.ts';
import { linkOf } from '#registry/sets/set-link.ts';
import type { ReleaseMode } from './asked-release.ts';

interface Wanted {
  readonly mode: ReleaseMode;
  readonly author: ChangeAuthor;
  /** The id of the squad's token: the link to a draft ends with it. */
  readonly token?: string;
}

export interface Published extends Version {
  readonly name: string;
  /** Where a draft is seen. */
  readonly link?: string;
}

/** What a build says that it is. */
const ownName = ({ name, dist }: Built): string => (name === 'shell' ? name : readBuilt(dist).name);

/** Publishes a build in the way that was asked for. */
export const publishBuilt = async (
  data: string,
  built: Built,
  { mode, author, token }: Wanted,
): Promise<Published> => {
  const { name, dist } = built;
  const own = ownName(built);
  if (own !== name) throw new DeploymentError(`${dist} holds ${own}, not ${name}.`);
  if (mode === 'draft') {
    const set = await publishDrafts(data, [built], author);
    return { name, ...parseVersionName(set.exchanged[name] ?? ''), link: linkOf(data, set, token) };
  }
  if (mode !== 'live')
    return { name, ...(await publishCanary(data, built, { percent: mode.canary, author })) };
  const { version, build } =
    name === 'shell' ? await publishShell(data, dist, author) : await publishRemote(data, dist, author);
  return { name, version, build };
};
