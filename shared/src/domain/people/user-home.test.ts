import { expect, it } from 'vitest';
import { minimumLevel, homePathOf, mayInvite, USER_KINDS } from './user-home.ts';

it('knows Mitra, Commercial and Support agents, and share-link customers [SHELL-003]', () => {
  expect(USER_KINDS).toEqual(['Mitra', 'Commercial', 'Support', 'Customer']);
});

it('lands a Mitra agent on /oonahome [SHELL-006]', () => {
  expect(homePathOf('Mitra')).toBe('/oonahome');
});

it('lands a Commercial agent on /commercialhome [SHELL-007]', () => {
  expect(homePathOf('Commercial')).toBe('/commercialhome');
});

it('lands a Support agent on /commercialsupport [SHELL-008]', () => {
  expect(homePathOf('Support')).toBe('/commercialsupport');
});

it('lands any other type on /oonahome [SHELL-009]', () => {
  for (const type of ['', 'Individual', 'mitra', 'Broker']) expect(homePathOf(type)).toBe('/oonahome');
});

it('lets everybody invite but Support and Staff (ruling R05)', () => {
  const types = ['Mitra', 'Commercial', 'Broker', '', 'Support', 'Staff'];
  expect(types.map(mayInvite)).toEqual([true, true, true, true, false, false]);
});

it('keeps the smallest level of the hierarchy as the minimum level [SHELL-038]', () => {
  expect(minimumLevel([{ levelCode: 5 }, { levelCode: 2 }, { levelCode: 3 }])).toBe(2);
  expect(minimumLevel([])).toBeUndefined();
});
