import { DatabaseUnreachable } from './write-probe.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5000;

interface ConnectOptions {
  /** Open connections that wait for work: taking one connects to nothing. */
  readonly idleConnections: () => number;
  readonly now?: () => number;
}

interface Connector<Client> {
  readonly connect: () => Promise<Client>;
  /** A connection was found dead: the server counts as down until one comes about. */
  readonly lost: () => void;
  readonly isDown: () => boolean;
}

/**
 * A server that does not answer is asked again after 0.1 s, 0.2 s … 5 s, by one caller at a time; nobody else waits for
 * it. The first connection that succeeds ends that.
 */
export const connectWithBackoff = <Client>(
  connect: () => Promise<Client>,
  { idleConnections, now = () => performance.now() }: ConnectOptions,
): Connector<Client> => {
  let failures = 0;
  let nextTryAt = 0;
  let isTrying = false;

  const lost = (): void => {
    // Of many that failed together, only the first makes the wait longer.
    if (now() < nextTryAt) return;
    nextTryAt = now() + Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
    failures += 1;
  };

  const tryOnce = async (): Promise<Client> => {
    try {
      const client = await connect();
      failures = 0;
      nextTryAt = 0;
      return client;
    } catch (error) {
      lost();
      throw new DatabaseUnreachable(error);
    }
  };

  const isDown = (): boolean => failures > 0;

  return {
    lost,
    isDown,
    connect: async () => {
      if (!isDown() || idleConnections() > 0) return await tryOnce();
      if (isTrying || now() < nextTryAt) throw new DatabaseUnreachable();
      isTrying = true;
      try {
        return await tryOnce();
      } finally {
        isTrying = false;
      }
    },
  };
};
