import { existsSync, statSync } from 'node:fs';
import type { Registry } from '@payung/shared/registry.ts';
import { readsWholeRegistry } from '#registry/release-schema.ts';
import type { ShellRelease } from '#registry/release-schema.ts';
import { generationFile } from '#registry/data-folder.ts';
import { shellsOf } from '#registry/disk-space.ts';
import { readShell } from '#registry/publish-shell.ts';
import { readDeployed } from '#registry/registry-file.ts';
import type { Canaries } from '#registry/sets/canaries.ts';

export interface ServedState {
  readonly registry: Registry;
  readonly shell: ShellRelease | undefined;
  /** What only some visitors get. */
  readonly canaries?: Canaries;
  /** Builds of shells whose open pages can read no more of what is deployed: a reload at their next step helps. */
  readonly outdatedShells?: readonly string[];
  /** Why something older is served than what was deployed last; for the operator. */
  readonly problem?: string;
}

interface ServedGeneration {
  readonly state: ServedState;
  /** Number and stamp of the newest file when it was read. */
  readonly newest: number;
  readonly stamp: string;
}

const stampOf = (data: string, number: number): string => {
  const stats = statSync(generationFile(data, number), { throwIfNoEntry: false });
  return stats ? `${stats.ino}-${stats.mtimeMs}-${stats.size}` : 'none';
};

/** Two looks at the disk, for every request. */
const isCurrent = (data: string, { newest, stamp }: ServedGeneration): boolean =>
  !existsSync(generationFile(data, newest + 1)) && stampOf(data, newest) === stamp;

const outdatedShells = (data: string): readonly string[] => {
  try {
    return shellsOf(data)
      .filter(readsWholeRegistry)
      .map(({ build }) => build);
  } catch {
    // A damaged description of a shell that is not live takes nothing down.
    return [];
  }
};

const look = (data: string): ServedGeneration => {
  const { registry, canaries, newest, damaged } = readDeployed(data);
  const shell = readShell(data, registry);
  const state = {
    registry,
    shell,
    ...(canaries ? { canaries } : {}),
    outdatedShells: outdatedShells(data),
    ...(damaged.length > 0 ? { problem: damaged.join(' ') } : {}),
  };
  return { state, newest, stamp: stampOf(data, newest) };
};

/** A generation that was served is served from memory when the disk no longer yields it. */
const lookAgain = (data: string, before: ServedGeneration): ServedGeneration => {
  const stays = (problem: string, newest = before.newest): ServedGeneration => ({
    state: { ...before.state, problem },
    newest,
    stamp: stampOf(data, newest),
  });
  try {
    const now = look(data);
    const { generation } = now.state.registry;
    const known = before.state.registry.generation;
    if (generation >= known) return now;
    return stays(
      now.state.problem ?? `Generation ${known} is gone from ${data}; it is served from memory.`,
      now.newest,
    );
  } catch (cause) {
    return stays((cause as Error).message);
  }
};

/** What is deployed; looked at again when it changes, so a release needs no restart. */
export const servedState = (data: string): (() => ServedState) => {
  let seen: ServedGeneration | undefined;
  return () => {
    if (seen === undefined) seen = look(data);
    else if (!isCurrent(data, seen)) seen = lookAgain(data, seen);
    return seen.state;
  };
};
