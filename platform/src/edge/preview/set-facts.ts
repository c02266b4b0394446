import { setImmediate as nextTurn } from 'node:timers/promises';
import { versionName } from '#registry/data-folder.ts';
import { generationNumbers, readGeneration } from '#registry/generations.ts';
import type { DeployedState, HistoryEntry } from '#registry/generations.ts';
import { readDraft } from '#registry/sets/drafts.ts';
import type { DraftFacts } from '#registry/sets/drafts.ts';
import type { ReleaseSet } from '#registry/sets/release-set.ts';

export interface ShownRelease {
  readonly name: string;
  readonly version: string;
  /** Nothing where the history that is kept does not tell. */
  readonly facts?: DraftFacts | undefined;
}

export interface SetFacts {
  readonly releases: readonly ShownRelease[];
  /** Of an older generation, its number and when it went live. */
  readonly generation?: { readonly number: number; readonly at?: string };
}

const isGiven = ({ registry, canaries = {} }: DeployedState, name: string, version: string): boolean => {
  const live = name === 'shell' ? registry.shell : registry.remotes[name]?.current;
  return [live, canaries[name]].some((given) => given !== undefined && versionName(given) === version);
};

const entryAt = (data: string, number: number): HistoryEntry | undefined => {
  try {
    return readGeneration(data, number).entry;
  } catch {
    return undefined;
  }
};

/** The change with which a release first came to visitors. */
const released = async (data: string, name: string, version: string): Promise<HistoryEntry | undefined> => {
  for (const number of generationNumbers(data).toReversed()) {
    // There are up to 200 of them, and visitors wait meanwhile.
    await nextTurn();
    try {
      const generation = readGeneration(data, number);
      if (isGiven(generation, name, version)) return generation.entry;
    } catch {
      // Damaged: the others tell as much.
    }
  }
  return undefined;
};

/** Who released what a set shows, and what of it has not passed the gate. */
export const factsOf = async (data: string, { generation, exchanged }: ReleaseSet): Promise<SetFacts> => {
  const releases: ShownRelease[] = [];
  for (const [name, version] of Object.entries(exchanged)) {
    const facts = readDraft(data, name, version) ?? (await released(data, name, version));
    releases.push({ name, version, facts });
  }
  if (generation === undefined) return { releases };
  const at = entryAt(data, generation)?.at;
  return { releases, generation: { number: generation, ...(at === undefined ? {} : { at }) } };
};
