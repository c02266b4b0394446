import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#clock.ts';
import type { Crowd, Database } from '#core/database/database.ts';
import { pingDatabase, probeWrite } from '#core/database/connection/write-probe.ts';
import { readJobFigures } from '#app/jobs/job-figures.ts';
import type { JobFigures } from '#app/jobs/job-figures.ts';
import { readOwedFigures } from '#areas/payment/refunds/sql/refunds.ts';
import type { RefundFigures } from '#areas/payment/refunds/sql/refunds.ts';
import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

interface HealthParts extends ReadinessParts {
  readonly crowd: () => Crowd;
  /** Opens the metrics from other machines; nothing: from this one alone. */
  readonly metricsToken: string | undefined;
  /** How many values an older secret has sealed; nothing where nobody has counted. */
  readonly sealedByOlder?: (() => number | undefined) | undefined;
  /** With figures of other rooms in it. */
  readonly registry: Registry;
}

/**
 * Outside of /api, so the edge does not carry them to the world: health, readiness and metrics. Readiness names
 * what fails (then it answers 503), and warnings for the operator (then it answers 200).
 */
export const registerHealth = (app: FastifyInstance, parts: HealthParts): void => {
  const readiness = createReadiness(parts);
  const { metricsToken: token, crowd, sealedByOlder, registry } = parts;
  registerMetrics(app, { token, readiness, crowd, sealedByOlder, registry });
  for (const path of ['/livez', '/healthz']) app.get(path, { logLevel: 'silent' }, () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const { failing, warnings } = await readiness();
    const isReady = failing.length === 0;
    return await reply.status(isReady ? 200 : 503).send({ ok: isReady, failing, warnings });
  });
};

const SLOWEST_ANSWER_MS = 2000;
/** A probe write has a cost: frequent requests get the previous answer. */
const PROBE_EVERY_MS = 5000;

type Failure = 'stopping' | 'database' | 'writes';
/** Everything is served, but the operator should look at it. */
type Warning = 'jobsUnreadable' | 'jobsGivenUp' | 'jobsLate';

interface Readiness {
  readonly failing: readonly Failure[];
  readonly warnings: readonly Warning[];
  /** Nothing where the database does not say. */
  readonly jobs: JobFigures | undefined;
  readonly refunds: OwedRefunds | undefined;
}

/** What is owed back, with the moment at which it was read. */
interface OwedRefunds extends RefundFigures {
  readonly at: Date;
}

const inTime = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), SLOWEST_ANSWER_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};

const warningsOf = (jobs: JobFigures | undefined): readonly Warning[] => {
  if (jobs === undefined) return [];
  const lanes = Object.values(jobs);
  return [
    ...(lanes.some(({ unreadable }) => unreadable > 0) ? (['jobsUnreadable'] as const) : []),
    ...(lanes.some(({ gaveUp }) => gaveUp > 0) ? (['jobsGivenUp'] as const) : []),
    ...(lanes.some(({ late }) => late > 0) ? (['jobsLate'] as const) : []),
  ];
};

interface ReadinessParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly isStopping: () => boolean;
}

const createReadiness = ({ db, clock, isStopping }: ReadinessParts): (() => Promise<Readiness>) => {
  let probed = { at: -Infinity, isKept: true };
  const areWritesKept = async (): Promise<boolean> => {
    const now = clock.now().getTime();
    if (now - probed.at < PROBE_EVERY_MS) return probed.isKept;
    const kept = await inTime(probeWrite(db, clock.now()).then(() => true));
    probed = { at: now, isKept: kept === true };
    return probed.isKept;
  };
  return async () => {
    const stopping = isStopping() ? (['stopping'] as const) : [];
    const isReached = (await inTime(pingDatabase(db).then(() => true))) === true;
    if (!isReached)
      return { failing: [...stopping, 'database'], warnings: [], jobs: undefined, refunds: undefined };
    const writes = (await areWritesKept()) ? [] : (['writes'] as const);
    const jobs = await inTime(readJobFigures(db));
    const at = clock.now();
    const owed = await inTime(readOwedFigures(db));
    const refunds = owed && { ...owed, at };
    return { failing: [...stopping, ...writes], warnings: warningsOf(jobs), jobs, refunds };
  };
};

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
};

/** From this machine, or with the operator's token; for all others the address does not exist. */
export const mayRead = (request: FastifyRequest, token: string | undefined): boolean => {
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

/** Read for each answer; unknown figures are left out instead of repeating old ones. */
const createStateGauges = (registry: Registry): ((readiness: Readiness, crowd: Crowd) => void) => {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  const jobs = gauge('payung_jobs', 'Jobs that are due, late (over a minute), unreadable or given up', [
    'lane',
    'state',
  ]);
  const oldest = gauge('payung_jobs_oldest_due_seconds', 'How long the oldest due job has been due', [
    'lane',
  ]);
  const connections = gauge(
    'payung_database_connections',
    'Connections in use, and statements that wait for one',
    ['state'],
  );
  const reached = gauge('payung_database_up', '1 when the database answers');
  const writes = gauge('payung_database_writes', '1 when the database keeps what is written');
  const owed = gauge('payung_refunds_owed', 'Payments that are owed back');
  const owedRupiah = gauge('payung_refunds_owed_rupiah', 'What is owed back together');
  const oldestOwed = gauge('payung_refunds_oldest_owed_seconds', 'How long the oldest has been owed');
  return ({ failing, jobs: figures, refunds }, { taken, waiting }) => {
    connections.set({ state: 'taken' }, taken);
    connections.set({ state: 'waiting' }, waiting);
    reached.set(failing.includes('database') ? 0 : 1);
    writes.set(failing.includes('database') || failing.includes('writes') ? 0 : 1);
    jobs.reset();
    oldest.reset();
    for (const each of [owed, owedRupiah, oldestOwed]) each.reset();
    if (refunds !== undefined) {
      owed.set(refunds.count);
      owedRupiah.set(refunds.sum);
      const since = refunds.oldest ?? refunds.at;
      oldestOwed.set(Math.max(0, (refunds.at.getTime() - since.getTime()) / 1000));
    }
    if (figures === undefined) return;
    for (const [lane, { oldestDueSeconds, ...counts }] of Object.entries(figures)) {
      for (const [state, count] of Object.entries(counts)) jobs.set({ lane, state }, count);
      oldest.set({ lane }, oldestDueSeconds);
    }
  };
};

interface MetricsOptions {
  readonly token: string | undefined;
  readonly readiness: () => Promise<Readiness>;
  readonly crowd: () => Crowd;
  readonly sealedByOlder: (() => number | undefined) | undefined;
  readonly registry: Registry;
}

const registerMetrics = (
  app: FastifyInstance,
  { token, readiness, crowd, sealedByOlder, registry }: MetricsOptions,
): void => {
  collectDefaultMetrics({ register: registry });
  registerRequests(app, registry);
  const sealed = new Gauge({
    name: 'payung_sealed_by_older_secrets',
    help: 'Values that a secret of before has sealed; at 0 it may be taken away',
    registers: [registry],
  });
  const setState = createStateGauges(registry);
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(request, token)) {
      reply.callNotFound();
      return reply;
    }
    setState(await readiness(), crowd());
    const left = sealedByOlder?.();
    if (left === undefined) sealed.remove();
    else sealed.set(left);
    return await reply.type(registry.contentType).send(await registry.metrics());
  });
};
