import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one turn of the event loop may go on with queries. */
const TURN_MS = 20;

/**
 * The embedded engine answers without the event loop turning: a request that makes one query after another would
 * keep all others out until its end. After so long the next query waits until what has arrived was heard.
 */
export const fairTurns = (now: () => number = () => performance.now()): (() => Promise<void> | undefined) => {
  let began: number | undefined;
  return () => {
    if (began === undefined) {
      began = now();
      setImmediate(() => {
        began = undefined;
      });
      return undefined;
    }
    return now() - began < TURN_MS ? undefined : nextTurn();
  };
};
