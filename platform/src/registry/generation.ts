import type { Registry } from '@payung/shared/registry.ts';
import { integrityOf } from '#build/output-files.ts';
import type { ReleaseLines } from './release-line.ts';

/** Who changed what is deployed, when, and by which command. */
export interface HistoryEntry {
  /** ISO date and time. */
  readonly at: string;
  /** Person and machine. */
  readonly by: string;
  readonly command: string;
  /** What became of it, in words. */
  readonly change: string;
  /** Released without types, lint and tests, or without the tests. */
  readonly unchecked?: 'all' | 'tests';
}

/** What is deployed, and the releases of each deployable in their order. */
export interface Deployed {
  readonly registry: Registry;
  readonly lines: ReleaseLines;
}

/** One change of what is deployed: the whole registry after it, and its entry in the history. */
export interface Generation extends Deployed {
  readonly entry: HistoryEntry;
}

/** The digest shows a file that was damaged and still is JSON. */
export const generationText = (generation: Generation): string =>
  `${JSON.stringify({ digest: integrityOf(JSON.stringify(generation)), generation })}\n`;

/** Throws with the reason when the text is not what was written. */
export const parseGeneration = (text: string): Generation => {
  const { digest, generation } = JSON.parse(text) as { digest: string; generation: Generation };
  if (digest !== integrityOf(JSON.stringify(generation)))
    throw new Error('it was altered after it was written');
  return generation;
};
