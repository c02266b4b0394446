import type { Clock } from '#clock.ts';
import { errorFacts } from './error-facts.ts';
import type { JobLog } from './perform-jobs.ts';

/** What failed is left alone for that long: a line in the log every two seconds helps nobody. */
const REST_MS = 600_000;

/** Works on each object by its id; `what` is the name of the id in the log, such as `quote`. */
export type OneByOne = (
  what: string,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
) => Promise<void>;

/** Ends with the first that fails, for callers who handle it. */
export const untilOneFails: OneByOne = async (_what, ids, work) => {
  for (const id of ids) await work(id);
};

/** One that fails is written down with its id, is left alone for ten minutes, and stops no other. */
export const pastFailures = (log: JobLog, clock: Clock): OneByOne => {
  const restsUntil = new Map<string, number>();
  return async (what, ids, work) => {
    for (const id of ids) {
      const key = `${what} ${id}`;
      const now = clock.now().getTime();
      if ((restsUntil.get(key) ?? now) > now) continue;
      try {
        await work(id);
        restsUntil.delete(key);
      } catch (error) {
        restsUntil.set(key, now + REST_MS);
        log.error({ [what]: id, ...errorFacts(error) }, 'left for later');
      }
    }
  };
};
