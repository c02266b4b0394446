import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';
import type { FastifyReply } from 'fastify';

const caller = new AsyncLocalStorage<AbortSignal>();

/** Aborted once whoever asked has closed the connection before the answer was whole. */
const goneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

/** What is asked of the backend within `ask` ends with the connection of whoever it is asked for. */
export const untilGone = <T>(reply: FastifyReply, ask: () => T): T => caller.run(goneSignal(reply), ask);

type Answered = (error: Error | null, answer: Dispatcher.ResponseData) => void;

/**
 * Connections to the backend. A call is taken back when its caller has gone: only then does the backend learn that
 * nobody waits for what it still does (`@fastify/reply-from` has no way to say so).
 */
export const upstreamPool = (
  backendUrl: string,
  options: Pool.Options,
): Pick<Pool, 'request' | 'destroy'> => {
  const pool = new Pool(backendUrl, options);
  const request = (asked: Dispatcher.RequestOptions, answered: Answered): void => {
    const signal = caller.getStore();
    pool.request(signal === undefined ? asked : { ...asked, signal }, answered);
  };
  return { request: request as Pool['request'], destroy: pool.destroy.bind(pool) };
};
