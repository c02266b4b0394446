import type { CalendarFeed } from '@payung/shared/schemas/todo.ts';
import { requireAgent } from '#core/access/caller.ts';
import { createToken, hashToken } from '#core/access/secrets.ts';
import { deleteFeed, findFeed, replaceFeed, listCalendarTodos, findFeedAgent } from './calendar-feeds-sql.ts';
import type { BinaryReply, HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { TODO_TEXTS } from '../todo-texts.ts';
import type { Language } from '#core/http/language.ts';
import { leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BilingualText } from '@payung/shared/product.ts';
import { fillIn } from '#core/http/texts.ts';
import type { CalendarTodo } from './calendar-feeds-sql.ts';
import type { FastifyInstance } from 'fastify';
import { LIMITS_OF_SESSIONS } from '#core/access/concerned-limits.ts';
import { countHit } from '#core/access/limits.ts';
import { notFound, tooMany } from '#core/http/api-refusal.ts';
import { requestLanguage } from '#core/http/language.ts';

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

/** The address is not kept, so that it cannot be shown again. */
export const calendarFeed = async (
  { caller }: HandlerContextOf<'calendarFeed'>,
  { db }: Services,
): Promise<CalendarFeed> => {
  const feed = await findFeed(db, requireAgent(caller).agentId);
  return feed === undefined ? { isOpen: false } : { isOpen: true, createdAt: feed.created_at.toISOString() };
};

/** The previous address stops working immediately. */
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

const DAY_MS = 86_400_000;
/** What a calendar may still show of the past. */
const DAYS_BACK = 30;
const DAYS_AHEAD = 366;

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

interface CalendarOf {
  readonly agentId: string;
  readonly userType: string;
  readonly language: Language;
}

/** What an agent has to do, as a file for a calendar. */
const calendarOfAgent = async (
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

const ENTRY_MINUTES = 30;
/** How often a calendar is asked to look; most take their own time. */
const LOOK_EVERY_SECONDS = 8 * 3600;

interface CalendarPage {
  readonly language: Language;
  /** The page with the details. */
  readonly pageUrl: string;
}

/** Calendars are stored by third parties: only a first name leaves the platform, and no typed text. */
const firstNameOf = ({ lead_name, insured_name }: CalendarTodo): string =>
  greetingName(lead_name ?? insured_name ?? '');

const summaryOf = (todo: CalendarTodo, language: Language): string => {
  const name = firstNameOf(todo);
  const [plain, named]: readonly [BilingualText, BilingualText] =
    todo.category === 'birthday'
      ? [TODO_TEXTS.birthday, TODO_TEXTS.birthdayOf]
      : [TODO_TEXTS.appointment, TODO_TEXTS.appointmentWith];
  return name === '' ? plain[language] : fillIn(named[language], { name });
};

/** RFC 5545: moments in UTC, one UID for a task's life, a sequence that grows with its changes. */
const calendarFile = (todos: readonly CalendarTodo[], { language, pageUrl }: CalendarPage): Buffer => {
  const calendar = ical({
    name: 'Payung',
    prodId: { company: 'Payung', product: 'To-do', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_EVERY_SECONDS,
  });
  for (const todo of todos) {
    calendar.createEvent({
      id: `${todo.id}@payung`,
      sequence: todo.version - 1,
      stamp: todo.changed_at,
      start: todo.scheduled_at,
      end: new Date(todo.scheduled_at.getTime() + ENTRY_MINUTES * 60_000),
      summary: summaryOf(todo, language),
      description: TODO_TEXTS.openInPayung[language],
      url: pageUrl,
      // An entry knows no "completed": what is done is taken out of the calendar, as what was withdrawn.
      status: todo.status === 'todo' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
  }
  return Buffer.from(`${calendar.toString()}\r\n`);
};

const FILE = /^([A-Za-z0-9_-]{43})\.ics$/;

interface CalendarRequest {
  readonly Params: { readonly file: string };
  readonly Querystring: Readonly<Record<string, string | undefined>>;
}

/** Relative to the request base. */
const calendarPath = (token: string): string => `/calendar/${token}.ics`;

/**
 * For calendar programs, which have no session: the one who knows the address reads it. The log has its pattern
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
    const seconds = await countHit(services, LIMITS_OF_SESSIONS.limit('calendarReads', tokenHash));
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
