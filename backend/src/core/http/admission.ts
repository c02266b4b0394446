import * as v from 'valibot';
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

const MOST_DELAY_MS = 1000;

/** In milliseconds; 0 is never. */
export const BUSY_SECONDS = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(\d{1,3}(\.\d{1,3})?)?$/, 'must be seconds, such as 0.5 or 2, or 0 for never'),
    v.transform((value) => (value === '' ? MOST_DELAY_MS : Number(value) * 1000 || Number.POSITIVE_INFINITY)),
  ),
  '',
);

/**
 * Refuses calls while this process itself is too busy to answer them in time: late by more than that, on average of a
 * second. Those that wait for the database are refused where they wait
 * (`core/database/connection/turns-at-connections.ts`).
 */
export const registerAdmission = async (app: FastifyInstance, mostDelayMs: number): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: () => Promise.reject(duringOutage('busy')),
  });
};
