import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { stdTimeFunctions } from 'pino';
import type { DestinationStream } from 'pino';

/** The pattern, such as /api/user/update-quote/:quoteId: addresses carry ids, links and phones. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'no route';

/**
 * One line a request, by allow-list: what is not named here is not logged. Errors of the database quote values
 * ("Key (phone)=(…)"), so of an error only its name, code and stack without the message are kept.
 */
export const loggerOptions = (level: string, stream?: DestinationStream): FastifyServerOptions['logger'] => ({
  level,
  timestamp: stdTimeFunctions.isoTime,
  ...(stream ? { stream } : {}),
  // A second net, should somebody log an object whole.
  redact: {
    paths: [
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
    ].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '•',
  },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    res: (reply: { readonly statusCode?: number }) => ({ status: reply.statusCode }),
    err: (error: Error & { code?: string }) => ({
      type: error.name,
      message: '',
      ...(error.code ? { code: error.code } : {}),
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
