/** So many pictures of this person, or of all, wait already. */
export class TooManyPicturesWaiting extends Error {}

interface WaitingRoom {
  /** Of one person: all photos of an inspection at once. */
  readonly ofOne: number;
  /** Of everybody: a picture that waits is up to 2 MB of memory. */
  readonly ofAll: number;
}

const WAITING: WaitingRoom = { ofOne: 12, ofAll: 150 };

export interface Turns {
  /** Does the work when it is the person's turn; refuses it at once where too many wait. */
  readonly take: <T>(person: string, work: () => Promise<T>) => Promise<T>;
  /** How many pieces of work wait. */
  readonly waiting: () => number;
}

/**
 * One piece of work at a time, and the people take turns: whoever sends one picture waits for at most one of everybody
 * else's, not for all of somebody who sent many.
 */
export const createTurns = ({ ofOne, ofAll }: WaitingRoom = WAITING): Turns => {
  // The first line is next; whoever had a turn goes to the end.
  const lines = new Map<string, (() => Promise<void>)[]>();
  let waiting = 0;
  let isBusy = false;

  const nextWork = (): (() => Promise<void>) | undefined => {
    const [first] = lines;
    if (first === undefined) return undefined;
    const [person, [work, ...rest]] = first;
    lines.delete(person);
    if (rest.length > 0) lines.set(person, rest);
    waiting -= 1;
    return work;
  };

  const workOff = async (): Promise<void> => {
    isBusy = true;
    for (let work = nextWork(); work !== undefined; work = nextWork()) await work();
    isBusy = false;
  };

  const take = <T>(person: string, work: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const line = lines.get(person) ?? [];
      if (line.length >= ofOne || waiting >= ofAll) {
        reject(new TooManyPicturesWaiting());
        return;
      }
      lines.set(person, [...line, () => work().then(resolve, reject)]);
      waiting += 1;
      if (!isBusy) void workOff();
    });

  return { take, waiting: () => waiting };
};

/** Of all pictures that this process draws: several at once would take every core from everybody else. */
export const pictureTurns = createTurns();
