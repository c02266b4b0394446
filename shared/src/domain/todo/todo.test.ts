import { expect, it } from 'vitest';
import { isTodoDay, slotMinutes, timeText, TIME_SLOTS, TODO_CATEGORIES, TODO_STATUSES } from './todo.ts';

it('has 28 slots from 8:00 AM to 9:30 PM in half hours [DASH-030]', () => {
  const slots =
    '8:00 AM, 8:30 AM, 9:00 AM, 9:30 AM, 10:00 AM, 10:30 AM, 11:00 AM, 11:30 AM, 12:00 PM, 12:30 PM, ' +
    '1:00 PM, 1:30 PM, 2:00 PM, 2:30 PM, 3:00 PM, 3:30 PM, 4:00 PM, 4:30 PM, 5:00 PM, 5:30 PM, ' +
    '6:00 PM, 6:30 PM, 7:00 PM, 7:30 PM, 8:00 PM, 8:30 PM, 9:00 PM, 9:30 PM';
  expect(TIME_SLOTS.join(', ')).toBe(slots);
  expect(TIME_SLOTS).toHaveLength(28);
});

it('knows two categories, and begins with the status todo [DASH-025] [DASH-026]', () => {
  expect(TODO_CATEGORIES).toEqual(['appointment', 'birthday']);
  expect(TODO_STATUSES[0]).toBe('todo');
});

it('returns the minutes of a slot, and undefined for another text', () => {
  expect([slotMinutes('8:00 AM'), slotMinutes('12:30 PM'), slotMinutes('9:30 PM')]).toEqual([480, 750, 1290]);
  expect([slotMinutes('12:00 AM'), slotMinutes('08:00 AM'), slotMinutes('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('writes a time as calls carry it', () => {
  expect([0, 365, 720, 1290].map(timeText)).toEqual(['12:00 AM', '6:05 AM', '12:00 PM', '9:30 PM']);
});

it('accepts days that exist, of this century', () => {
  expect(['2000-01-01', '2028-02-29', '2100-12-31'].map(isTodoDay)).toEqual([true, true, true]);
  expect(['1999-12-31', '2026-02-29', '2101-01-01', '16/01/2026', ''].map(isTodoDay)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
