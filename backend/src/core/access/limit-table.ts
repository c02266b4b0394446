declare const ROW: unique symbol;

/** A limit that is counted, as the tables say it: `limitTable` alone makes one, so that none is left out of the tables. */
export interface Limit {
  readonly [ROW]: true;
  /** Its row. */
  readonly name: string;
  /** What is counted, and for whom; kept as a keyed hash only. */
  readonly of: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/**
 * Who can fill a limit. `stranger`: anybody, without a session and with as many networks as they like. `itself`: the page
 * or the solution for which it is counted. `concerned`: only who has shown to be concerned, by a session, a device that has
 * verified the phone, or the secret address of a calendar.
 */
type FilledBy = 'stranger' | 'itself' | 'concerned';

/** What `docs/limits.md` says of a limit, and how many it lets pass. */
export interface LimitRow {
  readonly counts: string;
  /** For whom each is counted; somebody else has a limit of their own. */
  readonly each: string;
  readonly most: number;
  readonly seconds: number;
  readonly protects: string;
  readonly filledBy: FilledBy;
  /** What happens to whom when it is full. */
  readonly whenFull: string;
  /** Name of the environment variable by which the operator sets how many. */
  readonly setting?: string;
  /** Calls that count it, and that nobody makes without a session. */
  readonly calls?: readonly string[];
}

/** Nobody waits longer for what strangers have filled. */
export const LONGEST_WAIT_SECONDS = 900;

export const QUARTER_HOUR = 900;
export const HOUR = 3_600;
export const DAY = 86_400;

/** Rows, and the limits that are counted by them. */
export const limitTable = <const Rows extends Readonly<Record<string, LimitRow>>>(rows: Rows) => ({
  rows,
  limit: (name: keyof Rows & string, ...of: readonly string[]): Limit => {
    const { most, seconds } = rows[name] as LimitRow;
    return { name, of: [name, ...of].join(' '), most, windowSeconds: seconds } as Limit;
  },
});
