import { expect, it } from 'vitest';
import { localTime, momentOf, ZONES } from './zones.ts';

it('knows the three zones of Indonesia', () => {
  expect(ZONES).toEqual(['WIB', 'WITA', 'WIT']);
});

it('shows a moment on the clocks of each zone, with its own day', () => {
  const at = new Date('2026-01-16T15:30:00.000Z');
  expect(localTime(at, 'WIB')).toEqual({ day: '2026-01-16', minutes: 1350, weekday: 5 });
  expect(localTime(at, 'WITA')).toEqual({ day: '2026-01-16', minutes: 1410, weekday: 5 });
  expect(localTime(at, 'WIT')).toEqual({ day: '2026-01-17', minutes: 30, weekday: 6 });
});

it('finds the moment of a day and time, the same all year: there is no summer time', () => {
  expect(momentOf('2026-01-16', 540, 'WIB').toISOString()).toBe('2026-01-16T02:00:00.000Z');
  expect(momentOf('2026-07-16', 540, 'WIB').toISOString()).toBe('2026-07-16T02:00:00.000Z');
  expect(momentOf('2026-01-16', 480, 'WIT').toISOString()).toBe('2026-01-15T23:00:00.000Z');
  expect(momentOf('2026-12-31', 1290, 'WITA').toISOString()).toBe('2026-12-31T13:30:00.000Z');
});
