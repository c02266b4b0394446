import { expect, it } from 'vitest';
import { sampleRoutes } from '@payung/shared/routes/sample-routes.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { product } from './product.ts';
import { screens } from './screens.ts';

const paths = [...Object.values(sampleRoutes), ...Object.values(shellRoutes)].map(
  (row) => row.path,
) as string[];

it('leads only to routes that exist', () => {
  const { tile, link, leadStages, results } = product;
  const targets = [
    tile.start,
    link.otp,
    link.expired,
    link.invalid,
    ...Object.values(link.stages),
    ...Object.values(leadStages),
    results.createPolicy,
    results.quoteRetry,
    results.payment,
    results.payLaterRefused,
  ];
  expect(targets.filter((target) => !paths.includes(target))).toEqual([]);
});

it('has a screen for every row of its route table', async () => {
  expect(Object.keys(screens).toSorted()).toEqual(Object.keys(sampleRoutes).toSorted());
  for (const load of Object.values(screens)) expect(typeof (await load()).Screen).toBe('function');
});
