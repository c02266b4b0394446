import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, as the log may name them; empty until the caller is known. */
    loggedActor: string;
    /**
     * Where the request came from, kept when it arrived: a connection that was closed since no longer says it, so
     * Fastify's own `ip` is nothing then, whatever its type says. Empty when it was closed before.
     */
    callerAddress: string;
  }
}

/** Enough to follow one person through a log, and no id that opens anything. */
const endOf = (id: string): string => `…${id.slice(-6)}`;

/** Kind of the caller, and the end of the id of the agent, registration or quote. */
export const actorName = (caller: Caller): string => {
  switch (caller.kind) {
    case 'agent':
    case 'staff':
      return `${caller.kind} ${endOf(caller.agentId)}`;
    case 'visit':
      return `visit ${endOf(caller.quoteId)}`;
    case 'photoHandoff':
      return `photo hand-off ${endOf(caller.quoteId)}`;
    case 'registrant':
      return `registrant ${endOf(caller.registrationId)}`;
    case 'nobody':
    case 'ended':
      return caller.kind;
  }
};

/** The network of an address: 203.0.113.x, or the first three groups of an IPv6 address. */
export const maskAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  const [front = ''] = plain.split('::');
  const groups = front.split(':').filter((group) => group !== '');
  return `${groups.slice(0, 3).join(':')}::x`;
};

export const registerLoggedActor = (app: FastifyInstance): void => {
  app.decorateRequest('loggedActor', '');
  app.decorateRequest('callerAddress', '');
  app.addHook('onRequest', (request, _reply, done) => {
    const { ip }: { readonly ip: string | undefined } = request;
    request.callerAddress = ip ?? '';
    done();
  });
};

export const logActor = (request: FastifyRequest, caller: Caller): void => {
  request.loggedActor = actorName(caller);
};
