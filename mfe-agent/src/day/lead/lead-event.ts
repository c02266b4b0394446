import type { NewLeadEvent } from '@payung/shared/schemas/leads.ts';
import { checkTypedDate } from '@payung/shared/domain/dates.ts';
import { momentOf } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { slotMinutes } from '@payung/shared/domain/todo/todo.ts';

/** What is typed about a contact; empty texts stand for what is not given. */
export interface TypedEvent {
  readonly kind: NewLeadEvent['kind'];
  readonly result: NewLeadEvent['result'];
  readonly note: string;
  readonly nextDate: string;
  /** One of TIME_SLOTS. */
  readonly nextTime: string;
}

export const NEW_EVENT: TypedEvent = { kind: 'call', result: '', note: '', nextDate: '', nextTime: '' };

/** When to speak to the lead next, on its own clocks; nothing while day or time is missing. */
const nextMoment = ({ nextDate, nextTime }: TypedEvent, zone: Zone): Date | undefined => {
  const minutes = slotMinutes(nextTime);
  const isDay = nextDate !== '' && checkTypedDate(nextDate) === undefined;
  return isDay && minutes !== undefined ? momentOf(nextDate, minutes, zone) : undefined;
};

/** What is wrong with what was typed, by field; `note` stands for the whole. */
export const checkEvent = (typed: TypedEvent, zone: Zone, now: Date) => {
  const { result, note, nextDate, nextTime } = typed;
  const next = nextMoment(typed, zone);
  const isPast = next !== undefined && next <= now;
  const isEmpty = result === '' && note.trim() === '' && nextDate === '' && nextTime === '';
  const dayProblem =
    nextTime !== '' && nextDate === '' ? ('leads.nextDate.required' as const) : checkTypedDate(nextDate);
  return {
    note: isEmpty ? ('leads.event.empty' as const) : undefined,
    nextDate: isPast ? ('leads.nextDate.past' as const) : dayProblem,
    nextTime: nextDate !== '' && nextTime === '' ? ('leads.nextTime.required' as const) : undefined,
  };
};

/** As the call takes it. */
export const eventOf = (typed: TypedEvent, zone: Zone, requestId: string): NewLeadEvent => ({
  kind: typed.kind,
  result: typed.result,
  note: typed.note.trim(),
  nextContactAt: nextMoment(typed, zone)?.toISOString() ?? '',
  requestId,
});
