import { currentWork } from './current-work.ts';

/** Every connection was in use for longer than the caller may wait. */
export class DatabaseBusy extends Error {
  /** Nothing of the request was done yet. */
  readonly isUntouched: boolean;

  constructor(isUntouched: boolean) {
    super('Every connection to the database is in use');
    this.name = 'DatabaseBusy';
    this.isUntouched = isUntouched;
  }
}

interface Waiting {
  readonly since: number;
  readonly enter: () => void;
}

interface Room {
  readonly connections: number;
  /** Of a request that has had no connection yet, in a crowd. */
  readonly waitMs: number;
}

export interface ConnectionTurns {
  /** Answers what ends the turn. Throws DatabaseBusy. */
  readonly take: () => Promise<() => void>;
  readonly waiting: () => number;
  readonly taken: () => number;
}

/** Of a request between two of its statements, and of work of our own: jobs, and what providers tell us. */
const BEGUN_MS = 2_000;
const OWN_MS = 10_000;
/**
 * It is a crowd once the first newcomer has waited for half of their time or more for twice as long: a line that moves is
 * none. Before that they may wait for four times as long, for a disk that stands still for a moment. Those who are refused come back in waves: between two of them it
 * still is one.
 */
const LONG_SHARE = 0.5;
const BEFORE_IT_IS_A_CROWD = 2;
const PATIENCE = 4;
const AFTER_THE_LAST_LONG_WAIT = 20;
/** Of the connections: the others are left to what has begun, which often needs several at once. */
const FOR_NEWCOMERS = 0.8;

/**
 * As many turns as there are connections. What has begun goes first: a request that has waited would be lost if it were
 * refused half-way, and each that ends makes room. Who has not begun waits for so long only that the answer, when it
 * comes, still comes in time. In a crowd the last of them is next, for the first has little time left: served in the
 * order of their coming, everybody would be answered late.
 */
export const createConnectionTurns = ({ connections, waitMs }: Room): ConnectionTurns => {
  const mostForNewcomers = Math.max(1, Math.floor(connections * FOR_NEWCOMERS));
  const begun: Waiting[] = [];
  const newcomers: Waiting[] = [];
  const patientMs = waitMs * PATIENCE;
  let taken = 0;
  let calmAt = performance.now();
  let crowdUntil = 0;

  const isCrowd = (): boolean => {
    const now = performance.now();
    const [first] = newcomers;
    if (first === undefined || now - first.since < waitMs * LONG_SHARE) calmAt = now;
    else if (now < crowdUntil || now - calmAt > waitMs * BEFORE_IT_IS_A_CROWD)
      crowdUntil = now + waitMs * AFTER_THE_LAST_LONG_WAIT;
    return now < crowdUntil;
  };

  const nextNewcomer = (): Waiting | undefined => {
    if (taken >= mostForNewcomers) return undefined;
    return isCrowd() ? newcomers.pop() : newcomers.shift();
  };

  const turn = (): (() => void) => {
    let isOver = false;
    taken += 1;
    return () => {
      if (isOver) return;
      isOver = true;
      taken -= 1;
      (begun.shift() ?? nextNewcomer())?.enter();
    };
  };

  const wait = (line: Waiting[], forMs: number): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const mine: Waiting = {
        since: performance.now(),
        enter: () => {
          clearTimeout(timer);
          resolve(turn());
        },
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(mine), 1);
        reject(new DatabaseBusy(line === newcomers));
      }, forMs);
      line.push(mine);
    });

  return {
    take: async () => {
      const work = currentWork();
      const isNew = work?.hasBegun === false;
      if (taken < (isNew ? mostForNewcomers : connections)) return turn();
      if (isNew) return wait(newcomers, isCrowd() ? waitMs : patientMs);
      return wait(begun, work === undefined ? OWN_MS : BEGUN_MS);
    },
    waiting: () => begun.length + newcomers.length,
    taken: () => taken,
  };
};
