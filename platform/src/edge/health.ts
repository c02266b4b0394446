import type { FastifyInstance } from 'fastify';
import type { Backends } from './api-proxy.ts';
import { isOwnMachine } from './monitoring.ts';
import type { ServedState } from './served-state.ts';

/** For what starts and balances servers. */
export const HEALTH_PATHS = { live: '/livez', ready: '/readyz', figures: '/healthz' } as const;

interface HealthOptions extends Backends {
  readonly state: () => ServedState;
  readonly isDraining: () => boolean;
}

const isDeployed = (state: () => ServedState): boolean => {
  try {
    return state().shell !== undefined;
  } catch {
    return false;
  }
};

export const serveHealth = (
  app: FastifyInstance,
  { backendUrls, isBackendUp = () => true, state, isDraining }: HealthOptions,
): void => {
  app.get(HEALTH_PATHS.live, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get(HEALTH_PATHS.ready, (_request, reply) => {
    // Not the backend: without it pages are served all the same, and no other edge has another one.
    const failing = [...(isDraining() ? ['stopping'] : []), ...(isDeployed(state) ? [] : ['deployed'])];
    const isReady = failing.length === 0;
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady, failing });
  });
  app.get(HEALTH_PATHS.figures, (request, reply) => {
    const isUp = backendUrls.some((url) => isBackendUp(url));
    // Pages are served all the same: their calls are answered with a next step.
    const { registry, problem } = state();
    return reply.status(isUp ? 200 : 503).send({
      ok: isUp,
      backend: isUp ? 'up' : 'down',
      generation: registry.generation,
      // Not an error: a restart would only lose the good registry that is in memory.
      // It names files, so others than this machine see only that there is one.
      ...(problem === undefined ? {} : { degraded: isOwnMachine(request) ? problem : true }),
    });
  });
};
