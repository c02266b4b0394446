import type { ReleaseSource } from '#registry/release-schema.ts';
import type { ChangeAuthor } from '#registry/registry-file.ts';
import { historyLines, noteInHistory, readRegistry } from '#registry/registry-file.ts';
import { healthLines } from '#edge/reports/health-lines.ts';
import { makeSpace } from '#registry/disk-space.ts';
import { readShell } from '#registry/publish-shell.ts';
import { pruneOne } from '#registry/prune/prune-one.ts';
import { rollBackRemote, rollBackShell, withdrawRemote } from '#registry/roll-back.ts';
import { promote, stopCanary } from '#registry/sets/canary-changes.ts';
import type { Version } from '#registry/data-folder.ts';
import { releasesOfSet } from '#registry/sets/exchange.ts';
import { parseVersionName } from '#registry/sets/release-set.ts';
import { linkOf } from '#registry/sets/set-link.ts';
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

interface Pruning extends Change {
  readonly isDryRun: boolean;
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

interface Shown extends Change {
  /** The id of the squad's token: the link ends with it. */
  readonly token: string;
}

/** A release or a draft that lies there, as a page would show it. */
const preview = async ({
  data,
  name,
  to = '',
  author,
  token,
}: Shown): Promise<Version & { readonly url: string }> => {
  const set = { exchanged: { [name]: to } };
  const registry = readRegistry(data);
  releasesOfSet(data, { registry, shell: readShell(data, registry) }, set);
  await noteInHistory(data, author, `${name} ${to} can be seen by a link; nothing goes live.`);
  return { url: linkOf(data, set, token), ...parseVersionName(to) };
};

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
  stop: ({ data, name, to, author }: Change): Promise<Version> =>
    stopCanary(data, name, { only: to, author }),
  withdraw: ({ data, name, to, author }: Change): Promise<Version> =>
    withdrawRemote(data, name, { only: to, author }),
  preview,
  prune: ({ data, name, ...options }: Pruning): Promise<readonly string[]> => pruneOne(data, name, options),
  reports: ({ data, name }: Change): Promise<readonly string[]> => healthLines(data, name),
  history: async ({ data }: { readonly data: string }): Promise<readonly string[]> => historyLines(data),
};
export type Tasks = typeof TASKS;
