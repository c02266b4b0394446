import multipart from '@fastify/multipart';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { registerAreas } from '#areas/register-areas.ts';
import type { Services } from '#areas/services.ts';
import { registerHealth } from '#plugins/health.ts';
import { registerOpenApi } from '#plugins/openapi.ts';
import { loggerOptions, registerRequestId, requestIdOf } from '#plugins/request-log.ts';
import { registerSecurityHeaders } from '#plugins/security-headers.ts';
import { registerTesterMessages } from '#plugins/tester-messages.ts';

export interface AppOptions {
  readonly services: Services;
  readonly logLevel: string;
  readonly logStream?: DestinationStream;
  /** Opens the page with the sent messages; nothing in live mode, and then the page does not exist. */
  readonly testerToken?: string;
  readonly isStopping?: () => boolean;
}

const BODY_LIMIT = 64 * 1024;

/** Every call lives below /api, as browsers see it: the edge passes paths on unchanged. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { services, testerToken } = options;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    genReqId: requestIdOf,
    logger: loggerOptions(options.logLevel, options.logStream),
  });
  await registerSecurityHeaders(app);
  registerRequestId(app);
  registerHealth(app, services.db, options.isStopping ?? (() => false));
  await app.register(
    async (api) => {
      await api.register(multipart);
      registerAreas(api, services);
      registerOpenApi(api);
    },
    { prefix: '/api' },
  );
  if (testerToken !== undefined) {
    await app.register(async (demo) => registerTesterMessages(demo, services.db, testerToken), {
      prefix: '/api',
    });
  }
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ errCode: 4, errMsg: 'Not found' }));
  return app;
};
