import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Readiness } from './readiness.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
};

/** From this machine, or with the operator's token; for all others the address does not exist. */
const mayRead = (request: FastifyRequest, token: string | undefined): boolean => {
  if (LOOPBACK.has(request.ip)) return true;
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && isSame(given, token);
};

const registerRequests = (app: FastifyInstance, registry: Registry): void => {
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
};

/** Read anew for each answer: what is not known is left out, a number of before would be a lie. */
const createStateGauges = (registry: Registry): ((readiness: Readiness) => void) => {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  const jobs = gauge('payung_jobs', 'Jobs that are due, late (over a minute), unreadable or given up', [
    'state',
  ]);
  const oldest = gauge('payung_jobs_oldest_due_seconds', 'How long the oldest due job has been due');
  const reached = gauge('payung_database_up', '1 when the database answers');
  const writes = gauge('payung_database_writes', '1 when the database keeps what is written');
  return ({ failing, jobs: figures }) => {
    reached.set(failing.includes('database') ? 0 : 1);
    writes.set(failing.includes('database') || failing.includes('writes') ? 0 : 1);
    jobs.reset();
    oldest.reset();
    if (figures === undefined) return;
    const { due, late, unreadable, gaveUp } = figures;
    for (const [state, count] of Object.entries({ due, late, unreadable, gaveUp }))
      jobs.set({ state }, count);
    oldest.set(figures.oldestDueSeconds);
  };
};

export interface MetricsOptions {
  readonly token: string | undefined;
  readonly readiness: () => Promise<Readiness>;
}

export const registerMetrics = (app: FastifyInstance, { token, readiness }: MetricsOptions): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerRequests(app, registry);
  const setState = createStateGauges(registry);
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(request, token)) {
      reply.callNotFound();
      return reply;
    }
    setState(await readiness());
    return await reply.type(registry.contentType).send(await registry.metrics());
  });
};
