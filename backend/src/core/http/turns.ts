import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { callsWaiting } from './api-refusal.ts';

/** Too many tasks of this person, or of all people, are waiting. */
export class TooMuchWaiting extends Error {}

interface WaitingRoom {
  /** People whose work is done at the same time: one piece of each. */
  readonly atOnce: number;
  /** Of one person. */
  readonly ofOne: number;
  /** Of everybody. */
  readonly ofAll: number;
}

interface Turns {
  /**
   * Does the work when it is the person's turn; refuses it at once where too many wait. Waiting work is dropped when its
   * signal is aborted.
   */
  readonly take: <T>(person: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** How many pieces of work wait. */
  readonly waiting: () => number;
}

type Work = () => Promise<void>;

/**
 * One piece of a person's work at a time, and the people take turns: the one who asks once waits for at most one piece of
 * everybody else's, not for all of somebody who asked often.
 */
export const createTurns = ({ atOnce, ofOne, ofAll }: WaitingRoom): Turns => {
  // The first line is next; the one who had a turn goes to the end.
  const lines = new Map<string, readonly Work[]>();
  const busy = new Set<string>();
  let waiting = 0;

  const setLine = (person: string, line: readonly Work[]): void => {
    if (line.length > 0) lines.set(person, line);
    else lines.delete(person);
  };

  const next = (): { readonly person: string; readonly work: Work } | undefined => {
    for (const [person, [work, ...rest]] of lines) {
      if (work === undefined || busy.has(person)) continue;
      lines.delete(person);
      setLine(person, rest);
      waiting -= 1;
      return { person, work };
    }
    return undefined;
  };

  const drain = (): void => {
    while (busy.size < atOnce) {
      const found = next();
      if (found === undefined) return;
      const { person, work } = found;
      busy.add(person);
      void work().then(() => {
        busy.delete(person);
        drain();
      });
    }
  };

  const drop = (person: string, work: Work): boolean => {
    const line = lines.get(person) ?? [];
    if (!line.includes(work)) return false;
    setLine(
      person,
      line.filter((other) => other !== work),
    );
    waiting -= 1;
    return true;
  };

  const take = async <T>(person: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    const line = lines.get(person) ?? [];
    if (line.length >= ofOne || waiting >= ofAll) throw new TooMuchWaiting();
    return new Promise<T>((resolve, reject) => {
      const mine: Work = () => work().then(resolve, reject);
      signal?.addEventListener('abort', () => {
        if (drop(person, mine)) reject(signal.reason as Error);
      });
      setLine(person, [...line, mine]);
      waiting += 1;
      drain();
    });
  };

  return { take, waiting: () => waiting };
};

/**
 * Calls whose work grows with what somebody has: one of each kind runs for a person at a time, a few wait, and of all
 * people no more run than leave the others their answers.
 */
export const CALL_TURNS = {
  exports: { atOnce: 2, ofOne: 1, ofAll: 50 },
  documents: { atOnce: 2, ofOne: 5, ofAll: 150 },
  figures: { atOnce: 4, ofOne: 32, ofAll: 300 },
  imports: { atOnce: 4, ofOne: 4, ofAll: 100 },
  comparisons: { atOnce: 1, ofOne: 1, ofAll: 10 },
} as const satisfies Partial<Record<NonNullable<EndpointRow['counted']>, WaitingRoom>>;

type TurnKind = keyof typeof CALL_TURNS;

export const turnKindOf = ({ counted }: EndpointRow): TurnKind | undefined =>
  counted !== undefined && Object.hasOwn(CALL_TURNS, counted) ? (counted as TurnKind) : undefined;

/** Anybody who asked has closed the connection: there is nobody to answer. */
export class CallerGone extends Error {}

interface AskedBy {
  readonly person: string;
  /** Aborted once the connection is closed. */
  readonly signal: AbortSignal;
}

export interface CallTurns {
  readonly take: <T>(row: EndpointRow, by: AskedBy, work: () => Promise<T>) => Promise<T>;
}

/** In the memory of this process, as what they protect is. */
export const createCallTurns = (): CallTurns => {
  const kinds = Object.fromEntries(
    Object.entries(CALL_TURNS).map(([kind, room]) => [kind, createTurns(room)]),
  ) as Readonly<Record<TurnKind, Turns>>;

  const take = async <T>(
    row: EndpointRow,
    { person, signal }: AskedBy,
    work: () => Promise<T>,
  ): Promise<T> => {
    const kind = turnKindOf(row);
    if (kind === undefined) return work();
    try {
      return await kinds[kind].take(person, work, signal);
    } catch (error) {
      if (error instanceof TooMuchWaiting) throw callsWaiting();
      throw error;
    }
  };

  return { take };
};
