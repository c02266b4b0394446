import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

/**
 * The encoding that is sent: the one that is wanted most (RFC 9110, 12.5.3), of equals the first of those that there are;
 * nothing where it is sent as it is. `*` stands for gzip, as for the files that @fastify/static sends.
 */
export const encodingFor = <Encoding extends string>(
  { headers }: Pick<FastifyRequest, 'headers'>,
  encodings: readonly Encoding[],
): Encoding | undefined => {
  const accepted = (headers['accept-encoding'] ?? '').toLowerCase().replaceAll('*', 'gzip');
  const wanted = negotiate(accepted, [...encodings, 'identity']);
  return encodings.find((encoding) => encoding === wanted);
};
