import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { stdTimeFunctions } from 'pino';
import type { DestinationStream } from 'pino';
import { errorFacts, isErrorCode } from '#core/jobs/job-queue.ts';
import { maskAddress } from '#core/access/log-actor.ts';

/** The pattern, such as /api/user/update-quote/:quoteId: addresses carry ids, links and phones. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'no route';

const SECRETS: ReadonlySet<string> = new Set([
  'phone',
  'otp',
  'code',
  'token',
  'cipher',
  'authorization',
  'idCard',
  'idNumber',
  'accessToken',
  'mobileNo',
  'insuredMobile',
  'primaryMobile',
  'email',
  'insuredEmail',
  'insuredIdCard',
  'insuredPassportNo',
  'address',
  'latitude',
  'longitude',
]);

/** Their serializers below name what is logged of them. */
const LISTED: ReadonlySet<string> = new Set(['req', 'res', 'err']);

const MAX_DEPTH = 3;

/**
 * A second net, should somebody log an object whole. Done here because pino's own `redact` with wildcards costs 20
 * microseconds a line, and 7 a request before anything is logged.
 */
const censored = (value: unknown, depth = 1): unknown => {
  if (value instanceof Error) return errorFacts(value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || 'toJSON' in value) return value;
  if (Array.isArray(value)) return value.map((item) => censored(item, depth + 1));
  const facts: Record<string, unknown> = {};
  for (const [name, fact] of Object.entries(value)) {
    // A one-time code is a number of six digits; what an error is called stays.
    if (SECRETS.has(name)) facts[name] = name === 'code' && isErrorCode(fact) ? fact : '•';
    else facts[name] = depth === 1 && LISTED.has(name) ? fact : censored(fact, depth + 1);
  }
  return facts;
};

interface LoggedReply {
  readonly statusCode?: number;
  readonly request?: Pick<FastifyRequest, 'ip' | 'loggedActor'>;
}

/**
 * One line a request, by allow-list: what is not named here is not logged. Errors of the database quote values
 * ("Key (phone)=(…)"), so of an error only its name, code and stack without the message are kept.
 */
export const loggerOptions = (level: string, stream?: DestinationStream): FastifyServerOptions['logger'] => ({
  level,
  timestamp: stdTimeFunctions.isoTime,
  ...(stream ? { stream } : {}),
  formatters: { log: (facts) => censored(facts) as Record<string, unknown> },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    res: ({ statusCode, request }: LoggedReply) => ({
      status: statusCode,
      ...(request === undefined ? {} : { actor: request.loggedActor, from: maskAddress(request.ip) }),
    }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      message: '',
      ...(isErrorCode(error.code) ? { code: error.code } : {}),
      stack: (error.stack ?? '')
        .split('\n')
        .filter((line) => line.startsWith('    at '))
        .join('\n'),
    }),
  },
});

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The edge's id where it gives one, so that a line here and a line there can be laid side by side. */
export const requestIdOf = (request: {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};

export const registerRequestId = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
};
