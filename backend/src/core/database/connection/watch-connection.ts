import type { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';
import { DatabaseUnreachable, isConnectionEnded } from './write-probe.ts';
import { currentWork, statementLimit } from './current-work.ts';
import { watchStatement } from './statement-watch.ts';
import type { StatementWatch } from './statement-watch.ts';

type AnyQuery = (...given: readonly unknown[]) => unknown;

/** PostgreSQL ends a statement by itself at its limit: one that is silent for longer belongs to a dead connection. */
const MARGIN_MS = 1000;
/** What ends by itself so soon after its caller has gone is cheaper than a new connection. */
const LET_END_MS = 500;

class StatementUnanswered extends Error {
  constructor() {
    super('The database does not answer');
    this.name = 'StatementUnanswered';
  }
}

/** The driver has no call that ends a connection at once: its own waits for an answer of the server. */
export const cutOff = (client: PoolClient, why: Error): void => {
  const { stream } = Reflect.get(client, 'connection') as { readonly stream: Duplex };
  stream.destroy(why);
};

interface Watched {
  /** For a statement; 0 is without end. */
  readonly statementMs: number;
  /** It did not answer, and is cut off. */
  readonly onSilent: () => void;
  readonly statements?: StatementWatch | undefined;
}

/**
 * In two steps: where this process itself stood still, the answer is there already, and is read between the two.
 */
const afterSilence = (limitMs: number, act: () => void): (() => void) => {
  if (limitMs === 0) return () => undefined;
  let timer = setTimeout(
    () => {
      timer = setTimeout(act, MARGIN_MS / 2);
    },
    limitMs + MARGIN_MS / 2,
  );
  return () => clearTimeout(timer);
};

/** PostgreSQL ends the statement of a connection that is closed. */
const whenGone = (gone: AbortSignal | undefined, act: (reason: Error) => void): (() => void) => {
  if (gone === undefined) return () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const letEnd = (): void => {
    timer = setTimeout(() => act(gone.reason as Error), LET_END_MS);
  };
  if (gone.aborted) letEnd();
  else gone.addEventListener('abort', letEnd, { once: true });
  return () => {
    clearTimeout(timer);
    gone.removeEventListener('abort', letEnd);
  };
};

/**
 * Every statement ends: answered, at its limit, or cut off with its connection. A connection that breaks is reported to
 * the query that uses it, as one kind of error. Without a listener of its own the 'error' of a connection in use would
 * end the process; the pool listens only to those that are idle.
 */
export const watchConnection = (client: PoolClient, { statementMs, onSilent, statements }: Watched): void => {
  let isBroken = false;
  let callerGone: Error | undefined;
  client.on('error', () => {
    isBroken = true;
  });
  const query = (client.query as AnyQuery).bind(client);
  const watched: AnyQuery = (...given) => {
    const answer = query(...given);
    if (!(answer instanceof Promise)) return answer;
    const ended = watchStatement(given[0], statements);
    const heard = afterSilence(statementLimit() ?? statementMs, () => {
      cutOff(client, new StatementUnanswered());
      onSilent();
    });
    const stay = whenGone(currentWork()?.gone, (reason) => {
      callerGone = reason;
      cutOff(client, reason);
    });
    const stop = (isFailed: boolean): void => {
      heard();
      stay();
      ended(isFailed);
    };
    return answer.then(
      (result: unknown) => {
        stop(false);
        return result;
      },
      (error: unknown) => {
        stop(true);
        if (callerGone !== undefined) throw callerGone;
        throw isBroken || isConnectionEnded(error) ? new DatabaseUnreachable(error) : error;
      },
    );
  };
  Reflect.set(client, 'query', watched);
};
