import { describe, expect, it } from 'vitest';
import { STAGES } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { firstOpen, mayVisit, next, previous } from '@payung/shared/journey/steps/journey.ts';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { aHomeQuote } from '#testing/quotes.ts';
import { homeJourney } from './journey.ts';
import type { HomeStop } from './journey.ts';
import { home } from './product.ts';

const answers = (quote: HomeQuoteRecord | undefined, isAgent = true) => ({
  quote,
  isAgent,
  today: '2027-02-01',
});
const quoteAt = (stage: Stage, planCode = 'HOMPAR') =>
  aHomeQuote({ stage, planCode: stage === 'Lead Created' ? '' : planCode });

/** Stop, its page, and the pages of Back and of Next, for an agent and for a customer. */
const STOPS = [
  ['start', '/oonahomescreen', 1, undefined, '/createhomequote', '/createhomequote'],
  ['createQuote', '/createhomequote', 1, '/oonahomescreen', '/home-choose-product', '/home-choose-product'],
  [
    'choosePlan',
    '/home-choose-product',
    1,
    '/oonahomescreen',
    '/home-additional-benefit',
    '/home-additional-benefit',
  ],
  [
    'additionalBenefits',
    '/home-additional-benefit',
    1,
    '/home-choose-product',
    '/home-order-summary',
    '/home-order-summary',
  ],
  [
    'orderSummary',
    '/home-order-summary',
    1,
    '/home-additional-benefit',
    '/home-quick-quote-success-screen',
    '/customerinformationhome',
  ],
  [
    'quoteCreated',
    '/home-quick-quote-success-screen',
    undefined,
    '/home-order-summary',
    '/customerinformationhome',
    '/customerinformationhome',
  ],
  [
    'customerInformation',
    '/customerinformationhome',
    2,
    '/home-order-summary',
    '/customerconfirmationhome',
    '/customerconfirmationhome',
  ],
  [
    'confirmation',
    '/customerconfirmationhome',
    3,
    '/customerinformationhome',
    '/homepaymentScreen',
    '/homepaymentScreen',
  ],
  [
    'payment',
    '/homepaymentScreen',
    3,
    '/customerconfirmationhome',
    '/home-success-print-policy',
    '/home-success-print-policy',
  ],
  ['policy', '/home-success-print-policy', undefined, '/homepaymentScreen', undefined, undefined],
] as const;

const openAt = (quote: HomeQuoteRecord | undefined) => firstOpen(homeJourney, answers(quote)).id;

describe('the journey of home [HOME-107] [HOME-121]', () => {
  it('has its stops in this order, each with its page and progress step', () => {
    expect(homeJourney.stops.map(({ id, route }) => [id, route.path, route.step])).toEqual(
      STOPS.map(([id, path, step]) => [id, path, step]),
    );
  });

  it.each(STOPS)('leads from %s (%s, step %s) back to %s', (id, _path, _step, back) => {
    for (const isAgent of [true, false]) {
      const quote = quoteAt('Full Quote Created');
      expect(previous(homeJourney, answers(quote, isAgent), id)?.route.path).toBe(back);
    }
  });

  it.each(STOPS)(
    'leads from %s to the next stop of an agent and of a customer',
    (id, _path, _step, _back, forAgent, forCustomer) => {
      const quote = quoteAt('Full Quote Created');
      expect(next(homeJourney, answers(quote, true), id)?.route.path).toBe(forAgent);
      expect(next(homeJourney, answers(quote, false), id)?.route.path).toBe(forCustomer);
    },
  );

  it('has a first open stop for every stage', () => {
    expect(openAt(undefined)).toBe('start');
    expect(openAt(quoteAt('Lead Created'))).toBe('choosePlan');
    expect(openAt(quoteAt('Plan Selected'))).toBe('additionalBenefits');
    expect(openAt(quoteAt('Additional Benefit Selected'))).toBe('orderSummary');
    expect(openAt(quoteAt('Quick Quote Created'))).toBe('customerInformation');
    expect(openAt(quoteAt('Customer Information Updated'))).toBe('confirmation');
    expect(openAt(quoteAt('Full Quote Created'))).toBe('payment');
    expect(openAt(quoteAt('Policy Generated'))).toBe('policy');
  });

  it('opens no stop before its answers are there, and only payment and policy of a sold quote', () => {
    const planned = answers(quoteAt('Plan Selected'));
    expect(mayVisit(homeJourney, planned, 'orderSummary')).toBe(false);
    expect(mayVisit(homeJourney, planned, 'quoteCreated')).toBe(false);
    const sold = answers(quoteAt('Policy Generated'));
    const open = homeJourney.stops.filter(({ id }) => mayVisit(homeJourney, sold, id));
    expect(open.map(({ id }) => id)).toEqual(['payment', 'policy']);
  });

  it('opens the form that makes a quote before there is one', () => {
    expect(mayVisit(homeJourney, answers(undefined), 'createQuote')).toBe(true);
    expect(mayVisit(homeJourney, answers(undefined), 'choosePlan')).toBe(false);
  });
});

const stopAt = (path: string): HomeStop | undefined =>
  homeJourney.stops.find(({ route }) => route.path.toLowerCase() === path.toLowerCase())?.id;

it.each(STAGES.filter((stage) => home.link.stages[stage] !== undefined))(
  'opens the stop where a link lands at %s, for agents and customers',
  (stage) => {
    const stop = stopAt(home.link.stages[stage] ?? '');
    expect(stop).toBeDefined();
    for (const isAgent of [true, false]) {
      expect(mayVisit(homeJourney, answers(quoteAt(stage), isAgent), stop ?? 'start')).toBe(true);
    }
  },
);
