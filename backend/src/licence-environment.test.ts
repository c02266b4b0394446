import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

it.each([
  [{}, { isRequired: false, stopsSales: false }],
  [
    { LICENCE_REQUIRED: '', LICENCE_STOPS_SALES: 'off' },
    { isRequired: false, stopsSales: false },
  ],
  [{ LICENCE_REQUIRED: 'on' }, { isRequired: true, stopsSales: false }],
  [{ LICENCE_STOPS_SALES: 'on' }, { isRequired: false, stopsSales: true }],
])('reads the licence variables %o as %o [R55a]', (variables, licence) => {
  expect(readEnvironment(variables).licence).toEqual(licence);
});

it('refuses any value other than on and off', () => {
  expect(() => readEnvironment({ LICENCE_REQUIRED: 'yes' })).toThrow(
    "LICENCE_REQUIRED must be 'on' or 'off'",
  );
});
