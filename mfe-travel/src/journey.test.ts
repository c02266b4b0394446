import { describe, expect, it } from 'vitest';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { firstOpen, mayVisit, next, previous } from '@payung/shared/journey/steps/journey.ts';
import type { JourneyAnswers } from '@payung/shared/journey/steps/journey.ts';
import type { TravelQuoteRecord } from './contract/schemas/quote.ts';
import { travelJourney } from './journey.ts';
import type { TravelStop } from './journey.ts';
import { aTravelQuote } from './testing/quotes.ts';

type Answers = JourneyAnswers<TravelQuoteRecord>;

const today = '2027-02-01';
const noQuote: Answers = { quote: undefined, isAgent: true, today };
const answers = (change: Partial<TravelQuoteRecord>, isAgent = true): Answers => ({
  quote: aTravelQuote(change),
  isAgent,
  today,
});
const open = (change: Partial<TravelQuoteRecord>) => firstOpen(travelJourney, answers(change)).id;
const withPlan = (stage: Stage, change: Partial<TravelQuoteRecord> = {}) => ({
  stage,
  planCode: 'TRVGLD',
  ...change,
});

/** Path, Back and Next of every stop. */
const walk = (of: Answers) =>
  travelJourney.stops.map(({ id, route }) => [
    route.path,
    previous(travelJourney, of, id)?.route.path,
    next(travelJourney, of, id)?.route.path,
  ]);

describe('the travel journey', () => {
  it('leads a customer by plan, add-ons, summary, customer and confirmation to the payment [TRV-084] [TRV-021] [TRV-062]', () => {
    expect(walk(answers(withPlan('Full Quote Created', { covid: true }), false))).toEqual([
      ['/oonatravel', undefined, '/createquote'],
      ['/createquote', '/oonatravel', '/chooseproducttravel'],
      ['/chooseproducttravel', '/oonatravel', '/additionalbenefittravel'],
      ['/additionalbenefittravel', '/chooseproducttravel', '/ordersummarytravel'],
      ['/ordersummarytravel', '/additionalbenefittravel', '/oonacustomerinformation'],
      ['/oonasuccess', '/ordersummarytravel', '/oonacustomerinformation'],
      ['/oonacustomerinformation', '/ordersummarytravel', '/oonaconfirmation'],
      ['/oonaconfirmation', '/oonacustomerinformation', '/oonapayment'],
      ['/oonapayment', '/oonaconfirmation', '/oonasuccess1'],
      ['/oonasuccess1', '/oonapayment', undefined],
    ]);
  });

  it('leads an agent from the order summary to the created quote, which Back skips [TRV-063]', () => {
    const quoted = withPlan('Full Quote Created', { covid: true });
    expect(walk(answers(quoted, true))).toEqual(
      walk(answers(quoted, false)).map(([path, back, onwards]) =>
        path === '/ordersummarytravel' ? [path, back, '/oonasuccess'] : [path, back, onwards],
      ),
    );
  });

  it.each<[string, Partial<TravelQuoteRecord>]>([
    ['a domestic trip', { tripType: 1 }],
    ['area 3', { coverageArea: '3' }],
  ])('skips the add-ons on %s, forwards and back [TRV-019]', (_name, trip) => {
    const quoted = answers(withPlan('Quick Quote Created', trip));
    expect(next(travelJourney, quoted, 'choosePlan')?.route.path).toBe('/ordersummarytravel');
    expect(previous(travelJourney, quoted, 'orderSummary')?.route.path).toBe('/chooseproducttravel');
    expect(mayVisit(travelJourney, quoted, 'additionalBenefits')).toBe(false);
  });

  it('opens only start and form without a quote', () => {
    expect(firstOpen(travelJourney, noQuote).id).toBe('start');
    expect(mayVisit(travelJourney, noQuote, 'createQuote')).toBe(true);
    expect(mayVisit(travelJourney, noQuote, 'choosePlan')).toBe(false);
    expect(next(travelJourney, noQuote, 'createQuote')?.route.path).toBe('/chooseproducttravel');
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
    ['area 3', withPlan('Plan Selected', { coverageArea: '3' }), 'orderSummary'],
    ['the age flag', withPlan('Plan Selected', { insuredBirthDate: '1956-01-01' }), 'additionalBenefits'],
    ['add-ons saved', withPlan('Additional Benefit Selected'), 'orderSummary'],
    ['a quick quote', withPlan('Quick Quote Created'), 'customerInformation'],
    ['a promo code', withPlan('PromoCode Added'), 'customerInformation'],
    ['the customer', withPlan('Customer Information Updated'), 'confirmation'],
    ['the full quote', withPlan('Full Quote Created'), 'payment'],
    ['a policy', withPlan('Policy Generated'), 'policy'],
    ['pay later', withPlan('Full Quote Created With Payment'), 'policy'],
  ])('has its first open stop for a quote with %s', (_name, change, stop) => {
    expect(open(change)).toBe(stop);
  });

  it('opens answered stops again and no later ones', () => {
    const quoted = answers(withPlan('Quick Quote Created'));
    expect(mayVisit(travelJourney, quoted, 'choosePlan')).toBe(true);
    expect(mayVisit(travelJourney, quoted, 'customerInformation')).toBe(true);
    expect(mayVisit(travelJourney, quoted, 'confirmation')).toBe(false);
  });

  it('opens only the result of a sold quote', () => {
    const sold = answers(withPlan('Policy Generated'));
    const visited = travelJourney.stops.filter(({ id }) => mayVisit(travelJourney, sold, id));
    expect(visited.map(({ route }) => route.path)).toEqual(['/oonasuccess1']);
  });
});
