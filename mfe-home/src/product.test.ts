import { expect, it } from 'vitest';
import { landing } from '@payung/shared/domain/link.ts';
import { STAGES } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { firstOpen, mayVisit } from '@payung/shared/journey/journey.ts';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { aHomeQuote } from '@payung/shared/testing/home-quotes.ts';
import { keepsAddresses } from '@payung/shared/testing/keeps-addresses.ts';
import { homeJourney } from './journey.ts';
import { product } from './product.ts';
import { screens } from './screens.ts';

keepsAddresses({ product, routes: homeRoutes, screens });

it('lands a link without a stage on the start [LINK-027]', () => {
  expect(landing(product.link.stages, undefined)).toBe('/oonahomescreen');
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
  expect(landing(product.link.stages, stage)).toBe(path);
});

it('resumes leads by the same table', () => {
  expect(product.leadStages).toEqual(product.link.stages);
});

it('calls itself as the specification does and opens its own links', () => {
  expect(product.displayName).toBe('Home Insurance');
  expect(product.link).toMatchObject({
    prefix: 'home',
    decryptPath: 'auth/decrypt-link-home',
    otp: '/homeOtp',
  });
});

/** The stop that serves an address; the page that makes quotes belongs to the start. */
const stopAt = (path: string) =>
  path.toLowerCase() === homeRoutes.createQuote.path
    ? 'start'
    : homeJourney.find((stop) => stop.path.toLowerCase() === path.toLowerCase())?.id;

it.each(STAGES.filter((stage) => product.link.stages[stage] !== undefined))(
  'lets whoever lands at %s stay there',
  (stage) => {
    const planCode = stage === 'Lead Created' ? '' : 'HOMPAR';
    const stop = stopAt(product.link.stages[stage] ?? '');
    expect(stop).toBeDefined();
    expect(mayVisit(homeJourney, { quote: aHomeQuote({ stage, planCode }) }, stop ?? 'start')).toBe(true);
  },
);

const at = (stage: Stage, planCode = 'HOMPAR') =>
  firstOpen(homeJourney, { quote: aHomeQuote({ stage, planCode }) }).id;

it('goes from choosing over summary, customer and confirmation to payment and policy', () => {
  expect(firstOpen(homeJourney, { quote: undefined }).id).toBe('start');
  expect(at('Lead Created', '')).toBe('choosePlan');
  expect(at('Plan Selected')).toBe('additionalBenefits');
  expect(at('Additional Benefit Selected')).toBe('orderSummary');
  expect(at('Quick Quote Created')).toBe('customerInformation');
  expect(at('Customer Information Updated')).toBe('confirmation');
  expect(at('Full Quote Created')).toBe('payment');
  expect(at('Policy Generated')).toBe('policy');
});

it('opens no stop before its time, and of a sold quote only payment and policy', () => {
  const planned = { quote: aHomeQuote({ stage: 'Plan Selected', planCode: 'HOMPAR' }) };
  expect(mayVisit(homeJourney, planned, 'orderSummary')).toBe(false);
  expect(mayVisit(homeJourney, planned, 'quoteCreated')).toBe(false);
  const sold = { quote: aHomeQuote({ stage: 'Policy Generated', planCode: 'HOMPAR' }) };
  expect(homeJourney.filter((stop) => mayVisit(homeJourney, sold, stop.id)).map((stop) => stop.id)).toEqual([
    'payment',
    'policy',
  ]);
});
