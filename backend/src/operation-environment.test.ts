import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

it.each([
  [undefined, 90],
  ['', 90],
  ['30', 30],
])('reads PAYUNG_INVITE_DAYS %j as %i days (ruling R57)', (days, inviteDays) => {
  expect(readEnvironment({ PAYUNG_INVITE_DAYS: days }).inviteDays).toBe(inviteDays);
});

it.each(['0', '-1', '1000', '1.5', 'soon'])('refuses %j as a number of days', (PAYUNG_INVITE_DAYS) => {
  expect(() => readEnvironment({ PAYUNG_INVITE_DAYS })).toThrow(
    'PAYUNG_INVITE_DAYS must be days from 1 to 999',
  );
});
