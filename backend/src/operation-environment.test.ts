import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

it.each([
  [undefined, 90],
  ['', 90],
  ['30', 30],
])('lets invitations hold as the operator says: %j is %i days (ruling R57)', (days, inviteDays) => {
  expect(readEnvironment({ PAYUNG_INVITE_DAYS: days }).inviteDays).toBe(inviteDays);
});

it.each(['0', '-1', '1000', '1.5', 'soon'])('says that %j are no days', (PAYUNG_INVITE_DAYS) => {
  expect(() => readEnvironment({ PAYUNG_INVITE_DAYS })).toThrow(
    'PAYUNG_INVITE_DAYS must be days from 1 to 999',
  );
});
