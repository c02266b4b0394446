import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@payung/shared/registry.ts';
import { integrityOf } from '#build/output-files.ts';
import { generationFile, generationsFolder } from './data-folder.ts';
import type { Canaries } from './sets/canaries.ts';
import type { ReleaseLines } from './release-lines.ts';
import type { ReleaseSource } from './release-schema.ts';

/** Who changed what is deployed, when, and by which command. */
export interface HistoryEntry {
  /** ISO date and time. */
  readonly at: string;
  /** Person and machine, or the squad that released from elsewhere. */
  readonly by: string;
  readonly command: string;
  /** What became of it, in words. */
  readonly change: string;
  /** Released without types, lint and tests, or without the tests. */
  readonly unchecked?: 'all' | 'tests';
  /** Of a release, whose it is and where its sources are. */
  readonly source?: ReleaseSource;
}

/** What is deployed, the releases of each deployable in their order, and what only some visitors get. */
export interface DeployedState {
  readonly registry: Registry;
  readonly lines: ReleaseLines;
  /** Absent where there is none. */
  readonly canaries?: Canaries;
}

/** One change of what is deployed: the whole registry after it, and its entry in the history. */
interface Generation extends DeployedState {
  readonly entry: HistoryEntry;
}

/** Raised when an older platform would lose something by writing on. */
const FORMAT = 1;

/** A newer platform has written it: this one would leave out what it does not know. */
export class NewerFormatError extends Error {
  override readonly name = 'NewerFormatError';
}

/** The digest shows a file that was damaged and still is JSON. */
const generationText = (generation: Generation): string =>
  `${JSON.stringify({ format: FORMAT, digest: integrityOf(JSON.stringify(generation)), generation })}\n`;

/** Throws with the reason when the text is not what was written. */
const parseGeneration = (text: string): Generation => {
  const { format, digest, generation } = JSON.parse(text) as {
    /** Absent in those of before. */
    format?: number;
    digest: string;
    generation: Generation;
  };
  if (format !== undefined && format > FORMAT)
    throw new NewerFormatError(`it was written by a newer platform, in format ${format}`);
  if (digest !== integrityOf(JSON.stringify(generation)))
    throw new Error('it was altered after it was written');
  return generation;
};

const KEPT = 200;
/** A writer that takes longer has died. */
const DRAFT_LIVES_MS = 3_600_000;

/** Steps of writing a generation, at each of which a test lets the process die. */
export type WriteStep = 'begun' | 'written' | 'linked';

/** Numbers of all generations, the newest first. */
export const generationNumbers = (data: string): readonly number[] => {
  if (!existsSync(generationsFolder(data))) return [];
  return readdirSync(generationsFolder(data))
    .map((name) => /^(\d{6,})\.json$/.exec(name)?.[1])
    .filter((digits) => digits !== undefined)
    .map(Number)
    .toSorted((one, other) => other - one);
};

export const readGeneration = (data: string, number: number): Generation =>
  parseGeneration(readFileSync(generationFile(data, number), 'utf8'));

const writeDraft = async (path: string, text: string, onStep: (step: WriteStep) => void): Promise<void> => {
  const file = await open(path, 'wx');
  try {
    onStep('begun');
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  onStep('written');
};

/** A directory cannot be opened on every system. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** Gives the draft its number; false when another writer has taken it. */
const linkDraft = async (draft: string, target: string): Promise<boolean> => {
  try {
    await link(draft, target);
    return true;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (code !== 'EEXIST') {
      throw new Error(`The data folder must lie on a file system with hard links: ${message}`, { cause });
    }
    // A network file system may have linked it and lost the answer: the draft then has two names.
    return (await stat(draft)).nlink === 2;
  }
};

/**
 * Writes a generation under its number, whole or not at all. Only one of all writers, on any machine, gets a
 * number: false means that another one was faster.
 */
export const writeGeneration = async (
  data: string,
  generation: Generation,
  onStep: (step: WriteStep) => void = () => undefined,
): Promise<boolean> => {
  const folder = generationsFolder(data);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.draft`);
  try {
    await writeDraft(draft, generationText(generation), onStep);
    const isOurs = await linkDraft(draft, generationFile(data, generation.registry.generation));
    if (isOurs) onStep('linked');
    return isOurs;
  } finally {
    await rm(draft, { force: true });
    await syncFolder(folder);
  }
};

/** All but the newest generations, and drafts of writers that died. */
export const unneededGenerations = (data: string): readonly string[] => {
  const folder = generationsFolder(data);
  if (!existsSync(folder)) return [];
  const old = generationNumbers(data)
    .slice(KEPT)
    .map((number) => generationFile(data, number));
  const drafts = readdirSync(folder)
    .filter((name) => name.endsWith('.draft'))
    .map((name) => join(folder, name))
    .filter((path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats !== undefined && Date.now() - stats.mtimeMs > DRAFT_LIVES_MS;
    });
  return [...old, ...drafts];
};

export const pruneGenerations = async (data: string): Promise<void> => {
  for (const path of unneededGenerations(data)) await rm(path, { force: true });
};
