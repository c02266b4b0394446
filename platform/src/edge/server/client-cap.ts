import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProvenSessions } from './proven-sessions.ts';
import { EDGE_TEXTS, refuseSocket, refuse } from './refusals.ts';

const v4InV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first of the eight groups of an IPv6 address, with how many bits they are. */
const firstGroups = (address: string, count: number): string => {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, count);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${count * 16}`;
};

/** A request whose connection has closed has no address. */
const keyWith =
  (groups: number, ofV4 = (address: string): string => address) =>
  (address: string | undefined = ''): string => {
    const v4 = v4InV6.exec(address)?.[1];
    if (v4 === undefined && isIP(address) === 6) return firstGroups(address, groups);
    return ofV4(v4 ?? address);
  };

/** One client: an IPv4 address, or the /64 network of IPv6, all of which belongs to one subscriber. */
export const clientKey = keyWith(4);

/** What somebody gets who asks for many addresses: one of IPv4, a /48 of IPv6. */
export const networkKey = keyWith(3);

/** What a provider or a whole company has: a /16 of IPv4, a /32 of IPv6. */
export const regionKey = keyWith(2, (address) => `${address.split('.').slice(0, 2).join('.')}.0.0/16`);

/** Whether an address is one of the proxies, by the same rules by which Fastify trusts `X-Forwarded-For`. */
export const proxyTest = (trustedProxies: readonly string[]): ((address: string) => boolean) => {
  const isTrusted = compile([...trustedProxies]);
  return (address) => isTrusted(address, 0);
};

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

/** Calls once when the answer was sent, or can be sent no longer: a connection may have closed before anybody listens. */
export const whenOver = (
  { raw: { socket } }: FastifyRequest,
  { raw }: FastifyReply,
  over: () => void,
): void => {
  if (socket.destroyed) over();
  else raw.once('close', over);
};

/** Of one who is signed in: many more than a page has under way at once. */
export const MOST_OF_SESSION = 64;

/**
 * One client address has so many connections, and so many requests that are being answered: the second counts
 * where a proxy stands in between, and where one connection carries many requests. Who has shown a session that is right
 * is counted alone, whoever else is behind the address.
 */
export const capClients = (app: FastifyInstance, cap: Cap, proven: ProvenSessions): void => {
  const takeConnection = openCounts(cap);
  const takeRequest = openCounts(cap);
  const takeSessionRequest = openCounts({ ...cap, max: MOST_OF_SESSION });
  const refusal = { status: 429, text: EDGE_TEXTS.tooMany };
  app.server.on('connection', (socket) => {
    const end = takeConnection(socket.remoteAddress);
    if (end) socket.once('close', end);
    else refuseSocket(socket, refusal);
  });
  app.addHook('onRequest', async (request, reply) => {
    const session = proven.keyOf(request);
    const end = session === undefined ? takeRequest(request.ip) : takeSessionRequest(session);
    if (end) return whenOver(request, reply, end);
    return refuse(request, reply, refusal);
  });
};
