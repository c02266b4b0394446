import { expect, it } from 'vitest';
import { travelRoutes } from '#routes/travel-routes.ts';
import { nextAfterPlan } from './next-after-plan.ts';
import type { PlanSubmit } from './next-after-plan.ts';

const today = '2027-03-01';
const quote = (change: Partial<PlanSubmit>): PlanSubmit => ({
  tripType: 2,
  travelCoverageArea: '1',
  insuredDob: '1990-05-20',
  ...change,
});
const leadsTo = (change: Partial<PlanSubmit>): string => {
  const next = nextAfterPlan(quote(change), today);
  return next === 'covidQuestion' ? next : travelRoutes[next].path;
};
const over70 = '1950-01-01';

it('asks about COVID-19 on trip type 2, outside area 3, up to 70 [TRV-017]', () => {
  expect(leadsTo({})).toBe('covidQuestion');
  expect(leadsTo({ insuredDob: '1957-03-01' })).toBe('covidQuestion');
  for (const change of [{ tripType: 1 }, { travelCoverageArea: '3' }, { insuredDob: over70 }]) {
    expect(leadsTo(change)).not.toBe('covidQuestion');
  }
});

it('goes to /additionalbenefittravel without the question when the age flag is set [TRV-018]', () => {
  expect(leadsTo({ insuredDob: over70 })).toBe('/additionalbenefittravel');
  expect(leadsTo({ insuredDob: over70, tripType: 1 })).toBe('/additionalbenefittravel');
  expect(leadsTo({ insuredDob: over70, travelCoverageArea: '3' })).toBe('/additionalbenefittravel');
});

it('goes to /ordersummarytravel without the question and without the age flag [TRV-019]', () => {
  expect(leadsTo({ tripType: 1 })).toBe('/ordersummarytravel');
  expect(leadsTo({ travelCoverageArea: '3' })).toBe('/ordersummarytravel');
});
