import { DatabaseUnreachable } from './outage.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;

export interface ConnectOptions {
  /** Open connections that wait for work: taking one connects to nothing. */
  readonly idleConnections: () => number;
  readonly now?: () => number;
}

/**
 * A server that does not answer is asked again after 0.1 s, 0.2 s … 5 s; in between nobody waits for it. The first
 * connection that succeeds ends that.
 */
export const connectWithBackoff = <Client>(
  connect: () => Promise<Client>,
  { idleConnections, now = () => performance.now() }: ConnectOptions,
): (() => Promise<Client>) => {
  let failures = 0;
  let nextTryAt = 0;
  return async () => {
    if (now() < nextTryAt && idleConnections() === 0) throw new DatabaseUnreachable();
    try {
      const client = await connect();
      failures = 0;
      nextTryAt = 0;
      return client;
    } catch (error) {
      // Of many that failed together, only the first makes the wait longer.
      if (now() >= nextTryAt) {
        nextTryAt = now() + Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
        failures += 1;
      }
      throw new DatabaseUnreachable(error);
    }
  };
};
