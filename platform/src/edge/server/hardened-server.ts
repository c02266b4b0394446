import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newTraceId, readTraceHeader, TRACE_HEADER } from '@payung/shared/trace/trace-context.ts';
import { isUpload } from '../api-proxy.ts';
import { commonHeaders } from '../page/security-headers.ts';
import { capClients, proxyTest } from './client-cap.ts';
import { rememberRequests } from './process-faults.ts';
import { provenSessions } from './proven-sessions.ts';
import { EDGE_TEXTS, answerClientError, answerUnknownExpectations, refuse } from './refusals.ts';
import type { Refusal } from './refusals.ts';

export interface ServerLimits {
  /** Of connections, and of requests that are being answered, to one client address. */
  readonly perAddress: number;
  /** Until the last header is there. */
  readonly headersWithinMs: number;
  /** Until the last byte of the body is there. */
  readonly bodyWithinMs: number;
  /** How often both are looked after. */
  readonly checkEveryMs: number;
}

export const LIMITS: ServerLimits = {
  // Thousands of customers of one mobile operator share an address; of each something is under way now and then.
  perAddress: 2048,
  headersWithinMs: 15_000,
  // A photo of 2 MB from a phone on a bad line; who is slower sends it again.
  bodyWithinMs: 120_000,
  checkEveryMs: 5_000,
};

export interface HardenedOptions {
  readonly trustedProxies?: readonly string[] | undefined;
  readonly limits?: Partial<ServerLimits> | undefined;
  /** Hears of what failed inside the edge, with nothing of the request in it. */
  readonly onFault?: ((cause: Error) => void) | undefined;
  readonly onCapped?: (() => void) | undefined;
  /** Adds hooks that see every request, also those that are refused at once. */
  readonly observe?: ((app: FastifyInstance) => void) | undefined;
}

const refusalOf = (status: number, request: FastifyRequest): Refusal => {
  if (status === 413 && isUpload(request)) return { status: 400, text: EDGE_TEXTS.photoTooLarge };
  if (status === 413) return { status, text: EDGE_TEXTS.tooLarge };
  if (status === 408) return { status, text: EDGE_TEXTS.tooSlow };
  if (status === 429) return { status, text: EDGE_TEXTS.tooMany };
  if (status >= 500) return { status: 503, text: EDGE_TEXTS.unavailable };
  return { status, text: EDGE_TEXTS.badRequest };
};

/** Two of these are read in one way here and in another by whoever stands before or behind: of a host Node takes the first. */
const ONCE = ['host', 'authorization', 'content-type', 'origin', 'sec-fetch-site', 'x-forwarded-host'];

const isSaidTwice = ({ raw: { rawHeaders } }: FastifyRequest): boolean => {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return ONCE.some((name) => names.indexOf(name) !== names.lastIndexOf(name));
};

const setHeaders = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.headers(commonHeaders(request.protocol === 'https'));

/** A server whose every answer carries the security headers, and of which one address can take a part only. */
export const hardenedServer = ({
  trustedProxies = ['loopback'],
  limits,
  onFault,
  onCapped,
  observe,
}: HardenedOptions): FastifyInstance => {
  const { perAddress, headersWithinMs, bodyWithinMs, checkEveryMs } = { ...LIMITS, ...limits };
  const app: FastifyInstance = fastify({
    trustProxy: [...trustedProxies],
    // The trace that the page has begun: one id leads through the logs, and people read it as a reference.
    genReqId: ({ headers }) => readTraceHeader(headers[TRACE_HEADER])?.traceId ?? newTraceId(),
    forceCloseConnections: 'idle',
    // While it closes: Fastify's own answer carries no headers, and the backend's absence is answered below.
    return503OnClosing: false,
    requestTimeout: bodyWithinMs,
    http: {
      headersTimeout: headersWithinMs,
      connectionsCheckingInterval: checkEveryMs,
      // Asked for below, where the answer carries the headers.
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, request, reply) => {
      setHeaders(request, reply);
      return refuse(request, reply, { status: 400, text: EDGE_TEXTS.badRequest });
    },
  });
  // Node forgets the address of a closed connection unless it was read before, and the backend would count the
  // calls of a client who has gone as those of the edge. Who went before even that is not answered.
  app.server.on('connection', (socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
  answerUnknownExpectations(app.server);
  rememberRequests(app);
  observe?.(app);
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply);
    const isNamed = request.headers.host !== undefined || request.raw.httpVersion === '1.0';
    // `GET http://elsewhere/app` is for proxies: what resolves the address further on would take it for another host.
    if (isNamed && request.raw.url?.startsWith('/') && !isSaidTwice(request)) return;
    return refuse(request, reply, { status: 400, text: EDGE_TEXTS.badRequest });
  });
  const cap = { max: perAddress, isProxy: proxyTest(trustedProxies), onCapped };
  capClients(app, cap, provenSessions(app));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    // A client that closes the connection in the middle of an answer breaks it off: no fault of the edge.
    if (status >= 500 && !request.raw.socket.destroyed) onFault?.(error);
    return refuse(request, reply, refusalOf(status, request));
  });
  app.setNotFoundHandler((request, reply) =>
    refuse(request, reply, { status: 404, text: EDGE_TEXTS.notFound }),
  );
  return app;
};

/** Listens, or closes: what a server that cannot listen holds would keep its process from ending. */
export const listen = async (
  app: FastifyInstance,
  address: { readonly port: number; readonly host: string },
): Promise<string> => {
  try {
    return await app.listen(address);
  } catch (cause) {
    await app.close();
    throw cause;
  }
};
