import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Database } from '#database/database.ts';
import { pingDatabase } from '#repositories/health.ts';

const SLOWEST_ANSWER_MS = 2000;

const answersInTime = async (db: Database): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), SLOWEST_ANSWER_MS);
  });
  const asked = pingDatabase(db).then(
    () => true,
    () => false,
  );
  const isInTime = await Promise.race([asked, late]);
  clearTimeout(timer);
  return isInTime;
};

const registerMetrics = (app: FastifyInstance): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  const faults = new Counter({
    name: 'http_faults_total',
    help: 'Answers with 5xx',
    labelNames: ['route'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) faults.inc({ route });
    done();
  });
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
};

/** Outside of /api, so the edge does not carry them to the world: alive, ready to serve, and how it goes. */
export const registerHealth = (app: FastifyInstance, db: Database, isStopping: () => boolean): void => {
  registerMetrics(app);
  app.get('/healthz', { logLevel: 'silent' }, () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = !isStopping() && (await answersInTime(db));
    return await reply.status(isReady ? 200 : 503).send({ ok: isReady });
  });
};
