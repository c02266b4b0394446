import type { FastifyInstance } from 'fastify';
import { countHit } from '#core/access/limits.ts';
import { hashToken } from '#core/access/secrets.ts';
import { notFound, tooMany } from '#core/http/api-refusal.ts';
import { requestLanguage } from '#core/http/request-language.ts';
import { findFeedAgent } from './calendar-feeds-sql.ts';
import type { Services } from '#areas/services.ts';
import { CALENDAR_TYPE, calendarOfAgent } from './calendar-of-agent.ts';

const READS_PER_HOUR = 60;
const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

interface CalendarRequest {
  readonly Params: { readonly file: string };
  readonly Querystring: Readonly<Record<string, string | undefined>>;
}

/** Relative to the request base. */
export const calendarPath = (token: string): string => `/calendar/${token}.ics`;

/**
 * For calendar programs, which have no session: whoever knows the address reads it. The log has its pattern
 * only. Tokens are found by their hash, so no answer takes longer for one that is nearly right.
 */
export const registerCalendarFeed = (app: FastifyInstance, services: Services): void => {
  app.get<CalendarRequest>('/calendar/:file', async (request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const token = FILE.exec(request.params.file)?.[1];
    if (token === undefined) throw notFound();
    const tokenHash = hashToken(token);
    const agent = await findFeedAgent(services.db, tokenHash);
    if (agent === undefined) throw notFound();
    const limit = { of: `calendar:${tokenHash}`, most: READS_PER_HOUR, windowSeconds: 3600 };
    const seconds = await countHit(services, limit);
    if (seconds > 0) throw tooMany(seconds);
    const { lang } = request.query;
    const language = requestLanguage(
      typeof lang === 'string' ? lang : undefined,
      request.headers['accept-language'],
    );
    return reply
      .header('content-disposition', 'inline; filename="payung.ics"')
      .header('x-content-type-options', 'nosniff')
      .type(CALENDAR_TYPE)
      .send(await calendarOfAgent(services, { ...agent, language }));
  });
};
