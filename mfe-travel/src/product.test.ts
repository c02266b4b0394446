import { expect, it } from 'vitest';
import { landing } from '@payung/shared/domain/link.ts';
import { travelRoutes } from '@payung/shared/routes/travel-routes.ts';
import { keepsAddresses } from '@payung/shared/testing/keeps-addresses.ts';
import { product } from './product.ts';
import { screens } from './screens.ts';

keepsAddresses({ product, routes: travelRoutes, screens });

it('lands links as leads, except without a stage and at Quick Quote Created', () => {
  const { none, 'Quick Quote Created': quoted, ...others } = product.link.stages;
  expect(none).toBe('/oonatravel');
  expect(quoted).toBe('/ordersummarytravel');
  const { 'Quick Quote Created': leadQuoted, ...leads } = product.leadStages;
  expect(leadQuoted).toBe('/oonacustomerinformation');
  expect(others).toEqual(leads);
  expect(landing(product.link.stages, undefined)).toBe('/oonatravel');
});
