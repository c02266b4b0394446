import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import fastify from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_REPORT_PATH } from '@payung/shared/page-report.ts';
import { REGISTRY_PATH } from '@payung/shared/registry.ts';
import { CSP_REPORT_PATH } from '#edge/page/security-headers.ts';
import { listen } from '#edge/server/hardened-server.ts';
import { exchangeInPage, exchangeInRegistry, localFile } from './local-release.ts';
import type { LocalRelease } from './local-release.ts';
import { stagingHeaders } from './staging-password.ts';

interface AgainstOptions {
  /** The platform that answers everything but the remotes under development. */
  readonly url: string;
  readonly port: number;
  /** As they are built now. */
  readonly releases: () => readonly LocalRelease[];
  /** Serves the files of these remotes and the socket that reloads the page. */
  readonly compilerUrl: string;
  readonly names: readonly string[];
}

interface Against {
  readonly url: string;
  close(): Promise<void>;
}

/** What fails here is not what the platform has released. */
const REPORTS: readonly string[] = [PAGE_REPORT_PATH, CSP_REPORT_PATH];

const pathOf = (request: FastifyRequest): string => request.url.replace(/\?.*$/, '');

const isRegistry = (request: FastifyRequest): boolean => pathOf(request) === REGISTRY_PATH;

const isChanged = (request: FastifyRequest): boolean =>
  isRegistry(request) || (request.headers.accept ?? '').includes('text/html');

/** As the platform's own pages ask: its address is the one that it knows. */
const requestHeaders =
  (url: string) =>
  (request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders => {
    const { origin, ...others } = headers;
    const isOwn = origin !== undefined && URL.parse(origin)?.host === request.host;
    return {
      ...stagingHeaders(process.env),
      ...others,
      ...(origin === undefined ? {} : { origin: isOwn ? url : origin }),
      // What is developed changes without a new generation.
      ...(isChanged(request) ? { 'accept-encoding': 'identity', 'if-none-match': undefined } : {}),
    };
  };

/** A cookie of an https address, for a page of this machine. */
const localCookie = (line: string): string => line.replaceAll(/;\s*(?:Secure|Domain=[^;]*)(?=;|$)/gi, '');

const answerHeaders =
  (url: string) =>
  (headers: IncomingHttpHeaders): OutgoingHttpHeaders => {
    const { 'set-cookie': cookies, location, 'strict-transport-security': _, ...others } = headers;
    return {
      ...others,
      ...(cookies ? { 'set-cookie': [cookies].flat().map(localCookie) } : {}),
      ...(location === undefined
        ? {}
        : { location: location.startsWith(`${url}/`) ? location.slice(url.length) : location }),
    };
  };

const changed = (request: FastifyRequest, said: string, releases: readonly LocalRelease[]): string =>
  isRegistry(request)
    ? JSON.stringify(exchangeInRegistry(JSON.parse(said), releases))
    : exchangeInPage(said, releases);

/** Another platform at an address of this machine, with the remotes under development in its pages. */
export const startAgainst = async (options: AgainstOptions): Promise<Against> => {
  const { url, port, releases, compilerUrl, names } = options;
  const app = fastify();
  for (const prefix of names.map((name) => `/app/remotes/${name}/dev`))
    void app.register(proxy, { upstream: compilerUrl, prefix, rewritePrefix: prefix });
  void app.register(proxy, { upstream: compilerUrl, prefix: '/ws', rewritePrefix: '/ws', websocket: true });

  const fail = (reply: FastifyReply, { message }: Error): void =>
    void reply.code(502).type('text/plain; charset=utf-8').send(`${url} cannot be used: ${message}`);
  const answer = async (request: FastifyRequest, reply: FastifyReply, stream: Readable): Promise<void> => {
    const type = String(reply.getHeader('content-type'));
    const isWanted = reply.statusCode === 200 && /^(?:text\/html|application\/json)/.test(type);
    if (!isChanged(request) || !isWanted) return void reply.send(stream);
    reply.removeHeader('content-length');
    reply.removeHeader('etag');
    try {
      void reply.send(changed(request, await text(stream), releases()));
    } catch (cause) {
      fail(reply, cause as Error);
    }
  };

  void app.register(proxy, {
    upstream: url,
    preHandler: async (request, reply) => {
      if (REPORTS.includes(pathOf(request))) return reply.code(204).send();
      const file = localFile(pathOf(request), releases());
      if (file) return reply.type(file.type).header('cache-control', 'no-store').send(file.body);
    },
    replyOptions: {
      rewriteRequestHeaders: requestHeaders(url) as never,
      rewriteHeaders: answerHeaders(url) as never,
      onResponse: (request, reply, answered) => {
        const { stream } = answered as unknown as { readonly stream: Readable };
        void answer(request as FastifyRequest, reply as FastifyReply, stream);
      },
      onError: (reply, { error }) => fail(reply as FastifyReply, error),
    },
  });
  const running = await listen(app, { port, host: '127.0.0.1' });
  return { url: running, close: () => app.close() };
};
