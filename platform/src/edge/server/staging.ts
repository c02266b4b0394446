import { createHash, scryptSync, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientKey } from './client-cap.ts';
import { cookieOf } from './cookies.ts';
import { EDGE_TEXTS, refuse } from './refusals.ts';
import { STAGING_PAGE, STAGING_STYLE } from './staging-page.ts';

const COOKIE = 'payung-staging';
export const STAGING_FAILURES = 100;
const WITHIN_MS = 600_000;
const MOST_CLIENTS = 10_000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** Wrong passwords of each client. A right one counts no more than a wrong one once there were too many. */
const failureCounts = (most: number) => {
  const counts = new Map<string, { readonly count: number; readonly until: number }>();
  const current = (client: string, now: number): number => {
    const known = counts.get(client);
    return known !== undefined && known.until > now ? known.count : 0;
  };
  return {
    isFull: (client: string): boolean => current(client, Date.now()) >= most,
    add: (client: string): void => {
      const now = Date.now();
      const count = current(client, now) + 1;
      if (counts.size >= MOST_CLIENTS)
        for (const [key, { until }] of counts) if (until <= now) counts.delete(key);
      const until = count > 1 ? (counts.get(client)?.until ?? 0) : now + WITHIN_MS;
      if (counts.has(client) || counts.size < MOST_CLIENTS) counts.set(client, { count, until });
    },
  };
};

const askForPassword = (reply: FastifyReply): FastifyReply =>
  reply
    .status(401)
    .type('text/html; charset=utf-8')
    .headers({
      'www-authenticate': 'Basic realm="Payung", charset="UTF-8"',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src '${STAGING_STYLE}'; frame-ancestors 'none'; base-uri 'none'`,
    })
    .send(STAGING_PAGE);

/** The password of HTTP Basic; the user name says nothing. */
const passwordIn = (request: FastifyRequest): string | undefined => {
  const encoded = /^Basic ([A-Za-z\d+/]+={0,2})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  return text.includes(':') ? text.slice(text.indexOf(':') + 1) : undefined;
};

interface StagingOptions {
  readonly password: string;
  /** Wrong passwords of one client in ten minutes; a whole office may be one. */
  readonly mostFailures?: number | undefined;
  /** Addresses, as `GET /livez`, of those who have no password: probes, providers; all below one that ends with a slash. */
  readonly open: readonly string[];
}

/**
 * Asks everybody for the password of a platform that is not for the public. The calls of a page carry a session where
 * the password would be, so that a cookie stands for it once it was right.
 */
export const requirePassword = (
  app: FastifyInstance,
  { password, mostFailures = STAGING_FAILURES, open }: StagingOptions,
): void => {
  const proof = scryptSync(password, 'payung staging', 32).toString('base64url');
  const failures = failureCounts(mostFailures);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const [path = ''] = request.url.split('?');
    const asked = `${request.method} ${path}`;
    if (open.some((known) => asked === known || (known.endsWith('/') && asked.startsWith(known)))) return;
    const given = passwordIn(request);
    // Not for the backend, which would take it for a session.
    if (/^Basic\b/i.test(request.headers.authorization ?? '')) delete request.headers.authorization;
    if (isSame(cookieOf(request, COOKIE) ?? '', proof)) return;
    if (given === undefined) return askForPassword(reply);
    const client = clientKey(request.ip);
    if (failures.isFull(client)) return refuse(request, reply, { status: 429, text: EDGE_TEXTS.tooMany });
    if (!isSame(given, password)) {
      failures.add(client);
      return askForPassword(reply);
    }
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header('set-cookie', `${COOKIE}=${proof}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  });
};
