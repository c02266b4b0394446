import type { ReleaseSource } from '#registry/release-schema.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { historyLines } from '#registry/registry-file.ts';
import { makeSpace } from '#registry/disk-space.ts';
import { rollBackRemote, rollBackShell } from '#registry/roll-back.ts';
import { promote, stopCanary } from '#registry/sets/canary-changes.ts';
import type { Version } from '#registry/data-folder.ts';
import type { ReleaseMode } from './asked-release.ts';
import { publishBuilt } from './release-mode.ts';
import type { Published } from './release-mode.ts';
import { checkUpload } from './upload-checks.ts';

export interface Uploaded {
  readonly name: string;
  readonly data: string;
  readonly dist: string;
}

interface Change {
  readonly data: string;
  readonly name: string;
  readonly author: ChangeAuthor;
  /** The release that is meant, where it is not the one before or the canary. */
  readonly to?: string | undefined;
}

interface Gated extends Uploaded {
  readonly author: ChangeAuthor;
  readonly opensRoutes: boolean;
}

interface Sent extends Uploaded {
  readonly author: ChangeAuthor;
  readonly mode: ReleaseMode;
  /** The id of the squad's token: the link to a draft ends with it. */
  readonly token: string;
}

const OFF = 'Routes were not opened: PAYUNG_OPEN_ROUTES is off.';

const passGate = async ({ name, data, dist, author, opensRoutes }: Gated): Promise<ChangeAuthor> => {
  // Only releasing needs it.
  const { checkBuild, checkShellBuild } = await import('#gate/build-checks.ts');
  const pass = name === 'shell' ? checkShellBuild : checkBuild;
  return pass({ data, dist }, author, {
    say: () => undefined,
    ...(opensRoutes ? {} : { open: () => Promise.resolve(OFF) }),
  });
};

const rollBack = ({ data, name, ...options }: Change): Promise<Version> =>
  name === 'shell' ? rollBackShell(data, options) : rollBackRemote(data, name, options);

/** What is done in a thread: input and answer are plain data. */
export const TASKS = {
  makeSpace: ({ data }: { readonly data: string }): Promise<void> => makeSpace(data),
  checkUpload: async ({ data, name, dist }: Uploaded): Promise<ReleaseSource> =>
    checkUpload(data, name, dist),
  passGate,
  publish: ({ data, name, dist, ...wanted }: Sent): Promise<Published> =>
    publishBuilt(data, { name, dist }, wanted),
  rollback: rollBack,
  promote: ({ data, name, to, author }: Change): Promise<Version> => promote(data, name, { to, author }),
  stop: ({ data, name, author }: Change): Promise<Version> => stopCanary(data, name, { author }),
  history: async ({ data }: { readonly data: string }): Promise<readonly string[]> => historyLines(data),
};
export type Tasks = typeof TASKS;
