import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BilingualText } from '@payung/shared/product.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn } from '#core/http/texts.ts';
import type { CalendarTodo } from './calendar-feeds-sql.ts';
import { TODO_TEXTS } from '../todo-texts.ts';

const ENTRY_MINUTES = 30;
/** How often a calendar is asked to look; most take their own time. */
const LOOK_EVERY_SECONDS = 8 * 3600;

interface CalendarPage {
  readonly language: Language;
  /** The page with the details. */
  readonly pageUrl: string;
}

/** Calendars lie with others: of a person the first name alone leaves the platform, and nothing that was typed. */
const firstNameOf = ({ lead_name, insured_name }: CalendarTodo): string =>
  (lead_name ?? insured_name ?? '').trim().split(/\s+/)[0] ?? '';

const summaryOf = (todo: CalendarTodo, language: Language): string => {
  const name = firstNameOf(todo);
  const [plain, named]: readonly [BilingualText, BilingualText] =
    todo.category === 'birthday'
      ? [TODO_TEXTS.birthday, TODO_TEXTS.birthdayOf]
      : [TODO_TEXTS.appointment, TODO_TEXTS.appointmentWith];
  return name === '' ? plain[language] : fillIn(named[language], { name });
};

/** RFC 5545: moments in UTC, one UID for a task's life, a sequence that grows with its changes. */
export const calendarFile = (todos: readonly CalendarTodo[], { language, pageUrl }: CalendarPage): Buffer => {
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
