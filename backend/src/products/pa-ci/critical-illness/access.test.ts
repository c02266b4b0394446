import { expect, it } from 'vitest';
import { BY_AGENTS, BY_EVERYBODY, accessOf } from '#testing/product-access.ts';
import { CI_ACCESS } from './access.ts';
import { ciDemoSales } from './demo.ts';
import { criticalIllness } from './product.ts';
import { ciModuleParts } from './module-parts.ts';
import { CI_TRANSITIONS } from './transitions.ts';

it('has exactly the access rows of the specification [SHELL-054]', () => {
  expect(accessOf(CI_ACCESS)).toEqual({
    createCiQuote: ['self', BY_AGENTS],
    decryptCiLink: ['self', BY_EVERYBODY],
    encryptForPartner: ['self', [401, 401, 403, 403, 403, 'yes', 'yes', 403, 403, 403, 403, 403]],
    partnerArrived: ['self', BY_EVERYBODY],
  });
});

it('has a link prefix of its own and no price', () => {
  const { productId, name, linkPrefix, linksOpenedBy, price } = criticalIllness;
  expect([productId, name, linkPrefix, linksOpenedBy, price]).toEqual([
    '61f0c1a5e4b0a70001a3d106',
    'Critical Illness Insurance',
    'ci',
    'decryptCiLink',
    undefined,
  ]);
  expect(CI_TRANSITIONS).toEqual([
    { event: 'changePhone', by: ['agent'], from: ['Lead Created'], to: 'keep', invalidates: [] },
  ]);
});

it('names the path where the partner returns customers, and the path of its notices', () => {
  expect(ciModuleParts.handover).toEqual({
    retryPath: '/cihandover',
    noticePath: '/auth/aem/arrived',
  });
});

it('has one demo customer who is not yet handed over', () => {
  const sales = ciDemoSales(new Date('2026-01-15T03:00:00.000Z'));
  expect(
    sales.map(({ agent, stage, facts }) => [agent, stage, facts.insured_name, facts.discount_percent]),
  ).toEqual([['mitra', 'Lead Created', 'Maya Kusuma', 10]]);
});
