import { setImmediate as nextTurn } from 'node:timers/promises';
import { versionName } from '#registry/data-folder.ts';
import type { DeployedState } from '#registry/generations.ts';
import { generationNumbers, readGeneration } from '#registry/generations.ts';
import type { Release } from '../reports/release-health.ts';

/** How the command of an edge that takes a release back begins in the history. */
export const TAKEN_BACK_BY = 'edge: ';

interface ReleasePast {
  /** Since when visitors get it without a pause; milliseconds since 1970. */
  readonly since: number;
  /** When an edge last took back a shell, which may have broken every remote. */
  readonly shellTakenBackAt: number;
  /** An edge has decided about it before: it took this one back, and somebody released it again, or it went back to it. */
  readonly isDecided: boolean;
}

type Generation = ReturnType<typeof readGeneration>;

const readable = (data: string, number: number): Generation | undefined => {
  try {
    return readGeneration(data, number);
  } catch {
    return undefined;
  }
};

/** Whether visitors get the release: all of them, or some. */
const isGiven = ({ registry, canaries = {} }: DeployedState, release: Release): boolean => {
  const { owner } = release;
  const live = owner === 'shell' ? registry.shell : registry.remotes[owner]?.current;
  return [live, canaries[owner]].some((given) => given && versionName(given) === versionName(release));
};

const isByEdge = ({ entry }: Generation): boolean => entry.command.startsWith(TAKEN_BACK_BY);

/** The shells that visitors get. */
const shellsOf = ({ registry: { shell }, canaries = {} }: DeployedState): string =>
  `${shell.build} ${canaries['shell']?.build}`;

/** What the history says of a release that visitors get now. */
export const pastOf = async (data: string, release: Release): Promise<ReleasePast> => {
  let since = Date.now();
  let isUnbroken = true;
  let shellTakenBackAt = 0;
  let wasTakenBack = false;
  let isReturnedTo = false;
  let after: Generation | undefined;
  for (const number of generationNumbers(data)) {
    // There are up to 200 of them, and visitors wait meanwhile.
    await nextTurn();
    const generation = readable(data, number);
    if (!generation) continue;
    const at = Date.parse(generation.entry.at);
    const isHere = isGiven(generation, release);
    isUnbroken &&= isHere;
    if (isUnbroken) {
      since = at;
      isReturnedTo = isByEdge(generation);
    }
    if (after && isByEdge(after) && shellsOf(after) !== shellsOf(generation))
      shellTakenBackAt = Math.max(shellTakenBackAt, Date.parse(after.entry.at));
    wasTakenBack ||= after !== undefined && isByEdge(after) && isHere && !isGiven(after, release);
    after = generation;
  }
  return { since, shellTakenBackAt, isDecided: wasTakenBack || isReturnedTo };
};
