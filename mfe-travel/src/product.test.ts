import { expect, it } from 'vitest';
import { landing } from '@payung/shared/domain/link.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { product } from './product.ts';
import { screens } from './screens.ts';

const paths = [...Object.values(travelRoutes), ...Object.values(shellRoutes)].map(
  (row) => row.path,
) as string[];

it('leads only to routes that exist', () => {
  const targets = [
    product.tile.start,
    product.link.otp,
    product.link.expired,
    product.link.invalid,
    ...Object.values(product.link.stages),
    ...Object.values(product.leadStages),
    product.results.createPolicy,
    product.results.quoteRetry,
    product.results.payment,
    product.results.payLaterRefused,
  ];
  expect(targets.filter((target) => !paths.includes(target))).toEqual([]);
});

it('lands links as leads, except without a stage and at Quick Quote Created', () => {
  const { none, 'Quick Quote Created': quoted, ...others } = product.link.stages;
  expect(none).toBe('/oonatravel');
  expect(quoted).toBe('/ordersummarytravel');
  const { 'Quick Quote Created': leadQuoted, ...leads } = product.leadStages;
  expect(leadQuoted).toBe('/oonacustomerinformation');
  expect(others).toEqual(leads);
  expect(landing(product.link.stages, undefined)).toBe('/oonatravel');
});

it('has a screen for every row of its route table', async () => {
  expect(Object.keys(screens).toSorted()).toEqual(Object.keys(travelRoutes).toSorted());
  for (const load of Object.values(screens)) expect(typeof (await load()).Screen).toBe('function');
});
