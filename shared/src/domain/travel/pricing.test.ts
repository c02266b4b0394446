import { expect, it } from 'vitest';
import { ADD_ONS } from './add-ons.ts';
import { COVERAGE_AREAS } from './coverage-areas.ts';
import { PLANS } from './plans.ts';
import { additionalBenefitsFor, adultPremium, offersFor, planPremium } from './pricing.ts';
import { BAND_DAYS, PREMIUMS } from './tariff.ts';
import type { Trip } from './trip.ts';

const trip = (change: Partial<Trip> = {}): Trip => ({
  tripType: 2,
  travelCoverageArea: '1',
  departureDate: '2027-03-01',
  arrivalDate: '2027-03-06',
  adultCount: 1,
  childCount: 0,
  ...change,
});
const icon = (name: string): string => `/icons/${name}.svg`;
const names = (of: Trip): readonly string[] => offersFor(of, 'EN', icon).map((offer) => offer.PlanName);

it('prices a journey by its band of days, and by weeks beyond the last', () => {
  const rates = PREMIUMS['TRVPLT']?.['1'];
  if (rates === undefined) throw new Error('Platinum is sold in ASEAN.');
  expect(adultPremium(rates, 1)).toBe(215_000);
  expect(adultPremium(rates, 4)).toBe(215_000);
  expect(adultPremium(rates, 5)).toBe(250_000);
  expect(adultPremium(rates, 31)).toBe(634_000);
  expect(adultPremium(rates, 32)).toBe(634_000 + 118_000);
  expect(adultPremium(rates, 39)).toBe(634_000 + 2 * 118_000);
});

it('counts a child as half an adult, in whole rupiah', () => {
  expect(planPremium('TRVPLT', trip())).toBe(250_000);
  expect(planPremium('TRVPLT', trip({ adultCount: 2, childCount: 3 }))).toBe(875_000);
  expect(Number.isInteger(planPremium('TRVPRS', trip({ childCount: 1 })))).toBe(true);
});

it('offers a plan only where it has rates', () => {
  expect(names(trip())).toEqual(['Platinum', 'Gold', 'Bronze', 'Perisai']);
  expect(names(trip({ travelCoverageArea: '3' }))).toEqual(['Platinum', 'Gold', 'Schengen Essential']);
  expect(names(trip({ tripType: 1, travelCoverageArea: '5' }))).toEqual([
    'Platinum',
    'Gold',
    'Bronze',
    'Garuda',
    'Perisai',
  ]);
});

it('offers something in every area, dearer with every band and every tier', () => {
  for (const area of COVERAGE_AREAS) {
    const premiums = offersFor(
      trip({ travelCoverageArea: area.id, tripType: area.domestic ? 1 : 2 }),
      'EN',
      icon,
    );
    expect(premiums.length).toBeGreaterThan(1);
    expect(premiums[0]?.Premium).toBeGreaterThan(premiums[1]?.Premium ?? 0);
  }
  for (const areas of Object.values(PREMIUMS)) {
    for (const { bands } of Object.values(areas)) expect([...bands]).toEqual(bands.toSorted((a, b) => a - b));
  }
});

it('prices add-ons for every traveller and offers them where they make sense', () => {
  const abroad = additionalBenefitsFor(trip({ adultCount: 2 }), 'EN', icon);
  expect(abroad.find((benefit) => benefit.BenefitCode === 'AC000CV01')).toMatchObject({
    Premium: 151_000,
    BenefitType: 'C',
    signedUrl: '/icons/covid.svg',
  });
  expect(
    abroad.filter((benefit) => benefit.BenefitType === 'B').map((benefit) => benefit.ParentBenefit),
  ).toEqual(Array.from({ length: 3 }, () => 'AC000CV01'));
  const atHome = additionalBenefitsFor(trip({ tripType: 1, travelCoverageArea: '5' }), 'BH', icon);
  expect(atHome.some((benefit) => benefit.BenefitCode === 'AC000CV01')).toBe(false);
  expect(atHome.map((benefit) => benefit.BenefitDesc)).toContain('Penyeberangan feri dan kapal cepat');
});

it('speaks both languages of the calls, and says that it is illustrative', () => {
  for (const { description } of [...ADD_ONS, ...COVERAGE_AREAS, ...PLANS.flatMap((plan) => plan.cover)]) {
    expect(description.EN).not.toBe('');
    expect(description.BH).not.toBe('');
  }
  expect(offersFor(trip(), 'BH', icon)[0]?.MainBenefits[0]).toEqual({
    BenefitDesc: 'Perawatan medis',
    benefitType: 'A',
    ParentBenefit: '',
    InternationalSI: 'Rp 2.000.000.000',
    DomesticSI: 'Rp 100.000.000',
  });
  expect(PLANS.every((plan) => plan.cover.some((row) => row.type === 'C'))).toBe(true);
  expect(BAND_DAYS).toHaveLength(8);
});
