import multipart from '@fastify/multipart';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DestinationStream } from 'pino';
import type { OpenDatabase } from './core/database/database.ts';
import { registerAdmission } from './core/http/admission.ts';
import { ERR_CODE } from './core/http/api-refusal.ts';
import { requestLanguage } from './core/http/language.ts';
import type { Services } from './areas/services.ts';
import { TEXTS } from './core/http/texts.ts';
import { registerDemoSessions } from '#app/demo/demo-sessions.ts';
import { registerDemoCodes } from '#app/plugins/demo-codes.ts';
import { registerDescribedCalls } from '#app/plugins/described-calls.ts';
import type { NamedRow } from '#app/plugins/described-calls.ts';
import { followRequests } from '#app/plugins/current-request.ts';
import { registerHealth } from '#app/plugins/health.ts';
import type { Figures } from '#app/plugins/figures.ts';
import type { Tracing } from '@payung/shared/trace/tracing.ts';
import { registerLoggedActor } from '#core/access/log-actor.ts';
import { registerPageFacts } from '#app/plugins/page-facts.ts';
import type { PageFacts } from '@payung/shared/page-facts.ts';
import { registerOpenApi } from '#app/plugins/openapi.ts';
import { registerSandboxPages } from '#app/plugins/sandbox-pages.ts';
import type { PaymentSandbox } from '#providers/payment/sandbox/sandbox-server.ts';
import { loggerOptions, registerRequestId, requestIdOf, TRACE_LABEL } from '#app/plugins/request-log.ts';
import { registerSecurityHeaders } from '#app/plugins/security-headers.ts';
import type { Call } from '#app/calls/call-table.ts';
import { registerEndpoints } from '#app/calls/register-endpoints.ts';
import { registerTesterClock } from '#app/plugins/tester-clock.ts';
import type { TesterClock } from '#app/plugins/tester-clock.ts';
import { registerTesterMessages } from '#app/plugins/tester-messages.ts';

interface Tester {
  /** Opens the page with the sent messages, and moves the clock. */
  readonly token: string;
  readonly time: TesterClock;
}

interface AppOptions {
  readonly services: Services;
  readonly database: Pick<OpenDatabase, 'health' | 'crowd'>;
  /** Every call of the server. */
  readonly calls: readonly Call[];
  /** With these the calls of a remote are compared when it is released. */
  readonly rows: readonly NamedRow[];
  readonly logLevel: string;
  readonly logStream?: DestinationStream;
  /** What the demo offers to testers; nothing in live mode, and then none of it exists. */
  readonly tester?: Tester;
  readonly isStopping?: () => boolean;
  /** What the edge puts into its pages. */
  readonly pageFacts?: PageFacts;
  /** Whose pages browsers of other machines reach through this server. */
  readonly sandbox?: Pick<PaymentSandbox, 'answer'>;
  readonly trustedEdges?: readonly string[];
  /** How many values an older secret has sealed; nothing where nobody has counted. */
  readonly sealedByOlder?: () => number | undefined;
  /** Opens the metrics from other machines. */
  readonly metricsToken?: string | undefined;
  /** Calls are refused while the process is later than that, on average of a second. */
  readonly mostDelayMs: number;
  /** Where spans are sent. */
  readonly tracing?: Tracing | undefined;
  readonly figures: Figures;
}

const BODY_LIMIT = 64 * 1024;

/** Also of addresses that no route ever sees: in the convention of the calls, in the caller's language. */
const sendNotFound = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({
      errCode: ERR_CODE.refused,
      errMsg: TEXTS.notFound[requestLanguage(undefined, request.headers['accept-language'])],
    });

/** While it stops, an edge that comes back comes to another server. */
const closeConnectionsOf = (app: FastifyInstance, isStopping: () => boolean): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping()) void reply.header('connection', 'close');
    done();
  });
};

/** Who stands in between may have taken the other one: what two servers read differently is read by none. */
const refuseTwoHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders } = request.raw;
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) sendNotFound(request, reply, 400);
    else done();
  });
};

/** Pages compare what the server says with it; Node would say what the clock of the machine says. */
const sayTheTime = (api: FastifyInstance, { clock }: Services): void => {
  api.addHook('onSend', async (_request, reply) => {
    reply.header('date', clock.now().toUTCString());
  });
};

/** Every call lives below /api, as browsers see it: the edge passes paths on unchanged. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { services, calls, tester, isStopping = () => false, trustedEdges = ['loopback'] } = options;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // A HEAD would do what its GET does, and some of ours write (ruling K115).
    exposeHeadRoutes: false,
    trustProxy: [...trustedEdges],
    forceCloseConnections: 'idle',
    // What an edge has sent before it noticed is answered.
    return503OnClosing: false,
    genReqId: requestIdOf,
    logController: new LogController({ requestIdLogLabel: TRACE_LABEL }),
    logger: loggerOptions(options.logLevel, options.logStream),
    frameworkErrors: (error, request, reply) => sendNotFound(request, reply, error.statusCode ?? 400),
  });
  await registerSecurityHeaders(app);
  followRequests(app, options.tracing);
  registerRequestId(app);
  closeConnectionsOf(app, isStopping);
  refuseTwoHosts(app);
  registerLoggedActor(app);
  registerHealth(app, {
    db: options.database.health,
    crowd: options.database.crowd,
    clock: services.clock,
    isStopping,
    metricsToken: options.metricsToken,
    sealedByOlder: options.sealedByOlder,
    registry: options.figures.registry,
  });
  registerPageFacts(app, options.pageFacts ?? {}, calls);
  registerDescribedCalls(app, options.rows, options.metricsToken);
  if (options.sandbox !== undefined) registerSandboxPages(app, options.sandbox);
  await app.register(
    async (api) => {
      sayTheTime(api, services);
      await registerAdmission(api, options.mostDelayMs);
      await api.register(multipart);
      registerEndpoints(api, services, calls);
      registerOpenApi(api, services, calls);
    },
    { prefix: '/api' },
  );
  if (tester !== undefined) {
    await app.register(
      async (demo) => {
        registerTesterMessages(demo, services.db, tester.token);
        registerTesterClock(demo, tester.token, tester.time);
        registerDemoSessions(demo, tester.token, services);
        registerDemoCodes(demo, services.db, services.secret);
      },
      { prefix: '/api' },
    );
  }
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, 404));
  return app;
};
