import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who carries one says so in these headers: an agent, and a customer on a link. */
const SESSION_HEADERS = ['authorization', 'x-cipher'] as const;

const KNOWN_FOR_MS = 3_600_000;
const MOST_KNOWN = 50_000;

const digestOf = ({ headers }: FastifyRequest): string | undefined => {
  const said = SESSION_HEADERS.map((name) => String(headers[name] ?? ''));
  return said.some((text) => text !== '')
    ? createHash('sha256').update(said.join('\n')).digest('base64url')
    : undefined;
};

export interface ProvenSessions {
  /** A key of its own for who shows a session that a backend has accepted in the last hour. */
  keyOf(request: FastifyRequest): string | undefined;
}

/** Remembers sessions that were right: whoever has one does not share the limits of an address with strangers. */
export const provenSessions = (app: FastifyInstance): ProvenSessions => {
  const known = new Map<string, number>();

  const note = (digest: string): void => {
    // At the end, as the one that was right last.
    known.delete(digest);
    known.set(digest, Date.now());
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  };

  app.addHook('onRequest', async (request, reply) => {
    const digest = request.url.startsWith('/api/') ? digestOf(request) : undefined;
    if (digest === undefined) return;
    reply.raw.once('finish', () => {
      // What a caller without a session is answered too would prove nothing.
      if (reply.statusCode < 300 && request.url.startsWith('/api/secure/')) note(digest);
      if (reply.statusCode === 401) known.delete(digest);
    });
  });

  return {
    keyOf: (request) => {
      const digest = digestOf(request);
      const at = digest === undefined ? undefined : known.get(digest);
      return at !== undefined && Date.now() - at < KNOWN_FOR_MS ? digest : undefined;
    },
  };
};
