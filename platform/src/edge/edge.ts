import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageSettings } from '@payung/shared/settings.ts';
import { serveApi } from './api-proxy.ts';
import { serveAssets } from './assets.ts';
import { serveIdentityFrame } from './identity-frame.ts';
import type { IdentitySdk } from './identity-frame-policy.ts';
import { page } from './page.ts';
import { commonHeaders, contentSecurityPolicy, referrerPolicy } from './security-headers.ts';
import { serveDevelopment } from '#dev/dev-proxy.ts';
import { servedState } from './served-state.ts';
import type { ServedState } from './served-state.ts';

export interface EdgeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly trustedProxies?: readonly string[];
  readonly dataDir: string;
  readonly backendUrl: string;
  /** Whether its process runs; absent where nobody watches it. */
  readonly isBackendUp?: () => boolean;
  readonly paymentHosts?: readonly string[];
  /** The identity provider's script; without one there is no check by camera. */
  readonly identity?: IdentitySdk | undefined;
  /** The page's settings, which also decide what its policy allows. */
  readonly settings?: PageSettings;
  /** Replaces what is deployed with what a development server has built and serves. */
  readonly development?: { readonly state: () => ServedState; readonly url: string };
}

export interface Edge {
  readonly url: string;
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** A photo of 2 MB from a phone on a bad line; who is slower sends it again. */
const BODY_WITHIN_MS = 120_000;
/** Where the payment provider tells what was paid. */
const NOTIFICATION_PATH = '/api/auth/payment-route/doku/notification';
/** The page is compressed per request, so at a lower quality than files. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const sendText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> => {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.header('vary', 'accept-encoding, cookie');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotli(text, QUICK));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(text));
  return reply.send(text);
};

/** An address with a customer's link code, which search engines must not index. */
const isLinkEntry = (path: string, { registry }: ServedState): boolean =>
  Object.values(registry.remotes).some(({ current }) =>
    current.products.some(({ link }) => path.startsWith(`/app/${link.prefix}/`)),
  );

const servePages = (
  app: FastifyInstance,
  state: () => ServedState,
  { paymentHosts = [], settings = {} }: Pick<EdgeOptions, 'paymentHosts' | 'settings'>,
): void => {
  const answer = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const now = state();
    const nonce = randomBytes(16).toString('base64');
    const language = /(?:^|;\s*)LANG=en(?:;|$)/.test(request.headers.cookie ?? '') ? 'en' : 'id';
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy({ nonce, paymentHosts, settings }))
      .header('referrer-policy', referrerPolicy(settings));
    if (isLinkEntry(request.url, now)) reply.header('x-robots-tag', 'noindex, nofollow');
    return sendText(request, reply, page({ state: now, nonce, language, address: request.url, settings }));
  };
  app.get('/app', (_, reply) => reply.redirect('/app/login'));
  app.get('/app/*', answer);
  app.get('/', (_, reply) => reply.redirect('/app/login'));
};

const buildEdge = (options: EdgeOptions): FastifyInstance => {
  const { dataDir, backendUrl, development, trustedProxies = ['loopback'] } = options;
  const app = fastify({
    trustProxy: [...trustedProxies],
    forceCloseConnections: 'idle',
    requestTimeout: BODY_WITHIN_MS,
  });
  const state = development?.state ?? servedState(dataDir);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(request.protocol === 'https'));
  });
  app.get('/healthz', (_, reply) => {
    const isUp = options.isBackendUp?.() ?? true;
    // Pages are served all the same: their calls are answered with a next step.
    const { generation } = state().registry;
    return reply.status(isUp ? 200 : 503).send({ ok: isUp, backend: isUp ? 'up' : 'down', generation });
  });
  app.get('/app/registry.json', (request, reply) =>
    sendText(
      request,
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-store'),
      JSON.stringify(state().registry),
    ),
  );
  if (development) serveDevelopment(app, development.url);
  serveAssets(app, dataDir);
  servePages(app, state, options);
  serveIdentityFrame(app, options.identity);
  serveApi(app, backendUrl, NOTIFICATION_PATH);
  return app;
};

/** Serves the platform from one origin: the page, the files, and a proxy to the backend. */
export const startEdge = async (options: EdgeOptions): Promise<Edge> => {
  const app = buildEdge(options);
  const url = await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  return { url, app, close: () => app.close() };
};
