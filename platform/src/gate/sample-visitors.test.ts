import { expect, it } from 'vitest';
import { productAt, routeAt } from '#testing/sample-release.ts';
import { ROUTE_MODES } from '@payung/shared/routes/route.ts';
import { sampleAddress, visitorsOf } from './sample-visitors.ts';

const release = { products: [productAt('kite')] };

it('fills the parameters of an address', () => {
  expect(sampleAddress(routeAt('/plans/:planId'))).toBe(
    '/app/plans/65f0c1a5e4b0a70001a3f0aa?quoteId=65f0c1a5e4b0a70001a3f0aa',
  );
  expect(sampleAddress(routeAt('/kite/:linkId'))).toBe('/app/kite/aB3dE9?quoteId=65f0c1a5e4b0a70001a3f0aa');
});

it('opens a route as each kind of person who may', () => {
  const openedBy = ROUTE_MODES.map((mode) => [mode, visitorsOf({ mode }, release).map(({ name }) => name)]);
  expect(Object.fromEntries(openedBy)).toEqual({
    public: ['nobody'],
    link: ['customer'],
    agent: ['agent'],
    both: ['agent', 'customer'],
    staff: ['staff'],
    account: ['agent', 'staff'],
    registrant: ['registrant'],
  });
});

it('is a customer of the product, whose phone is verified where the route wants it', () => {
  const [customer] = visitorsOf({ mode: 'link', verified: true }, release);
  expect(customer).toMatchObject({
    storage: 'sessionStorage',
    key: 'payung.link',
    value: { cipherkeyavilable: true, prefix: 'kite', productId: 'kite-product' },
    state: { visit: { phone: '081200000000' } },
  });
  expect(visitorsOf({ mode: 'link' }, release)[0]?.state).toBeUndefined();
});
