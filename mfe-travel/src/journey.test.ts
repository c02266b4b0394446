import { describe, expect, it } from 'vitest';
import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { firstOpen, mayVisit } from '@payung/shared/journey/journey.ts';
import { aTravelQuote } from '@payung/shared/testing/quotes.ts';
import { travelJourney } from './journey.ts';
import type { TravelStop } from './journey.ts';

const today = '2027-02-01';
const answers = (change: Partial<TravelQuoteRecord>) => ({ quote: aTravelQuote(change), today });
const open = (change: Partial<TravelQuoteRecord>) => firstOpen(travelJourney, answers(change)).id;
const withPlan = (stage: Stage, change: Partial<TravelQuoteRecord> = {}) => ({
  stage,
  planCode: 'TRVGLD',
  ...change,
});

describe('the travel journey', () => {
  it('goes from the plan over COVID question and add-ons to summary, customer, confirmation, payment [TRV-084]', () => {
    expect(travelJourney.map((stop) => stop.path)).toEqual([
      '/oonatravel',
      '/chooseproducttravel',
      '/additionalbenefittravel',
      '/ordersummarytravel',
      '/oonacustomerinformation',
      '/oonaconfirmation',
      '/oonapayment',
      '/oonasuccess1',
    ]);
  });

  it('begins where there is no quote', () => {
    expect(firstOpen(travelJourney, { quote: undefined, today }).id).toBe('start');
    expect(mayVisit(travelJourney, { quote: undefined, today }, 'choosePlan')).toBe(false);
  });

  it.each<[string, Partial<TravelQuoteRecord>, TravelStop]>([
    ['no plan', { stage: 'Lead Created' }, 'choosePlan'],
    ['the COVID question open', withPlan('Plan Selected'), 'choosePlan'],
    [
      'the COVID question answered',
      withPlan('Covid Benefit Selected', { covid: false }),
      'additionalBenefits',
    ],
    ['a domestic trip', withPlan('Plan Selected', { tripType: 1 }), 'orderSummary'],
    ['area 3', withPlan('Plan Selected', { travelCoverageArea: '3' }), 'orderSummary'],
    ['the age flag', withPlan('Plan Selected', { insuredDob: '1956-01-01' }), 'additionalBenefits'],
    ['add-ons saved', withPlan('Additional Benefit Selected'), 'orderSummary'],
    ['a quick quote', withPlan('Quick Quote Created'), 'customerInformation'],
    ['a promo code', withPlan('PromoCode Added'), 'customerInformation'],
    ['the customer', withPlan('Customer Information Updated'), 'confirmation'],
    ['the full quote', withPlan('Full Quote Created'), 'payment'],
    ['a policy', withPlan('Policy Generated'), 'policy'],
    ['pay later', withPlan('Full Quote Created With Payment'), 'policy'],
  ])('with %s stands at its stop', (_name, change, stop) => {
    expect(open(change)).toBe(stop);
  });

  it('lets answered stops be seen again and later ones not', () => {
    const quoted = answers(withPlan('Quick Quote Created'));
    expect(mayVisit(travelJourney, quoted, 'choosePlan')).toBe(true);
    expect(mayVisit(travelJourney, quoted, 'customerInformation')).toBe(true);
    expect(mayVisit(travelJourney, quoted, 'confirmation')).toBe(false);
  });

  it('leaves of a sold quote only its result', () => {
    const sold = answers(withPlan('Policy Generated'));
    for (const stop of ['start', 'choosePlan', 'orderSummary', 'confirmation', 'payment'] as const) {
      expect(mayVisit(travelJourney, sold, stop)).toBe(false);
    }
  });
});
