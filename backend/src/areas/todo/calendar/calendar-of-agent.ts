import type { Language } from '#core/http/language.ts';
import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import { listCalendarTodos } from './calendar-feeds-sql.ts';
import type { Services } from '#areas/services.ts';
import { calendarFile } from './calendar-file.ts';

const DAY_MS = 86_400_000;
/** What a calendar may still show of the past. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 366;

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

interface CalendarOf {
  readonly agentId: string;
  readonly userType: string;
  readonly language: Language;
}

/** What an agent has to do, as a file for a calendar. */
export const calendarOfAgent = async (
  { db, clock, publicUrl }: Services,
  { agentId, userType, language }: CalendarOf,
): Promise<Buffer> => {
  const now = clock.now().getTime();
  const todos = await listCalendarTodos(db, agentId, {
    from: new Date(now - DAYS_BACK * DAY_MS),
    until: new Date(now + DAYS_AHEAD * DAY_MS),
  });
  const page = leadsNetwork(userType) ? 'commercialtodo' : 'oonatodo';
  return calendarFile(todos, { language, pageUrl: `${publicUrl}/app/${page}` });
};
