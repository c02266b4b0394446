import { expect, it } from 'vitest';
import { countToLeaveOut, hasData, leavable } from './leave-out.ts';
import { NO_INSURED } from './insured.ts';

const person = (name: string) => ({ ...NO_INSURED, name });
const insureds = [person('Budi'), person('Siti'), NO_INSURED, person('Agus')];

it('has data as soon as one field was filled in', () => {
  expect(hasData(NO_INSURED)).toBe(false);
  expect(hasData({ ...NO_INSURED, beneficiaryName: 'Ani' })).toBe(true);
  expect(hasData({ ...NO_INSURED, guardianConsents: true })).toBe(true);
});

it.each([
  [4, 0],
  [3, 0],
  [2, 1],
  [1, 2],
])('of three who were filled in, with %i participants %i are left out', (participants, count) => {
  expect(countToLeaveOut(insureds, participants)).toBe(count);
});

it('never leaves the first out, also while it is empty', () => {
  expect(leavable(insureds).map(({ name }) => name)).toEqual(['Siti', 'Agus']);
  expect(countToLeaveOut([NO_INSURED, person('Siti')], 1)).toBe(1);
});
