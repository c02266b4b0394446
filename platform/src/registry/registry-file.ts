import { hostname, userInfo } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@payung/shared/registry.ts';
import { canaryLines } from './sets/canaries.ts';
import type { Canaries } from './sets/canaries.ts';
import type { Confirmation } from './confirmations.ts';
import { DeploymentError, EMPTY_REGISTRY, generationFile, versionName } from './data-folder.ts';
import {
  NewerFormatError,
  generationNumbers,
  pruneGenerations,
  readGeneration,
  writeGeneration,
} from './generations.ts';
import type { WriteStep, DeployedState, HistoryEntry } from './generations.ts';
import { markLeft } from './prune/left-releases.ts';
import type { ReleaseLines } from './release-lines.ts';
import type { ReleaseSource } from './release-schema.ts';

const GIVE_UP_AFTER_MS = 30_000;
const LONGEST_PAUSE_MS = 20;

interface ReadableState extends DeployedState {
  /** Of the newest file, readable or not. */
  readonly newest: number;
  /** Of each newer file that cannot be read, why. */
  readonly damaged: readonly string[];
  /** A newer platform has written one of them. */
  readonly isOutdated?: true;
}

/** The newest generation that can be read. */
export const readDeployed = (data: string): ReadableState => {
  const numbers = generationNumbers(data);
  const [newest] = numbers;
  if (newest === undefined) return { registry: EMPTY_REGISTRY, lines: {}, newest: 0, damaged: [] };
  const damaged: string[] = [];
  let isOutdated = false;
  for (const number of numbers) {
    try {
      const { registry, lines, canaries } = readGeneration(data, number);
      return {
        registry,
        lines,
        ...(canaries ? { canaries } : {}),
        newest,
        damaged,
        ...(isOutdated ? { isOutdated } : {}),
      };
    } catch (cause) {
      isOutdated ||= cause instanceof NewerFormatError;
      damaged.push(`${generationFile(data, number)} cannot be read: ${(cause as Error).message}.`);
    }
  }
  throw new Error(`What is deployed cannot be read. ${damaged.join(' ')}`);
};

export const readRegistry = (data: string): Registry => readDeployed(data).registry;

/** What the history says of a change. */
export interface ChangeAuthor {
  readonly command: string;
  readonly unchecked?: HistoryEntry['unchecked'];
  readonly source?: HistoryEntry['source'];
  /** Who, where it is not the person at this machine. */
  readonly by?: string;
  /** What of a release that others rely on may go or change. */
  readonly confirmed?: readonly Confirmation[];
  /** What checks before publishing found or left out. */
  readonly notes?: readonly string[];
  readonly onStep?: (step: WriteStep) => void;
}

/** Person and machine. */
export const thisPerson = (): string => `${userInfo().username}@${hostname()}`;

const entryOf = (
  { command, unchecked, source, by = thisPerson() }: ChangeAuthor,
  change: string,
): HistoryEntry => ({
  at: new Date().toISOString(),
  by,
  command,
  change,
  ...(unchecked ? { unchecked } : {}),
  ...(source ? { source } : {}),
});

export interface RegistryChange {
  readonly registry: Omit<Registry, 'generation'>;
  readonly lines: DeployedState['lines'];
  /** Those of before, where it is absent. */
  readonly canaries?: Canaries;
  /** For the history. */
  readonly change: string;
}

/**
 * The only way to change what is deployed. A process that loses the race for the next number computes the change again
 * from what the winner left, so that of concurrent releases, on any machines, none is lost.
 */
export const switchRegistry = async (
  data: string,
  author: ChangeAuthor,
  change: (before: DeployedState) => RegistryChange | Promise<RegistryChange>,
): Promise<Registry> => {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  while (Date.now() < deadline) {
    const before = readDeployed(data);
    if (before.isOutdated) {
      throw new DeploymentError(
        `${before.damaged.join(' ')} Nothing was changed: use the platform's newer version, which knows all of it.`,
      );
    }
    const { registry, lines, canaries = before.canaries ?? {}, change: words } = await change(before);
    const next: Registry = { ...registry, generation: before.newest + 1 };
    const some = Object.keys(canaries).length > 0 ? { canaries } : {};
    const entry = entryOf(author, [words, ...(author.notes ?? []), ...before.damaged].join(' '));
    await markLeft(data, before, { registry: next, lines, ...some });
    if (await writeGeneration(data, { registry: next, lines, ...some, entry }, author.onStep)) {
      await pruneGenerations(data);
      return next;
    }
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
  throw new Error(
    `Others changed what is deployed in ${data} again and again. Nothing was switched: try again.`,
  );
};

/** Nothing changes for anybody; the history says who did what. */
export const noteInHistory = async (data: string, author: ChangeAuthor, change: string): Promise<void> => {
  await switchRegistry(data, author, ({ registry, lines }) => ({ registry, lines, change }));
};

const MARKS = { all: ' (without checks)', tests: ' (without tests)' } as const;

const sourceWords = ({ owner, repository, commit }: ReleaseSource): string => {
  const words = [owner && `of ${owner}`, commit && `commit ${commit}`, repository && `in ${repository}`];
  return words.some(Boolean) ? ` Source: ${words.filter(Boolean).join(', ')}.` : '';
};

const lineOf = (data: string, number: number): string => {
  try {
    const { at, by, command, change, unchecked, source = {} } = readGeneration(data, number).entry;
    const marks = unchecked ? MARKS[unchecked] : '';
    return `${number}  ${at.slice(0, 16).replace('T', ' ')}  ${by}  ${command}${marks}: ${change}${sourceWords(source)}`;
  } catch (cause) {
    return `${number}  cannot be read: ${(cause as Error).message}`;
  }
};

const liveOf = ({ shell, remotes }: Registry): readonly string[] => [
  ...(shell.build === '' ? [] : [`shell ${versionName(shell)}`]),
  ...Object.values(remotes).map(({ current }) => `${current.name} ${versionName(current)}`),
];

const badOf = (lines: ReleaseLines): readonly string[] =>
  Object.entries(lines).flatMap(([name, line]) =>
    line.filter(({ isBad }) => isBad).map((entry) => `${name} ${versionName(entry)}`),
  );

/** Every change that is kept, the newest last; then what is live, and what rollbacks skip. */
export const historyLines = (data: string): readonly string[] => {
  const { registry, lines, canaries = {} } = readDeployed(data);
  const bad = badOf(lines);
  return [
    ...generationNumbers(data)
      .toReversed()
      .map((number) => lineOf(data, number)),
    `Live: ${liveOf(registry).join(', ') || 'nothing'}.`,
    ...canaryLines(canaries),
    ...(bad.length > 0 ? [`Marked bad, skipped by rollbacks: ${bad.join(', ')}.`] : []),
  ];
};
