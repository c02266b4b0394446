import { expect, it } from 'vitest';
import { NEW_EVENT, checkEvent, eventOf } from './event-dialog.tsx';

const NOW = new Date('2026-11-22T03:00:00Z');
const FINE = { note: undefined, nextDate: undefined, nextTime: undefined };

it('wants something to be said', () => {
  expect(checkEvent(NEW_EVENT, 'WIB', NOW)).toEqual({ ...FINE, note: 'leads.event.empty' });
  expect(checkEvent({ ...NEW_EVENT, note: '  ' }, 'WIB', NOW).note).toBe('leads.event.empty');
  expect(checkEvent({ ...NEW_EVENT, result: 'followup' }, 'WIB', NOW)).toEqual(FINE);
});

it('wants day and time together', () => {
  expect(checkEvent({ ...NEW_EVENT, nextDate: '2026-11-23' }, 'WIB', NOW).nextTime).toBe(
    'leads.nextTime.required',
  );
  expect(checkEvent({ ...NEW_EVENT, nextTime: '9:30 PM' }, 'WIB', NOW).nextDate).toBe(
    'leads.nextDate.required',
  );
  expect(checkEvent({ ...NEW_EVENT, nextDate: '31/02', nextTime: '9:30 PM' }, 'WIB', NOW).nextDate).toBe(
    'date.invalid',
  );
});

it('goes by the clocks of the lead: 10:30 in Jayapura has passed when it is 10:00 in Jakarta', () => {
  const typed = { ...NEW_EVENT, nextDate: '2026-11-22', nextTime: '10:30 AM' };
  expect(checkEvent(typed, 'WIB', NOW)).toEqual(FINE);
  expect(checkEvent(typed, 'WIT', NOW).nextDate).toBe('leads.nextDate.past');
  expect(eventOf(typed, 'WIB', 'request-1').nextContactAt).toBe('2026-11-22T03:30:00.000Z');
  expect(eventOf(typed, 'WIT', 'request-1').nextContactAt).toBe('2026-11-22T01:30:00.000Z');
});

it('sends no moment where none was chosen', () => {
  expect(eventOf({ ...NEW_EVENT, note: ' Hello ' }, 'WIB', 'request-1')).toEqual({
    kind: 'call',
    result: '',
    note: 'Hello',
    nextContactAt: '',
    requestId: 'request-1',
  });
});
