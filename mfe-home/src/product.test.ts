import { expect, it } from 'vitest';
import { landing } from '@payung/shared/domain/link.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { homeRoutes } from './contract/routes.ts';
import { keepsAddresses } from '@payung/shared/testing/keeps-addresses.ts';
import { home, products } from './product.ts';
import { screens } from './screens.ts';

keepsAddresses({ product: home, routes: homeRoutes, screens });

it('lands a link without a stage on the start [LINK-027]', () => {
  expect(landing(home.link.stages, undefined)).toBe('/oonahomescreen');
});

it.each<[Stage, string, string]>([
  ['Lead Created', '/home-choose-product', 'LINK-028'],
  ['Plan Selected', '/home-additional-benefit', 'LINK-029'],
  ['Covid Benefit Selected', '/createHomequote', 'LINK-030'],
  ['Additional Benefit Selected', '/home-order-summary', 'LINK-031'],
  ['Quick Quote Created', '/home-order-summary', 'LINK-032'],
  ['PromoCode Added', '/home-quick-quote-success-screen', 'LINK-033'],
  ['Customer Information Updated', '/customerconfirmationhome', 'LINK-034'],
  ['Full Quote Created', '/homepaymentScreen', 'LINK-035'],
  ['Policy Generated', '/homepaymentScreen', 'LINK-036'],
  ['Full Quote Created With Payment', '/home-success-print-policy', 'LINK-037'],
])('lands %s on %s [%s]', (stage, path) => {
  expect(landing(home.link.stages, stage)).toBe(path);
});

it('resumes leads at the addresses where links land', () => {
  expect(home.leadStages).toEqual(home.link.stages);
});

it('has the display name and the link calls of the specification', () => {
  expect(home.displayName).toBe('Home Insurance');
  expect(home.link).toMatchObject({
    prefix: 'home',
    decryptPath: 'auth/decrypt-link-home',
    generatePath: 'home/generate-link-home',
    otp: '/homeOtp',
  });
});

it('describes one product, whose policy PDF has a call of its own [PAY-029]', () => {
  expect(products).toEqual([home]);
  expect(home.results?.policyPdf).toEqual({
    path: 'user/home-ePolicy/{quoteId}',
    query: { quoteId: '{quoteId}' },
    secure: false,
  });
});
