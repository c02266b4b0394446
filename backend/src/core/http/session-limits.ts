import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import type { Clock } from '#clock.ts';
import { tooMany } from './api-refusal.ts';
import { turnKindOf } from './turns.ts';

interface SessionLimit {
  readonly most: number;
  readonly seconds: number;
}

/**
 * What one session may do, or one person. Far above what people need: a screen polls every few seconds, ten insureds are ten cards,
 * an inspection is up to twelve photos with retries, and nobody fills in a quote a minute for an hour.
 */
export const SESSION_LIMITS = {
  quotes: [
    { most: 60, seconds: 60 },
    { most: 600, seconds: 3600 },
  ],
  polls: [{ most: 600, seconds: 60 }],
  uploads: [
    { most: 60, seconds: 60 },
    { most: 400, seconds: 3600 },
  ],
  // Of a person, in however many sessions. A full list of an import is 40 batches.
  exports: [{ most: 20, seconds: 3600 }],
  documents: [{ most: 120, seconds: 3600 }],
  figures: [{ most: 10_000, seconds: 3600 }],
  imports: [{ most: 300, seconds: 3600 }],
  comparisons: [{ most: 20, seconds: 3600 }],
} as const satisfies Record<string, readonly SessionLimit[]>;

type LimitedCall = keyof typeof SESSION_LIMITS;

/** About 10 MB; the sessions that came first are forgotten beyond it. */
const MAX_COUNTERS = 50_000;

interface Counter {
  count: number;
  endsAt: number;
}

const countedIn = ({ upload, counted }: EndpointRow): LimitedCall | undefined =>
  upload === true ? 'uploads' : counted;

interface CountedFor {
  readonly session: string;
  readonly person: string;
}

export interface SessionLimits {
  /** Counts the call, and refuses it when the session, or the person, has made too many of its kind. */
  readonly count: (row: EndpointRow, by: CountedFor) => void;
  /** How many windows are remembered. */
  readonly size: () => number;
}

/**
 * In the memory of this process, in fixed windows: reads cost no statement. With two backends a session gets up to twice
 * as much, around the end of a window too, and a restart begins again; limits that must be exact are in the database.
 */
export const createSessionLimits = (clock: Clock, maxCounters = MAX_COUNTERS): SessionLimits => {
  const counters = new Map<string, Counter>();

  const counterOf = (key: string, seconds: number, now: number): Counter => {
    const known = counters.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    const fresh = { count: 0, endsAt: now + seconds * 1000 };
    // Map keeps insertion order, so the first entry is the least recently used.
    counters.delete(key);
    counters.set(key, fresh);
    const [oldest] = counters.keys();
    if (counters.size > maxCounters && oldest !== undefined) counters.delete(oldest);
    return fresh;
  };

  const count = (row: EndpointRow, { session, person }: CountedFor): void => {
    const kind = countedIn(row);
    if (kind === undefined) return;
    const who = turnKindOf(row) === undefined ? session : person;
    const now = clock.now().getTime();
    for (const { most, seconds } of SESSION_LIMITS[kind]) {
      const counter = counterOf(`${kind} ${seconds} ${who}`, seconds, now);
      if (counter.count >= most) throw tooMany(Math.ceil((counter.endsAt - now) / 1000));
      counter.count += 1;
    }
  };

  return { count, size: () => counters.size };
};
