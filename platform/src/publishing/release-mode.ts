import { DeploymentError } from '#registry/data-folder.ts';
import type { Version } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { publishCanary } from '#registry/sets/canary-changes.ts';
import { publishDrafts } from '#registry/sets/drafts.ts';
import type { Built } from '#registry/sets/drafts.ts';
import { parseVersionName } from '#registry/sets/release-set.ts';
import { linkOf } from '#registry/sets/set-link.ts';

/** Who gets a release: everybody, whoever has its link, or some of a hundred visitors. */
export type ReleaseMode = 'live' | 'draft' | { readonly canary: number };

/** From the query of a request: `draft`, `canary=5`. */
export const releaseModeOf = ({
  draft,
  canary,
}: Readonly<Record<string, string | undefined>>): ReleaseMode => {
  if (draft !== undefined && canary !== undefined)
    throw new DeploymentError('A release is a draft or a canary.');
  if (draft !== undefined) return 'draft';
  return canary === undefined ? 'live' : { canary: Number(canary) };
};

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

/** Publishes a build in the way that was asked for. */
export const publishBuilt = async (
  data: string,
  built: Built,
  { mode, author, token }: Wanted,
): Promise<Published> => {
  const { name, dist } = built;
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
