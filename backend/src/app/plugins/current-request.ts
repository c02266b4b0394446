import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const current = new AsyncLocalStorage<FastifyRequest>();

/** Lets work that a request has begun name it, also where nothing was passed on. */
export const followRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => current.run(request, done));
  // A body is read by its connection, which knows no request.
  app.addHook('preValidation', (request, _reply, done) => current.run(request, done));
};

/** The request that the running code works for; nothing for the server's own work. */
export const currentRequest = (): FastifyRequest | undefined => current.getStore();
