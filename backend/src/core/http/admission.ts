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

/**
 * Refuses calls while this process itself is too busy to answer them in time: late by more than that, on average of a
 * second. Those that wait for the database are
 * refused where they wait (`core/database/connection/turns-at-connections.ts`).
 */
export const registerAdmission = async (app: FastifyInstance, mostDelayMs: number): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: () => Promise.reject(duringOutage('busy')),
  });
};
