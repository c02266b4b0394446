import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken } from './secrets.ts';

/**
 * The id that this browser keeps of itself, a new one where it has none. It goes out with the answer, so that the
 * browser brings it the next time.
 */
export type KeepDevice = () => string;

/** Browsers keep no cookie for longer. */
export const DEVICE_DAYS = 400;

const NAME = 'payung-device';
const KNOWN = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/**
 * Says that two logins came from one browser, and nothing about anybody: scripts cannot read it, other sites do not
 * send it, and only a hash of it is kept.
 */
export const deviceCookie =
  (request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, publicUrl: string): KeepDevice =>
  () => {
    const id = KNOWN.exec(request.headers.cookie ?? '')?.[1] ?? createToken();
    const secure = publicUrl.startsWith('https://') ? '; Secure' : '';
    void reply.header(
      'set-cookie',
      `${NAME}=${id}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${DEVICE_DAYS * 86_400}${secure}`,
    );
    return id;
  };
