import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyRequest, FastifyReply, FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';
import { GENERATION_HEADER } from '@payung/shared/api/generation.ts';
import { newSpanId, TRACE_HEADER, traceHeader } from '@payung/shared/trace/trace-context.ts';
import { whenOver } from './server/client-cap.ts';
import { PAGE_ID_HEADER, PROOF_HEADERS } from '@payung/shared/proof/proof-headers.ts';
import type { PageTokens } from './reports/page-token.ts';
import { noteAnswered, spanOf } from './server/observe-requests.ts';
import { EDGE_TEXTS, refuse } from './server/refusals.ts';

/** Bytes of a body: of callers who show a session or visit, and of everybody else. */
const MAX_BODY = 256 * 1024;
const MAX_ANONYMOUS_BODY = 64 * 1024;
/** A photo of 2 MB and the form around it; the backend refuses what is above 2 MB itself, by name. */
const MAX_UPLOAD = 2.2 * 1024 * 1024;

export const isUpload = (request: FastifyRequest): boolean =>
  /^(multipart\/form-data|image\/)/i.test(request.headers['content-type'] ?? '');

const bodyLimitOf = (request: FastifyRequest): number => {
  if (isUpload(request)) return MAX_UPLOAD;
  const isKnown = ['authorization', 'x-cipher'].some((name) => request.headers[name] !== undefined);
  return isKnown ? MAX_BODY : MAX_ANONYMOUS_BODY;
};

const caller = new AsyncLocalStorage<AbortSignal>();

/** Aborted when the client closes the connection before the answer was whole. */
const goneSignal = (request: FastifyRequest, reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  whenOver(request, reply, () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
};

type AnswerCallback = (error: Error | null, answer: Dispatcher.ResponseData) => void;

export interface Backends {
  readonly backendUrls: readonly string[];
  /** Whether one can take calls; absent where nobody watches them. */
  readonly isBackendUp?: ((url: string) => boolean) | undefined;
  /** Addresses of calls that only read, `/api/user/:city/districts`, as the backends name them. */
  readonly reads?: (() => readonly string[]) | undefined;
}

/** No connection came about, so nothing can have been done: another backend may be asked. */
const isUnsent = (error: Error & { code?: string; syscall?: string; errors?: readonly Error[] }): boolean =>
  error.code === 'UND_ERR_CONNECT_TIMEOUT' ||
  error.syscall === 'connect' ||
  error.syscall === 'getaddrinfo' ||
  error.errors?.every(isUnsent) === true;

/** A connection that ended before the answer began: nobody knows what was done, and nothing is done by a read. */
const isBrokenOff = ({ code = '' }: Error & { code?: string }): boolean =>
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(code);

/** Whether a request only reads; some GETs write, and what a backend does not name is taken for one of them. */
const readTest = (reads: () => readonly string[]): ((method: string, address: string) => boolean) => {
  let known: readonly string[] = [];
  let pattern = /^$/;
  return (method, address) => {
    const named = reads();
    if (named !== known) {
      known = named;
      const paths = named.map((path) => path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+'));
      pattern = new RegExp(`^(?:${paths.join('|')})$`);
    }
    return method === 'GET' && pattern.test(address.replace(/\?.*$/, ''));
  };
};

/**
 * Connections to the backends, which take turns. A call is taken back when its caller has gone: only then does the
 * backend learn that nobody waits for what it still does (`@fastify/reply-from` has no way to say so).
 */
const upstreamPool = (
  { backendUrls, isBackendUp = () => true, reads = () => [] }: Backends,
  options: Pool.Options,
): Pick<Pool, 'request' | 'destroy'> => {
  const all = backendUrls.map((origin) => ({ origin, pool: new Pool(origin, options) }));
  const isRead = readTest(reads);
  let turn = 0;
  /** Those that are down come last: what watches them may be late. */
  const inTurn = (): typeof all => {
    turn = (turn + 1) % all.length;
    const turned = [...all.slice(turn), ...all.slice(0, turn)];
    return turned.toSorted(
      (one, other) => Number(isBackendUp(other.origin)) - Number(isBackendUp(one.origin)),
    );
  };
  const request = (asked: Dispatcher.RequestOptions, answered: AnswerCallback): void => {
    const signal = caller.getStore();
    const ask = ([next, ...others]: typeof all): void =>
      next?.pool.request(
        { ...asked, origin: next.origin, ...(signal === undefined ? {} : { signal }) },
        (error: Error | null, answer: Dispatcher.ResponseData) => {
          const mayAskNext = others.length > 0 && !signal?.aborted;
          const isLost = error !== null && isBrokenOff(error) && isRead(asked.method, asked.path);
          if (mayAskNext && (isLost || (error !== null && isUnsent(error)))) ask(others);
          else answered(error, answer);
        },
      );
    ask(inTurn());
  };
  const destroy = async (): Promise<void> => {
    await Promise.all(all.map(({ pool }) => pool.destroy()));
  };
  return { request: request as Pool['request'], destroy };
};

/** Everybody's calls, and those of the payment provider: neither waits for the other's connections. */
const CONNECTIONS = 128;
const NOTIFICATION_CONNECTIONS = 8;
/** A machine that is gone answers nothing at all. */
const CONNECTED_WITHIN_MS = 3_000;
/** Longer than anything that the backend does. */
const ANSWER_WITHIN_MS = 60_000;

/**
 * A connection to the backend that was idle for so long is closed here, well before the backend closes it (Fastify:
 * 72 seconds): a request that leaves at that very moment would be lost, and nothing is sent twice.
 */
const IDLE_AT_MOST_MS = 20_000;

/** A photo as phones make it. */
const MAX_THROWN_AWAY = 24 * 1024 * 1024;
const THROWN_AWAY_WITHIN_MS = 30_000;

const tooLarge = (): Error => Object.assign(new Error('The body is too large'), { statusCode: 413 });

/** The end of a body that nobody reads, or of the time for it. */
export const passed = (body: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, THROWN_AWAY_WITHIN_MS);
    body.once('close', resolve).once('end', () => {
      clearTimeout(timer);
      resolve();
    });
    body.resume();
  });

