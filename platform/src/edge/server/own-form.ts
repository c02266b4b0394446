import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was sent by a page of this platform. Browsers say it in a header that no page can write; those that do
 * not yet say at least which origin it was.
 */
export const isOwnForm = (
  { headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
  publicUrl: string | undefined,
): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const own = [`${protocol}://${host}`, ...(publicUrl === undefined ? [] : [new URL(publicUrl).origin])];
  return own.includes(headers.origin ?? 'none');
};
