import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageSettings } from '@payung/shared/settings.ts';
import { page } from './page.ts';
import {
  contentSecurityPolicy,
  CSP_REPORT_PATH,
  pagePermissions,
  referrerPolicy,
} from './security-headers.ts';
import { sendText } from './send-text.ts';
import type { ServedState } from './served-state.ts';

interface PagesOptions {
  readonly paymentHosts?: readonly string[] | undefined;
  readonly settings?: PageSettings | undefined;
}

/** An address with a customer's link code, which search engines must not index. */
const isLinkEntry = (path: string, { registry }: ServedState): boolean =>
  Object.values(registry.remotes).some(({ current }) =>
    current.products.some(({ link }) => path.startsWith(`/app/${link.prefix}/`)),
  );

/** The one page of the platform, at every address below /app. */
export const servePages = (
  app: FastifyInstance,
  state: () => ServedState,
  { paymentHosts = [], settings = {} }: PagesOptions,
): void => {
  const answer = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const now = state();
    const nonce = randomBytes(16).toString('base64');
    const language = /(?:^|;\s*)LANG=en(?:;|$)/.test(request.headers.cookie ?? '') ? 'en' : 'id';
    const isHttps = request.protocol === 'https';
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy({ nonce, paymentHosts, settings, isHttps }))
      .header('permissions-policy', pagePermissions(settings))
      .header('referrer-policy', referrerPolicy(settings))
      .header('reporting-endpoints', `csp="${CSP_REPORT_PATH}"`);
    if (isLinkEntry(request.url, now)) reply.header('x-robots-tag', 'noindex, nofollow');
    return sendText(request, reply, page({ state: now, nonce, language, address: request.url, settings }));
  };
  app.get('/app', (_, reply) => reply.redirect('/app/login'));
  app.get('/app/*', answer);
  app.get('/', (_, reply) => reply.redirect('/app/login'));
};
