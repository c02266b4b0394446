import { expect, it } from 'vitest';
import { agentRoutes } from '#routes/agent-routes.ts';
import { minimumLevel } from './hierarchy.ts';
import { PRODUCT_IDS, PRODUCT_NAMES, productOf } from './products.ts';
import { homeRouteOf, mayInvite, USER_KINDS } from './user-home.ts';

const landsOn = (userType: string): string => agentRoutes[homeRouteOf(userType)].path;

it('knows Mitra, Commercial and Support agents, and share-link customers [SHELL-003]', () => {
  expect(USER_KINDS).toEqual(['Mitra', 'Commercial', 'Support', 'Customer']);
});

it('lands a Mitra agent on /oonahome [SHELL-006]', () => {
  expect(landsOn('Mitra')).toBe('/oonahome');
});

it('lands a Commercial agent on /commercialhome [SHELL-007]', () => {
  expect(landsOn('Commercial')).toBe('/commercialhome');
});

it('lands a Support agent on /commercialsupport [SHELL-008]', () => {
  expect(landsOn('Support')).toBe('/commercialsupport');
});

it('lands any other type on /oonahome [SHELL-009]', () => {
  for (const type of ['', 'Individual', 'mitra', 'Broker']) expect(landsOn(type)).toBe('/oonahome');
});

it('lets Mitra and Commercial invite', () => {
  expect(['Mitra', 'Commercial', 'Support', 'Broker'].map(mayInvite)).toEqual([true, true, false, false]);
});

it('keeps the smallest level of the hierarchy as the minimum level [SHELL-038]', () => {
  expect(minimumLevel([{ levelCode: 5 }, { levelCode: 2 }, { levelCode: 3 }])).toBe(2);
  expect(minimumLevel([])).toBeUndefined();
});

it('sells six products [SHELL-004]', () => {
  expect(Object.keys(PRODUCT_IDS)).toEqual(['travel', 'motor4w', 'motor2w', 'home', 'pa', 'ci']);
  expect(new Set(Object.values(PRODUCT_IDS)).size).toBe(6);
  expect(productOf(PRODUCT_IDS.pa)).toBe('pa');
  expect(productOf('somebody else')).toBeUndefined();
});

it('names them exactly [SHELL-005]', () => {
  expect(Object.values(PRODUCT_NAMES)).toEqual([
    'Travel Insurance',
    'Motor Insurance 4W',
    'Motor Insurance 2W',
    'Home Insurance',
    'Personal Accident Insurance',
    'Critical Illness Insurance',
  ]);
});
