import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { platformKey, signatureOf, verified } from '#registry/sets/platform-key.ts';
import { PLAIN_POLICY } from '../page/plain-page.ts';
import { ownAddress } from '../page/own-address.ts';
import { cookieOf, languageOf } from '../server/cookies.ts';
import { isOwnForm } from '../server/own-form.ts';
import { EDGE_TEXTS, refuse } from '../server/refusals.ts';
import { LIVE, SET_QUERY } from '../visits.ts';
import type { SetNotice, Visits } from '../visits.ts';
import { questionPage } from './question-page.ts';
import { factsOf } from './set-facts.ts';

export const PREVIEW_PATH = '/app/preview';
/** Of the browser that was asked: the form of one is worth nothing in another. */
const ASKED_COOKIE = 'payung-asked';
const MOST_BYTES = 8 * 1024;

/** The address without the query that leads into a set, or with another one. */
const addressWith = (address: string, set?: string): string => {
  const url = ownAddress(address);
  url.searchParams.delete(SET_QUERY);
  if (set !== undefined) url.searchParams.set(SET_QUERY, set);
  return url.pathname + url.search;
};

export const withoutSet = (address: string): string => addressWith(address);

const newAsked = (): string => randomBytes(12).toString('base64url');

interface PreviewOptions {
  readonly data: string;
  readonly visits: Pick<Visits, 'enter'>;
  readonly publicUrl?: string | undefined;
}

interface Asked {
  readonly signedSet: string;
  readonly notice: Extract<SetNotice, { readonly kind: 'set' }>;
}

/** The question before a set is shown, and the form that answers it. */
export const createPreviews = ({ data, visits, publicUrl }: PreviewOptions) => {
  const key = platformKey(data, 'question before a preview');
  const proofOf = (asked: string, signedSet: string): string => signatureOf(key, `${asked} ${signedSet}`);

  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { signedSet, notice }: Asked,
  ): Promise<FastifyReply> => {
    // Kept where there is one: another question may be open in another tab.
    const asked = cookieOf(request, ASKED_COOKIE) || newAsked();
    const secure = request.protocol === 'https' ? '; Secure' : '';
    const text = questionPage({
      language: languageOf(request),
      facts: await factsOf(data, notice.set),
      expires: notice.expires,
      action: PREVIEW_PATH,
      fields: { set: signedSet, to: withoutSet(request.url), proof: proofOf(asked, signedSet) },
      stay: addressWith(request.url, LIVE),
    });
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': PLAIN_POLICY,
        // Without a referrer the form would not say where it comes from.
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
        'set-cookie': `${ASKED_COOKIE}=${asked}; Path=/app; HttpOnly; SameSite=Strict${secure}`,
      })
      .send(text);
  };

  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!isOwnForm(request, publicUrl))
      return refuse(request, reply, { status: 403, text: EDGE_TEXTS.badRequest });
    const form = new URLSearchParams(String(request.body));
    const [signedSet = '', to = '', proof = ''] = ['set', 'to', 'proof'].map((name) => form.get(name) ?? '');
    const asked = cookieOf(request, ASKED_COOKIE) ?? '';
    void reply.header('cache-control', 'no-store');
    // Of a browser that has forgotten that it was asked, or never was: it is asked again.
    const isProved = asked !== '' && verified(key, `${asked} ${signedSet}~${proof}`) !== undefined;
    if (!isProved) return reply.redirect(addressWith(to, signedSet), 303);
    const visit = visits.enter(request, signedSet);
    // A link that holds no longer says so itself.
    if (visit.notice?.kind !== 'set') return reply.redirect(addressWith(to, signedSet), 303);
    return reply.header('set-cookie', visit.cookies).redirect(withoutSet(to), 303);
  };

  const serve = (app: FastifyInstance): void => {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: MOST_BYTES },
        (_request, body, done) => done(null, body),
      );
      scope.post(PREVIEW_PATH, answer);
    });
  };

  return { ask, serve };
};

export type Previews = ReturnType<typeof createPreviews>;
