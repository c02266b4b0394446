import type { FastifyInstance } from 'fastify';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { CALLS_PATH, describedCall } from '@payung/shared/api/shapes/call-shape.ts';
import type { DescribedCall } from '@payung/shared/api/shapes/call-shape.ts';
import { mayRead } from './health.ts';

export type NamedRow = readonly [name: string, row: EndpointRow];

/**
 * What a remote's calls are compared with when it is released. Outside of /api, so the edge does not carry it to the
 * world: it is a map of the whole server.
 */
export const registerDescribedCalls = (
  app: FastifyInstance,
  rows: readonly NamedRow[],
  token: string | undefined,
): void => {
  let calls: readonly DescribedCall[] | undefined;
  app.get(CALLS_PATH, { logLevel: 'silent' }, (request, reply) => {
    if (!mayRead(request, token)) {
      reply.callNotFound();
      return reply;
    }
    // Most servers are never asked.
    calls ??= rows.map(([name, row]) => describedCall(name, row));
    return reply.header('cache-control', 'no-store').send({ calls });
  });
};
