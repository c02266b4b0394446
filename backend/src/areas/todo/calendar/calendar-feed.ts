import type { CalendarFeed } from '@payung/shared/schemas/todo.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { createToken, hashToken } from '#core/access/secrets.ts';
import { deleteFeed, findFeed, replaceFeed } from './calendar-feeds-sql.ts';
import type { BinaryReply, HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { CALENDAR_TYPE, calendarOfAgent } from './calendar-of-agent.ts';
import { calendarPath } from './calendar-route.ts';
import { TODO_TEXTS } from '../todo-texts.ts';

export const downloadCalendar = async (
  { caller, language }: HandlerContextOf<'downloadCalendar'>,
  services: Services,
): Promise<BinaryReply> => {
  const { agentId, userType } = requireAgent(caller);
  return {
    bytes: await calendarOfAgent(services, { agentId, userType, language }),
    fileName: 'payung.ics',
    contentType: CALENDAR_TYPE,
  };
};

/** The address is not kept, so that it cannot be told again. */
export const calendarFeed = async (
  { caller }: HandlerContextOf<'calendarFeed'>,
  { db }: Services,
): Promise<CalendarFeed> => {
  const feed = await findFeed(db, requireAgent(caller).agentId);
  return feed === undefined ? { isOpen: false } : { isOpen: true, createdAt: feed.created_at.toISOString() };
};

/** The address before is dead at once. */
export const openCalendarFeed = async (
  { caller, language }: HandlerContextOf<'openCalendarFeed'>,
  { db, clock, publicUrl }: Services,
): Promise<CalendarFeed> => {
  const { agentId } = requireAgent(caller);
  const token = createToken();
  const now = clock.now();
  await replaceFeed(db, { agent_id: agentId, token_hash: hashToken(token), created_at: now });
  return {
    isOpen: true,
    url: `${publicUrl}/api${calendarPath(token)}?lang=${language}`,
    createdAt: now.toISOString(),
  };
};

export const closeCalendarFeed = async (
  { caller, language }: HandlerContextOf<'closeCalendarFeed'>,
  { db }: Services,
): Promise<{ readonly message: string }> => {
  await deleteFeed(db, requireAgent(caller).agentId);
  return { message: TODO_TEXTS.feedClosed[language] };
};
