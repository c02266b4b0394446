import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeLog } from '../monitoring.ts';

/** What a process that had to end because of a fault exits with: neither 0 nor the 1 of one that was cut off. */
export const FAULT_EXIT_CODE = 70;

const asking = new AsyncLocalStorage<FastifyRequest>();

/** So that what is thrown outside of every handler can be logged with the request that it belongs to. */
export const rememberRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => asking.run(request, done));
  // Reading a body goes on in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => asking.run(request, done));
};

/** Method and route: an address can hold a link code or the number of a quote. */
const requestFacts = (): { readonly method?: string; readonly route?: string } => {
  const request = asking.getStore();
  return request === undefined ? {} : { method: request.method, route: request.routeOptions.url ?? 'none' };
};

/** Where, not what: the text of an error can hold what somebody sent. */
export const faultFacts = (cause: unknown): { readonly error: string; readonly where?: string } => {
  if (!(cause instanceof Error)) return { error: typeof cause };
  const where = cause.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim();
  return { error: cause.name, ...(where === undefined ? {} : { where }) };
};

interface FaultOptions {
  readonly log: EdgeLog;
  /** Lets what has begun come to its end, and exits with the code. */
  readonly end: (code: number) => void;
  /** The process, but for tests. */
  readonly of?: Pick<EventEmitter, 'on'>;
}

/**
 * Nobody knows what a process is worth in which something was thrown that nobody caught: it takes no more work and ends,
 * so that it is started again. Whoever is being answered gets the answer.
 */
export const endOnFaults = ({ log, end, of = process }: FaultOptions): void => {
  let isEnding = false;
  const onFault = (cause: unknown): void => {
    log({ event: 'process-fault', ...faultFacts(cause), ...requestFacts() });
    if (isEnding) return;
    isEnding = true;
    end(FAULT_EXIT_CODE);
  };
  of.on('uncaughtException', onFault);
  of.on('unhandledRejection', onFault);
};
