import type { IncomingMessage } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BilingualText } from '@payung/shared/product.ts';
import { EDGE_TEXTS, edgeText } from './edge-texts.ts';

/** Bytes of a body: of callers who show a session or visit, and of everybody else. */
const MAX_BODY = 256 * 1024;
const MAX_ANONYMOUS_BODY = 64 * 1024;
/** A photo of 2 MB and the form around it; the backend refuses what is above 2 MB itself, by name. */
const MAX_UPLOAD = 2.2 * 1024 * 1024;

/** Everybody's calls, and those of the payment provider: neither waits for the other's connections. */
const CONNECTIONS = 128;
const NOTIFICATION_CONNECTIONS = 8;
/** Longer than anything that the backend does. */
const ANSWER_WITHIN_MS = 60_000;

/** A photo as phones make it. */
const MAX_THROWN_AWAY = 24 * 1024 * 1024;
const THROWN_AWAY_WITHIN_MS = 30_000;
/** How long the rest of a refused body may still come. */
const LET_PASS_MS = 2_000;

/** Of the error catalogue: refused. */
const REFUSED = 4;

const isUpload = (request: FastifyRequest): boolean =>
  /^(multipart\/form-data|image\/)/i.test(request.headers['content-type'] ?? '');

const bodyLimitOf = (request: FastifyRequest): number => {
  if (isUpload(request)) return MAX_UPLOAD;
  const isKnown = ['authorization', 'x-cipher'].some((name) => request.headers[name] !== undefined);
  return isKnown ? MAX_BODY : MAX_ANONYMOUS_BODY;
};

const refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, text }: { readonly status: number; readonly text: BilingualText },
): FastifyReply => {
  if (!request.raw.complete) {
    // What is left of its body would be read as the next request of this connection. It is let pass for a while:
    // a connection that ends too early takes the answer with it.
    void reply.header('connection', 'close');
    request.raw.resume();
    setTimeout(() => request.raw.socket.destroy(), LET_PASS_MS).unref();
  }
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ errCode: REFUSED, errMsg: edgeText(request, text) });
};

const registerErrors = (scope: FastifyInstance): void => {
  scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413 && isUpload(request)) {
      return refuse(request, reply, { status: 400, text: EDGE_TEXTS.photoTooLarge });
    }
    if (status === 413) return refuse(request, reply, { status, text: EDGE_TEXTS.tooLarge });
    if (status === 408) return refuse(request, reply, { status, text: EDGE_TEXTS.tooSlow });
    return status < 500
      ? refuse(request, reply, { status, text: EDGE_TEXTS.badRequest })
      : refuse(request, reply, { status: 503, text: EDGE_TEXTS.unavailable });
  });
};

const tooLarge = (): Error => Object.assign(new Error('The body is too large'), { statusCode: 413 });

/** The end of a body that nobody reads, or of the time for it. */
const passed = (body: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, THROWN_AWAY_WITHIN_MS);
    body.once('close', resolve).once('end', () => {
      clearTimeout(timer);
      resolve();
    });
    body.resume();
  });

/** The bytes as they came: the payment provider's signature is over them. */
const readBodiesFirst = (scope: FastifyInstance): void => {
  scope.addHook('preParsing', async (request) => {
    const declared = Number(request.headers['content-length'] ?? 0);
    if (declared <= bodyLimitOf(request)) return;
    // Whoever is cut off while sending hears no answer: what is not absurd is let pass and thrown away.
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

const withoutExpect = (headers: Record<string, unknown>): Record<string, unknown> => {
  // Answered here already, by Node.
  const { expect: _answered, ...others } = headers;
  return others;
};

interface Upstream {
  readonly backendUrl: string;
  readonly connections: number;
  /** Addresses that go there. */
  readonly path: string;
}

const registerUpstream = (app: FastifyInstance, { backendUrl, connections, path }: Upstream): void => {
  void app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: backendUrl,
      destroyAgent: true,
      disableRequestLogging: true,
      undici: { connections, headersTimeout: ANSWER_WITHIN_MS, bodyTimeout: ANSWER_WITHIN_MS },
    });
    readBodiesFirst(scope);
    registerErrors(scope);
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
            ...(withoutExpect(headers) as typeof headers),
            'x-forwarded-for': request.ip,
            'x-forwarded-proto': request.protocol,
          }),
          // Nothing is ever sent twice: some reads write, and who asked can ask again.
          retryDelay: () => null,
          onError: (_reply) => void refuse(request, reply, { status: 503, text: EDGE_TEXTS.unavailable }),
        });
      },
    });
  });
};

/**
 * Passes calls to the backend. A body is read here first, within its size and time: the backend's connections are
 * few, and one whose body never ends would keep one of them.
 */
export const serveApi = (app: FastifyInstance, backendUrl: string, notificationPath: string): void => {
  registerUpstream(app, { backendUrl, connections: CONNECTIONS, path: '/api/*' });
  registerUpstream(app, { backendUrl, connections: NOTIFICATION_CONNECTIONS, path: notificationPath });
};
