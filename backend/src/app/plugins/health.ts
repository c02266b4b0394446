import type { FastifyInstance } from 'fastify';
import { registerMetrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';
import type { ReadinessParts } from './readiness.ts';

export interface HealthParts extends ReadinessParts {
  /** Opens the metrics from other machines; nothing: from this one alone. */
  readonly metricsToken: string | undefined;
}

/**
 * Outside of /api, so the edge does not carry them to the world: alive, ready to serve, and how it goes. Ready says
 * what fails (then it is not), and what somebody should look at (then it is).
 */
export const registerHealth = (app: FastifyInstance, parts: HealthParts): void => {
  const readiness = createReadiness(parts);
  registerMetrics(app, { token: parts.metricsToken, readiness });
  app.get('/healthz', { logLevel: 'silent' }, () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const { failing, warnings } = await readiness();
    const isReady = failing.length === 0;
    return await reply.status(isReady ? 200 : 503).send({ ok: isReady, failing, warnings });
  });
};
