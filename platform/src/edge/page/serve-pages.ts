import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageSettings } from '@payung/shared/settings.ts';
import { encodingFor } from '../encodings.ts';
import { withoutSet } from '../preview/serve-previews.ts';
import type { Previews } from '../preview/serve-previews.ts';
import { proxyTest } from '../server/client-cap.ts';
import { LIVE, SET_QUERY } from '../visits.ts';
import type { Visit, Visits } from '../visits.ts';
import { endBytes, PAGE_ENCODINGS } from './begun-bytes.ts';
import type { PageEncoding } from './begun-bytes.ts';
import { servePreviewPicture } from './link-preview.ts';
import { madePages } from './made-pages.ts';
import type { MadePage } from './made-pages.ts';
import { isLinkEntry, ownPart } from './page.ts';
import {
  contentSecurityPolicy,
  CSP_REPORT_PATH,
  pagePermissions,
  referrerPolicy,
} from './security-headers.ts';

interface PageParts {
  readonly visits: Pick<Visits, 'visitOf' | 'visitBy' | 'leave'>;
  readonly previews: Pick<Previews, 'ask'>;
  readonly pageToken: (ip: string) => string;
}

interface PagesOptions {
  readonly paymentHosts?: readonly string[] | undefined;
  readonly settings?: PageSettings | undefined;
  /** The address that customers use. */
  readonly publicUrl?: string | undefined;
  readonly trustedProxies?: readonly string[] | undefined;
}

/**
 * Where customers reach the platform, for what stands in a page with its whole address. A host is believed from a proxy
 * only: anybody else may write any.
 */
const originTest = ({ publicUrl, trustedProxies = ['loopback'] }: PagesOptions) => {
  const isProxy = proxyTest(trustedProxies);
  return ({ protocol, host, raw: { socket } }: FastifyRequest): string | undefined => {
    if (publicUrl !== undefined) return new URL(publicUrl).origin;
    return isProxy(socket.remoteAddress ?? '') ? `${protocol}://${host}` : undefined;
  };
};

/** The one page of the platform, at every address below /app. */
export const servePages = (
  app: FastifyInstance,
  { visits, previews, pageToken }: PageParts,
  options: PagesOptions,
): void => {
  const originOf = originTest(options);
  const pageOf = madePages();
  const visitFor = (request: FastifyRequest, asked: unknown): Visit => {
    if (asked === LIVE) return visits.leave(request);
    return typeof asked === 'string' ? visits.visitBy(request, asked) : visits.visitOf(request);
  };
  const answer = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply => {
    // Read for each page: a backend that was away may come back with others.
    const { paymentHosts = [], settings = {} } = options;
    const { [SET_QUERY]: asked } = request.query as { readonly [SET_QUERY]?: unknown };
    const visit = visitFor(request, asked);
    const { state: now, notice, isAsked, cookies } = visit;
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    const isSet = typeof asked === 'string' && notice?.kind === 'set';
    if (isSet && isAsked) return previews.ask(request, reply, { signedSet: asked, notice });
    if (isSet || asked === LIVE)
      return reply.header('cache-control', 'no-store').redirect(withoutSet(request.url), 303);
    const language = /(?:^|;\s*)LANG=en(?:;|$)/.test(request.headers.cookie ?? '') ? 'en' : 'id';
    const address = request.url;
    const made = pageOf({ state: now, language, address, settings, notice, origin: originOf(request) });
    const { styleSource } = made;
    const nonce = randomBytes(16).toString('base64');
    const policy = { nonce, styleSource, paymentHosts, settings, isHttps: request.protocol === 'https' };
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy(policy))
      .header('permissions-policy', pagePermissions(settings))
      .header('referrer-policy', referrerPolicy(settings))
      .header('reporting-endpoints', `csp="${CSP_REPORT_PATH}"`);
    if (isLinkEntry(request.url, now)) reply.header('x-robots-tag', 'noindex, nofollow');
    const isOpened = request.headers['sec-fetch-dest'] === 'document';
    const own = ownPart({
      nonce,
      token: pageToken(request.ip),
      sent: isOpened ? Date.now() : undefined,
    });
    return sendPage(request, reply, { made, own });
  };
  servePreviewPicture(app);
  app.get('/app', (_, reply) => reply.redirect('/app/login'));
  app.get('/app/*', answer);
  app.get('/', (_, reply) => reply.redirect('/app/login'));
};

/** Of one who has gone nobody reads it. */
const encodingOf = (request: FastifyRequest): PageEncoding | undefined =>
  request.raw.socket.destroyed ? undefined : encodingFor(request, PAGE_ENCODINGS);

interface SentPage {
  readonly made: MadePage;
  readonly own: string;
}

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { made, own }: SentPage,
): Promise<FastifyReply> => {
  reply.header('vary', 'accept-encoding, cookie');
  const encoding = encodingOf(request);
  if (encoding === undefined) return reply.send(made.text + own);
  return reply.header('content-encoding', encoding).send(endBytes(await made.begun(encoding), encoding, own));
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** What is compressed for each request is so at a lower quality than files. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const sendText = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> => {
  reply.header('vary', 'accept-encoding, cookie');
  const encoding = encodingOf(request);
  if (encoding === undefined) return reply.send(text);
  const bytes = await (encoding === 'br' ? brotli(text, QUICK) : zip(text));
  return reply.header('content-encoding', encoding).send(bytes);
};