/** On the way to the backend all of an address is decoded, its query too: one broken percent sign would throw there. */
const isDecodable = (address: string): boolean => {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
};

/**
 * The address is resolved again on the way to the backend, where a backslash is a slash: `/api/x\..\..\metrics`
 * would reach what the backend shows to its own machine only.
 */
const refuseDetours = (scope: FastifyInstance): void => {
  scope.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const isPlain = !path.includes('\\') && URL.parse(path, 'http://edge')?.pathname.startsWith('/api/');
    if (isPlain && isDecodable(request.url)) return;
    return refuse(request, reply, { status: 400, text: EDGE_TEXTS.badRequest });
  });
};

/** The bytes as they came: the payment provider's signature is over them. */
const readBodiesFirst = (scope: FastifyInstance): void => {
  scope.addHook('preParsing', async (request) => {
    const declared = Number(request.headers['content-length'] ?? 0);
    if (declared <= bodyLimitOf(request)) return;
    // A client that is cut off while sending reads no answer: a body of a plausible size is read and thrown away.
    if (declared <= MAX_THROWN_AWAY) await passed(request.raw);
    throw tooLarge();
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_UPLOAD }, (request, body, parsed) => {
    // A body without a declared length is measured once it is there.
    if (body.length <= bodyLimitOf(request)) return parsed(null, body);
    parsed(tooLarge());
  });
};

/** Which page makes the call, where it shows a token of ours. */
const pageHeader = ({ headers }: FastifyRequest, pageOf: PageTokens['pageOf']): Record<string, string> => {
  const token = headers[PROOF_HEADERS.pageToken];
  const page = typeof token === 'string' ? pageOf(token) : undefined;
  return page === undefined ? {} : { [PAGE_ID_HEADER]: page };
};

const withoutOurs = (headers: Record<string, unknown>): Record<string, unknown> => {
  const {
    // Answered here already, by Node.
    expect: _answered,
    // What only an edge may say.
    [PAGE_ID_HEADER]: _claimed,
    // Of the same trace, which the backend is told by us.
    tracestate: _vendors,
    ...others
  } = headers;
  return others;
};

interface Upstream extends Backends {
  readonly connections: number;
  /** Addresses that go there. */
  readonly path: string;
  readonly generation: () => number;
  readonly pageOf: PageTokens['pageOf'];
}

const registerUpstream = (
  app: FastifyInstance,
  { connections, path, generation, pageOf, ...backends }: Upstream,
): void => {
  void app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: backends.backendUrls[0],
      destroyAgent: true,
      disableRequestLogging: true,
      undici: upstreamPool(backends, {
        connections,
        connectTimeout: CONNECTED_WITHIN_MS,
        headersTimeout: ANSWER_WITHIN_MS,
        bodyTimeout: ANSWER_WITHIN_MS,
        keepAliveMaxTimeout: IDLE_AT_MOST_MS,
      }),
    });
    // So that open pages learn of a release or a rollback without asking for it.
    scope.addHook('onSend', async (_request, reply) => {
      reply.header(GENERATION_HEADER, generation());
    });
    refuseDetours(scope);
    readBodiesFirst(scope);
    // Calls to the backend end with the connection of the client that they are made for.
    scope.addHook('preHandler', (request, reply, done) => caller.run(goneSignal(request, reply), done));
    scope.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: path,
      // A HEAD would do what its GET does, and some of ours write.
      exposeHeadRoute: false,
      handler: (request, reply) => {
        const { body } = request;
        return reply.from(request.url, {
          ...(Buffer.isBuffer(body)
            ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }
            : {}),
          // Overwrites what a client may have claimed: the backend's rate limits count by this address.
          rewriteRequestHeaders: (_request, headers) => ({
            ...(withoutOurs(headers) as typeof headers),
            'x-forwarded-for': request.ip,
            'x-forwarded-proto': request.protocol,
            [TRACE_HEADER]: traceHeader(spanOf(request) ?? { traceId: request.id, spanId: newSpanId() }),
            ...pageHeader(request, pageOf),
          }),
          rewriteHeaders: (headers) => {
            noteAnswered(request);
            return headers;
          },
          // What was sent is sent again where it only reads, to another backend and above.
          retryDelay: () => null,
          onError: (_reply) => void refuse(request, reply, { status: 503, text: EDGE_TEXTS.unavailable }),
        });
      },
    });
  });
};

interface ApiOptions extends Backends, Pick<Upstream, 'generation' | 'pageOf'> {
  readonly notificationPath: string;
}

/**
 * Passes calls to the backend. A body is read here first, within its size and time: the backend's connections are
 * few, and one whose body never ends would keep one of them.
 */
export const serveApi = (app: FastifyInstance, { notificationPath, ...upstream }: ApiOptions): void => {
  registerUpstream(app, { ...upstream, connections: CONNECTIONS, path: '/api/*' });
  registerUpstream(app, { ...upstream, connections: NOTIFICATION_CONNECTIONS, path: notificationPath });
};
