import { existsSync } from 'node:fs';
import { releaseFolder, shellFile, versionName } from '../data-folder.ts';
import { unnamedAssets, withSpace } from '../disk-space.ts';
import { copyRemote, readBuilt, removeRemote } from '../publish-remote.ts';
import { copyShell, readBuiltShell, readShell, removeShell } from '../publish-shell.ts';
import { readRegistry, switchRegistry } from '../registry-file.ts';
import type { ChangeAuthor } from '../registry-file.ts';
import { releasesOfSet } from './exchange.ts';
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

/** Publishes builds that are seen together by a signed link only. */
export const publishDrafts = (
  data: string,
  builds: readonly Built[],
  author: ChangeAuthor,
): Promise<ReleaseSet> =>
  withCopies(data, builds, async (set) => {
    const registry = readRegistry(data);
    releasesOfSet(data, { registry, shell: readShell(data, registry) }, set);
    const names = Object.entries(set.exchanged).map(([name, version]) => `${name} ${version}`);
    // Nothing changes for anybody; the history says who made it.
    await switchRegistry(data, author, ({ registry: live, lines }) => ({
      registry: live,
      lines,
      change: `${names.join(' and ')} can be seen by its link; nothing goes live.`,
    }));
  });
