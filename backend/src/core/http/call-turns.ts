import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { callsWaiting } from './api-refusal.ts';
import { createTurns, TooMuchWaiting } from './turns.ts';
import type { Turns, WaitingRoom } from './turns.ts';

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

export type TurnKind = keyof typeof CALL_TURNS;

export const turnKindOf = ({ counted }: EndpointRow): TurnKind | undefined =>
  counted !== undefined && Object.hasOwn(CALL_TURNS, counted) ? (counted as TurnKind) : undefined;

/** Whoever asked has closed the connection: there is nobody to answer. */
export class CallerGone extends Error {}

export interface AskedBy {
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
