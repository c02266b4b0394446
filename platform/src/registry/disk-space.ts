import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@payung/shared/registry.ts';
import type { ShellRelease } from './release-schema.ts';
import {
  assetsFolder,
  remotesFolder,
  shellsFolder,
  versionName,
  generationFile,
  reservedSpaceFile,
  DeploymentError,
} from './data-folder.ts';
import type { Version } from './data-folder.ts';
import { generationNumbers } from './generations.ts';
import { readDeployed, switchRegistry } from './registry-file.ts';
import type { ChangeAuthor } from './registry-file.ts';
import { fallbacksOf } from './release-lines.ts';
import type { ReleaseLine } from './release-lines.ts';

/** Of each deployable the newest stay for rollbacks, however old they are. */
const KEPT_RELEASES = 10;
/** Pages that are open fetch files of the release that they run; no page is open for longer. */
const KEPT_MS = 7 * 86_400_000;
/** A process that copies for longer has died. */
const DRAFT_LIVES_MS = 600_000;

const isOlder = (path: string, ms: number): boolean => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > ms;
};

const namesIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.draft')) : [];

/** The newest, those that rollbacks from the live one lead to, what is live, and others that pages begin with. */
const keptOf = (
  line: ReleaseLine,
  live: Version | undefined,
  ...others: (Version | undefined)[]
): ReadonlySet<string> =>
  new Set(
    [
      ...line.slice(-KEPT_RELEASES),
      ...(live === undefined ? [] : fallbacksOf(line, live).slice(0, KEPT_RELEASES - 1)),
      live,
      ...others,
    ]
      .filter((version) => version !== undefined)
      .map(versionName),
  );

/** Half copies of writers that died. */
const deadDrafts = (data: string): readonly string[] =>
  globSync(['remotes/*/*.draft', 'remotes/*/*/**/*.draft', 'assets/**/*.draft', '*.draft'], { cwd: data })
    .map((path) => join(data, path))
    .filter((path) => isOlder(path, DRAFT_LIVES_MS));

/** A release is as old as its description: when it was copied, or no page began with it any more (`markLeft`). */
export const oldRemotes = (data: string): readonly string[] => {
  const { registry, lines, canaries = {} } = readDeployed(data);
  return namesIn(remotesFolder(data)).flatMap((name) => {
    const { current, previous } = registry.remotes[name] ?? {};
    const kept = keptOf(lines[name] ?? [], current, previous, canaries[name]);
    const folder = join(remotesFolder(data), name);
    return namesIn(folder)
      .filter((version) => !kept.has(version) && isOlder(join(folder, version, 'release.json'), KEPT_MS))
      .map((version) => join(folder, version));
  });
};

export const oldShells = (data: string): readonly string[] => {
  const { registry, lines, canaries = {} } = readDeployed(data);
  const kept = keptOf(lines['shell'] ?? [], registry.shell, registry.shell.previous, canaries['shell']);
  return namesIn(shellsFolder(data))
    .filter((file) => !kept.has(file.replace(/\.json$/, '')))
    .map((file) => join(shellsFolder(data), file))
    .filter((path) => isOlder(path, KEPT_MS));
};

/** Descriptions of the shells whose files are still there, and are not about to go. */
export const shellsOf = (data: string, going: readonly string[] = []): readonly ShellRelease[] =>
  namesIn(shellsFolder(data))
    .map((file) => join(shellsFolder(data), file))
    .filter((path) => !going.includes(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as ShellRelease);

/** Files of shells that no description names. */
export const unnamedAssets = (data: string, going: readonly string[] = []): readonly string[] => {
  const named = new Set(shellsOf(data, going).flatMap(({ integrity }) => Object.keys(integrity)));
  return globSync('**/*.*', { cwd: assetsFolder(data) })
    .filter((file) => !file.endsWith('.draft') && !named.has(file.replace(/\.(br|gz)$/, '')))
    .map((file) => join(assetsFolder(data), file));
};

/** Files of shells that go, and of none that stays; open pages may fetch them for a week. */
export const unneededAssets = (data: string, going: readonly string[]): readonly string[] =>
  unnamedAssets(data, going).filter((path) => isOlder(path, KEPT_MS));

/** Files and folders of releases that no rollback and no open page needs, and drafts of writers that died. */
export const unneededReleases = (data: string): readonly string[] => {
  const shells = oldShells(data);
  return [...deadDrafts(data), ...oldRemotes(data), ...shells, ...unneededAssets(data, shells)];
};

const pruneReleases = async (data: string): Promise<void> => {
  for (const path of unneededReleases(data)) await rm(path, { recursive: true, force: true });
};

const LEAST_BYTES = 1_000_000;
/** So many changes can be written with it, each as large as the newest one. */
const CHANGES = 4;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Whether a volume had no space left, or somebody used up the share of it. */
const isDiskFull = (cause: unknown): boolean => {
  if (!(cause instanceof Error)) return false;
  const { code } = cause as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(cause.cause);
};

/**
 * Reserves space for a rollback, which must work on a full disk too. Random bytes, since some volumes take no space
 * for repeated ones.
 */
const reserveSpace = async (data: string): Promise<void> => {
  const [newest = 0] = generationNumbers(data);
  const wanted = Math.max(LEAST_BYTES, CHANGES * sizeOf(generationFile(data, newest)));
  const file = reservedSpaceFile(data);
  if (sizeOf(file) >= wanted) return;
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(data, { recursive: true });
  try {
    await writeFile(draft, randomBytes(wanted));
    await rename(draft, file);
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
};

/** `switchRegistry` for a rollback or a withdrawal: on a full disk it uses the reserved space. */
export const switchBack = async (
  data: string,
  author: ChangeAuthor,
  change: Parameters<typeof switchRegistry>[2],
): Promise<Registry> => {
  try {
    return await switchRegistry(data, author, change);
  } catch (cause) {
    if (!isDiskFull(cause)) throw cause;
    await rm(reservedSpaceFile(data), { force: true });
    return await switchRegistry(data, author, change);
  }
};

/** Before something is written: old releases go, and the space for a rollback is kept. */
export const makeSpace = async (data: string): Promise<void> => {
  await pruneReleases(data);
  await reserveSpace(data);
};

interface Work {
  readonly publish: () => Promise<void>;
  /** Removes what `publish` has left behind when it failed. */
  readonly undo: () => Promise<void>;
  /** `makeSpace`, or somebody who does it elsewhere. */
  readonly prepare?: () => Promise<void>;
}

/** A release takes no more than what is free beside the reserved space, and leaves nothing when that is too little. */
export const withSpace = async (
  data: string,
  name: string,
  { publish, undo, prepare = () => makeSpace(data) }: Work,
): Promise<void> => {
  try {
    await prepare();
    await publish();
  } catch (cause) {
    await undo();
    if (!isDiskFull(cause)) throw cause;
    throw new DeploymentError(
      `${name} was not released: there is no space left for it in ${data}. What was copied is removed again; rollback and withdraw still work.`,
      { cause },
    );
  }
};
