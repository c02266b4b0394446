import helmet from '@fastify/helmet';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

/** An API answers data, never pages: nothing may be framed, run, sniffed or kept. */
const POLICY: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      styleSrc: ["'self'"],
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
};

/** What helmet says to one request, which is what it would say to each: the policy does not depend on the request. */
const policyHeaders = async (): Promise<Readonly<Record<string, string>>> => {
  const bare = fastify();
  await bare.register(helmet, POLICY);
  const headers: Record<string, string> = {};
  bare.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(reply.getHeaders())) headers[name] = String(value);
  });
  bare.head('/', (_request, reply) => reply.status(204).send());
  await bare.inject({ method: 'HEAD', url: '/' });
  await bare.close();
  return headers;
};

export const registerSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  const headers = { ...(await policyHeaders()), 'cache-control': 'no-store' };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};
