import type { FastifyRequest } from 'fastify';

/** The value of a cookie, as it was sent. */
export const cookieOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)`).exec(headers.cookie ?? '')?.[1];
