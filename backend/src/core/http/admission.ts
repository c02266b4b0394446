import underPressure from '@fastify/under-pressure';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { duringOutage } from './api-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route does instead of being refused; the plugin looks for it. */
    readonly pressureHandler?: () => void;
  }
}

/** Of a route that is served as long as anything is: what providers tell us is worth more than what people ask. */
export const NEVER_REFUSED: FastifyContextConfig = { pressureHandler: () => undefined };

/** How late this process is on average of a second: whoever is taken in then is answered after seconds. */
const MOST_DELAY_MS = 1000;

/**
 * Refuses calls while this process itself is too busy to answer them in time. Those that wait for the database are
 * refused where they wait (`core/database/connection/turns-at-connections.ts`).
 */
export const registerAdmission = async (app: FastifyInstance, mostDelayMs = MOST_DELAY_MS): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: () => Promise.reject(duringOutage('busy')),
  });
};
