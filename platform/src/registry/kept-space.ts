import { randomBytes, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { generationFile, keptSpaceFile } from './data-folder.ts';
import { DeploymentError } from './deployment-error.ts';
import { generationNumbers } from './generation-files.ts';
import { pruneReleases } from './prune-releases.ts';
import { switchRegistry } from './registry-file.ts';
import type { Changed, Told } from './registry-file.ts';
import type { Deployed } from './generation.ts';
import type { Registry } from '@payung/shared/registry.ts';

const LEAST_BYTES = 1_000_000;
/** So many changes can be written with it, each as large as the newest one. */
const CHANGES = 4;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Whether a volume had no space left, or somebody used up the share of it. */
export const isDiskFull = (cause: unknown): boolean => {
  if (!(cause instanceof Error)) return false;
  const { code } = cause as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(cause.cause);
};

/**
 * Keeps space for what must work on a full disk too: to go back. Random bytes, since some volumes take no space for
 * those that repeat.
 */
export const keepSpace = async (data: string): Promise<void> => {
  const [newest = 0] = generationNumbers(data);
  const wanted = Math.max(LEAST_BYTES, CHANGES * sizeOf(generationFile(data, newest)));
  const file = keptSpaceFile(data);
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

/** `switchRegistry` for a rollback or a withdrawal: where the disk is full it takes the space that is kept for it. */
export const switchBack = async (
  data: string,
  told: Told,
  change: (before: Deployed) => Changed,
): Promise<Registry> => {
  try {
    return await switchRegistry(data, told, change);
  } catch (cause) {
    if (!isDiskFull(cause)) throw cause;
    await rm(keptSpaceFile(data), { force: true });
    return await switchRegistry(data, told, change);
  }
};

interface Work {
  readonly publish: () => Promise<void>;
  /** Removes what `publish` has left behind when it failed. */
  readonly undo: () => Promise<void>;
}

/** A release takes no more than what is free beside the kept space, and leaves nothing when that is too little. */
export const withSpace = async (data: string, name: string, { publish, undo }: Work): Promise<void> => {
  await pruneReleases(data);
  try {
    await keepSpace(data);
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
