import type { FastifyInstance } from 'fastify';
import { clientKey } from './client-address.ts';
import { EDGE_TEXTS } from './edge-texts.ts';
import { refuseSocket } from './raw-answers.ts';
import { refuse } from './refuse.ts';

interface Cap {
  readonly max: number;
  /** Through a proxy come the connections of everybody: it is never counted as a client. */
  readonly isProxy: (address: string) => boolean;
  readonly onCapped?: (() => void) | undefined;
}

/** How many each client has open. Answers what ends one, or nothing where the client has as many as it may. */
const openCounts = ({ max, isProxy, onCapped }: Cap) => {
  const open = new Map<string, number>();
  return (address: string | undefined): (() => void) | undefined => {
    if (address === undefined || isProxy(address)) return () => undefined;
    const key = clientKey(address);
    const count = open.get(key) ?? 0;
    if (count >= max) {
      onCapped?.();
      return undefined;
    }
    open.set(key, count + 1);
    return () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    };
  };
};

/**
 * One client address has so many connections, and so many requests that are being answered: the second counts
 * where a proxy stands in between, and where one connection carries many requests.
 */
export const capClients = (app: FastifyInstance, cap: Cap): void => {
  const takeConnection = openCounts(cap);
  const takeRequest = openCounts(cap);
  const refusal = { status: 429, text: EDGE_TEXTS.tooMany };
  app.server.on('connection', (socket) => {
    const end = takeConnection(socket.remoteAddress);
    if (end) socket.once('close', end);
    else refuseSocket(socket, refusal);
  });
  app.addHook('onRequest', async (request, reply) => {
    const end = takeRequest(request.ip);
    if (end) {
      reply.raw.once('close', end);
      return;
    }
    return refuse(request, reply, refusal);
  });
};
