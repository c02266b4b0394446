import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { releaseFolder, shellFile, versionName } from '../data-folder.ts';
import type { Version } from '../data-folder.ts';
import type { HistoryEntry } from '../generations.ts';
import { unnamedAssets, withSpace } from '../disk-space.ts';
import { copyRemote, readBuilt, removeRemote } from '../publish-remote.ts';
import { copyShell, readBuiltShell, readShell, removeShell } from '../publish-shell.ts';
import { readRegistry, switchRegistry, thisPerson } from '../registry-file.ts';
import type { ChangeAuthor } from '../registry-file.ts';
import { releasesOfSet } from './exchange.ts';
import { parseVersionName } from './release-set.ts';
import type { ReleaseSet } from './release-set.ts';

/** The output of a build. */
export interface Built {
  /** `shell`, or the name of a remote. */
  readonly name: string;
  readonly dist: string;
}

interface Copy {
  readonly name: string;
  readonly version: string;
  readonly undo: () => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

const copyBuiltShell = async (data: string, dist: string): Promise<Copy> => {
  const shell = readBuiltShell(dist);
  const isNew = !existsSync(shellFile(data, shell));
  const unnamed = unnamedAssets(data);
  const undo = isNew ? () => removeShell(data, shell, unnamed) : nothing;
  try {
    await copyShell(data, dist, shell);
  } catch (cause) {
    await undo();
    throw cause;
  }
  return { name: 'shell', version: versionName(shell), undo };
};

const copyBuiltRemote = async (data: string, dist: string): Promise<Copy> => {
  const built = readBuilt(dist);
  const isNew = !existsSync(releaseFolder(data, built));
  const undo = isNew ? () => removeRemote(data, built) : nothing;
  try {
    await copyRemote(data, dist, built);
  } catch (cause) {
    await undo();
    throw cause;
  }
  return { name: built.name, version: versionName(built), undo };
};

/** Copies builds without putting them live; what follows may refuse them, and nothing is left then. */
export const withCopies = async (
  data: string,
  builds: readonly Built[],
  follow: (set: ReleaseSet) => Promise<void>,
): Promise<ReleaseSet> => {
  const copies: Copy[] = [];
  const exchanged: Record<string, string> = {};
  await withSpace(data, builds.map(({ name }) => name).join(', '), {
    publish: async () => {
      for (const { name, dist } of builds) {
        const copy = await (name === 'shell' ? copyBuiltShell(data, dist) : copyBuiltRemote(data, dist));
        copies.push(copy);
        exchanged[copy.name] = copy.version;
      }
      await follow({ exchanged });
    },
    undo: async () => {
      for (const { undo } of copies) await undo();
    },
  });
  return { exchanged };
};

/** Who made a draft, when, and what it has not passed. */
export type DraftFacts = Pick<HistoryEntry, 'by' | 'at' | 'unchecked' | 'source'>;

const draftsFolder = (data: string): string => join(data, 'drafts');
const draftFile = (data: string, name: string, version: string): string =>
  join(draftsFolder(data), name, `${version}.json`);

const isThere = (data: string, name: string, version: Version): boolean =>
  existsSync(name === 'shell' ? shellFile(data, version) : releaseFolder(data, { name, ...version }));

/** Versions of a deployable that were published as drafts; some may have gone live since. */
export const draftsOf = (data: string, name: string): readonly string[] => {
  const folder = join(draftsFolder(data), name);
  return existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.json$/, '')) : [];
};

/** Nothing where the release was never published as a draft. */
export const readDraft = (data: string, name: string, version: string): DraftFacts | undefined => {
  try {
    return JSON.parse(readFileSync(draftFile(data, name, version), 'utf8')) as DraftFacts;
  } catch {
    return undefined;
  }
};

/** Until it goes live, its files are for those who have entered it. Of those that are gone nothing is kept. */
const noteDraft = (data: string, [name, version]: readonly [string, string], author: ChangeAuthor): void => {
  for (const other of draftsOf(data, name))
    if (!isThere(data, name, parseVersionName(other))) rmSync(draftFile(data, name, other), { force: true });
  const { by = thisPerson(), unchecked, source } = author;
  const facts: DraftFacts = {
    by,
    at: new Date().toISOString(),
    ...(unchecked ? { unchecked } : {}),
    ...(source ? { source } : {}),
  };
  const path = draftFile(data, name, version);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(facts));
};

/** Publishes builds that are seen together by a signed link only. */
export const publishDrafts = (
  data: string,
  builds: readonly Built[],
  author: ChangeAuthor,
): Promise<ReleaseSet> =>
  withCopies(data, builds, async (set) => {
    const registry = readRegistry(data);
    releasesOfSet(data, { registry, shell: readShell(data, registry) }, set);
    for (const draft of Object.entries(set.exchanged)) noteDraft(data, draft, author);
    const names = Object.entries(set.exchanged).map(([name, version]) => `${name} ${version}`);
    // Nothing changes for anybody; the history says who made it.
    await switchRegistry(data, author, ({ registry: live, lines }) => ({
      registry: live,
      lines,
      change: `${names.join(' and ')} can be seen by its link; nothing goes live.`,
    }));
  });
