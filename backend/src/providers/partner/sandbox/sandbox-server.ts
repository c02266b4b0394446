import fastify from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JWK } from 'jose';
import type { Clock } from '#clock.ts';
import type { PartnerSettings } from '#area-environment.ts';
import { newKeyPair, PARTNER_PATHS, TOKEN_SECONDS } from '../partner-client.ts';
import type { KeyPair } from '../partner-client.ts';
import { openArrivals, sendNotice, signNotice, openToken } from './arrivals.ts';
import { BEHAVIOURS, PAGE_TEXTS, arrivalPage, errorPage, PAGE_STYLE, testerPage } from './pages.ts';
import type { Behaviour, PageLanguage } from './pages.ts';
import path from 'node:path';
import { listenOnLastPort } from '#providers/rebind-port.ts';

/** All keys of the demo: of the person who hands over, and the partner's two. */
export interface SandboxKeys {
  readonly signing: KeyPair;
  readonly encryption: KeyPair;
  readonly notice: KeyPair;
}

interface PartnerSandboxOptions {
  readonly keys: SandboxKeys;
  readonly issuer: string;
  readonly clock: Clock;
  /** Where customers go back to whose token does not count; `?problem=` is added. */
  readonly retryUrl: () => string;
  /** Where arrivals are reported, server to server. */
  readonly noticeUrl: () => string;
  readonly port?: number;
  /** Where arrivals are kept between starts; in memory without it. */
  readonly file?: string;
}

export interface PartnerSandbox {
  readonly settings: PartnerSettings;
  readonly behave: (behaviour: Behaviour) => void;
  readonly close: () => Promise<void>;
}

type Query = Readonly<Record<string, string | undefined>>;

const languageOf = ({ query, headers }: FastifyRequest): PageLanguage => {
  const asked = (query as Query)['lang'];
  if (asked === 'en' || asked === 'id') return asked;
  return /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'id';
};

/** No address of it is passed on, nothing of it is kept. */
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const;

const page = (reply: FastifyReply, html: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(html);

/** A partner that takes customers over by ruling R28: for the demo and every test. */
export const startPartnerSandbox = async (options: PartnerSandboxOptions): Promise<PartnerSandbox> => {
  const { keys, issuer, clock } = options;
  // Without a log: what comes in an address is a token.
  const app = fastify({
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
  });
  const arrivals = openArrivals(options.file);
  const lostKey: JWK = newKeyPair().private;
  let behaviour: Behaviour = 'normal';
  let url = '';

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });

  /** A clock that is late finds every token expired. */
  const now = (): Date =>
    new Date(clock.now().getTime() + (behaviour === 'expired' ? (TOKEN_SECONDS + 1) * 1000 : 0));

  app.get('/partner.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(PAGE_STYLE));
  app.get(PARTNER_PATHS.health, (_request, reply) =>
    reply.status(behaviour === 'down' ? 503 : 200).send({ ok: behaviour !== 'down' }),
  );

  app.get<{ Querystring: Query }>(PARTNER_PATHS.handover, async ({ query }, reply) => {
    const opened = await openToken(
      query['token'] ?? '',
      {
        decryption: behaviour === 'unreadable' ? lostKey : keys.encryption.private,
        signature: keys.signing.public,
        issuer,
        audience: url,
      },
      now(),
    );
    const arrival = typeof opened === 'string' ? undefined : arrivals.redeem(opened, clock.now());
    if (arrival === undefined) {
      const problem = typeof opened === 'string' ? opened : 'used';
      return reply.redirect(`${options.retryUrl()}?problem=${problem}`, 303);
    }
    const notice = await signNotice(arrival, {
      noticeKey: keys.notice.private,
      issuer: url,
      audience: issuer,
    });
    await sendNotice(options.noticeUrl(), notice);
    const language = query['lang'] === undefined ? '' : `?lang=${encodeURIComponent(query['lang'])}`;
    return reply.redirect(`/arrived/${arrival.id}${language}`, 303);
  });

  app.get<{ Params: { id: string } }>('/arrived/:id', (request, reply) => {
    const arrival = arrivals.byId(request.params.id);
    if (arrival === undefined)
      return reply.status(404).type('text/plain').send(PAGE_TEXTS[languageOf(request)].unknown);
    return page(reply, arrivalPage(arrival, languageOf(request)));
  });

  app.get(PARTNER_PATHS.error, (request, reply) =>
    page(reply, errorPage(languageOf(request), new URL(options.retryUrl()).origin)),
  );

  app.get('/tester', (request, reply) => page(reply, testerPage(languageOf(request), behaviour)));
  app.post<{ Body: Query | undefined }>('/tester', (request, reply) => {
    const wanted = BEHAVIOURS.find((each) => each === request.body?.['behaviour']);
    if (wanted === undefined) return reply.status(400).send();
    behaviour = wanted;
    return reply.redirect('/tester', 303);
  });

  url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  return {
    settings: {
      url,
      issuer,
      signingKey: keys.signing.private,
      encryptionKey: keys.encryption.public,
      noticeKey: keys.notice.public,
    },
    behave: (next) => {
      behaviour = next;
    },
    close: () => app.close(),
  };
};

interface SandboxStart extends Pick<PartnerSandboxOptions, 'retryUrl' | 'noticeUrl'> {
  readonly keys: SandboxKeys;
  readonly clock: Clock;
}

/** The demo's partner, at the address it had last time: its pages outlive a restart. */
export const startPartnerSandboxIn = (data: string, start: SandboxStart): Promise<PartnerSandbox> => {
  const file = path.join(data, 'partner-sandbox.json');
  return listenOnLastPort(path.join(data, 'partner-sandbox.port'), async (port) => {
    const sandbox = await startPartnerSandbox({ ...start, issuer: 'payung-demo', file, port });
    return { ...sandbox, url: sandbox.settings.url };
  });
};
