import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export const isTesterToken = (token: string, given: string | undefined): boolean => {
  const one = Buffer.from(token);
  const other = Buffer.from(given ?? '');
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The token printed at the start of the demo, as a test sends it. */
export const testerHeader = (request: FastifyRequest): string | undefined => {
  const given = request.headers['x-tester-token'];
  return typeof given === 'string' ? given : undefined;
};
