import { DeploymentError } from '#registry/data-folder.ts';
import type { Version } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';

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

interface Built {
  /** `shell`, or the name of a remote. */
  readonly name: string;
  readonly dist: string;
}

/** Publishes a build in the way that was asked for. */
export const publishBuilt = async (
  data: string,
  { name, dist }: Built,
  { mode, author }: { readonly mode: ReleaseMode; readonly author: ChangeAuthor },
): Promise<Version & { readonly name: string }> => {
  if (mode !== 'live') throw new DeploymentError('This platform takes neither drafts nor canaries.');
  const { version, build } =
    name === 'shell' ? await publishShell(data, dist, author) : await publishRemote(data, dist, author);
  return { name, version, build };
};
