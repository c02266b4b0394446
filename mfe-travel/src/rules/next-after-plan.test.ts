import { expect, it } from 'vitest';
import { travelRoutes } from '#contract/routes.ts';
import { nextAfterPlan } from './next-after-plan.ts';
import type { PlannedTrip } from './next-after-plan.ts';

const today = '2027-03-01';
const quote = (change: Partial<PlannedTrip>): PlannedTrip => ({
  tripType: 2,
  coverageArea: '1',
  insuredBirthDate: '1990-05-20',
  ...change,
});
const leadsTo = (change: Partial<PlannedTrip>): string => {
  const next = nextAfterPlan(quote(change), today);
  return next === 'covidQuestion' ? next : travelRoutes[next].path;
};
const over70 = '1950-01-01';

it('asks about COVID-19 on trip type 2, outside area 3, up to 70 [TRV-017]', () => {
  expect(leadsTo({})).toBe('covidQuestion');
  expect(leadsTo({ insuredBirthDate: '1957-03-01' })).toBe('covidQuestion');
  for (const change of [{ tripType: 1 }, { coverageArea: '3' }, { insuredBirthDate: over70 }]) {
    expect(leadsTo(change)).not.toBe('covidQuestion');
  }
});

it('goes to /additionalbenefittravel without the question when the age flag is set [TRV-018]', () => {
  expect(leadsTo({ insuredBirthDate: over70 })).toBe('/additionalbenefittravel');
  expect(leadsTo({ insuredBirthDate: over70, tripType: 1 })).toBe('/additionalbenefittravel');
  expect(leadsTo({ insuredBirthDate: over70, coverageArea: '3' })).toBe('/additionalbenefittravel');
});

it('goes to /ordersummarytravel without the question and without the age flag [TRV-019]', () => {
  expect(leadsTo({ tripType: 1 })).toBe('/ordersummarytravel');
  expect(leadsTo({ coverageArea: '3' })).toBe('/ordersummarytravel');
});
