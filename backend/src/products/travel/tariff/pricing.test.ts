import { expect, it } from 'vitest';
import { ADD_ONS } from './add-ons.ts';
import { COVERAGE_AREAS } from 'mfe-travel/rules/trip.ts';
import { PLANS } from './plans.ts';
import { additionalBenefitsFor, adultPremium, offersFor, planPremium } from './pricing.ts';
import { PREMIUMS } from './tariff.ts';
import type { Trip } from 'mfe-travel/rules/trip.ts';

const trip = (change: Partial<Trip> = {}): Trip => ({
  tripType: 2,
  coverageArea: '1',
  departureDate: '2027-03-01',
  arrivalDate: '2027-03-06',
  adultCount: 1,
  childCount: 0,
  ...change,
});
const names = (of: Trip): readonly string[] => offersFor(of, 'en').map((offer) => offer.name);

it('prices a trip by its band of days, and by weeks beyond the last', () => {
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
  expect(names(trip({ coverageArea: '3' }))).toEqual(['Platinum', 'Gold', 'Schengen Essential']);
  expect(names(trip({ tripType: 1, coverageArea: '5' }))).toEqual([
    'Platinum',
    'Gold',
    'Bronze',
    'Garuda',
    'Perisai',
  ]);
});

it('offers plans in every area, with prices that rise with every band and tier', () => {
  for (const area of COVERAGE_AREAS) {
    const premiums = offersFor(trip({ coverageArea: area.id, tripType: area.isDomestic ? 1 : 2 }), 'en');
    expect(premiums.length).toBeGreaterThan(1);
    expect(premiums[0]?.premium).toBeGreaterThan(premiums[1]?.premium ?? 0);
  }
  for (const areas of Object.values(PREMIUMS)) {
    for (const { bands } of Object.values(areas)) expect([...bands]).toEqual(bands.toSorted((a, b) => a - b));
  }
});

it('prices add-ons per traveller, and offers each only for the trips it covers', () => {
  const abroad = additionalBenefitsFor(trip({ adultCount: 2 }), 'en');
  expect(abroad.find((benefit) => benefit.code === 'AC000CV01')).toMatchObject({
    premium: 151_000,
    type: 'C',
    icon: expect.stringMatching(/^data:image\/svg\+xml,/) as string,
  });
  expect(abroad.filter((benefit) => benefit.type === 'B').map((benefit) => benefit.parent)).toEqual(
    Array.from({ length: 3 }, () => 'AC000CV01'),
  );
  const atHome = additionalBenefitsFor(trip({ tripType: 1, coverageArea: '5' }), 'id');
  expect(atHome.some((benefit) => benefit.code === 'AC000CV01')).toBe(false);
  expect(atHome.map((benefit) => benefit.name)).toContain('Penyeberangan feri dan kapal cepat');
});

it('has names of add-ons, areas and cover in both languages', () => {
  for (const { name } of [...ADD_ONS, ...COVERAGE_AREAS, ...PLANS.flatMap((plan) => plan.cover)]) {
    expect(name.en).not.toBe('');
    expect(name.id).not.toBe('');
  }
  expect(offersFor(trip(), 'id')[0]?.benefits[0]).toEqual({
    name: 'Perawatan medis',
    type: 'A',
    parent: '',
    internationalSum: 'Rp 2.000.000.000',
    domesticSum: 'Rp 100.000.000',
  });
});

it('prices add-ons for children as for adults', () => {
  const family = additionalBenefitsFor(trip({ adultCount: 2, childCount: 1 }), 'en');
  expect(family.find((benefit) => benefit.code === 'AC000CV01')?.premium).toBe(226_500);
});

it('shows a service as included, and a dash where nothing is insured', () => {
  const atHome = offersFor(trip({ tripType: 1, coverageArea: '5' }), 'en');
  const garuda = atHome.find((offer) => offer.name === 'Garuda');
  expect(garuda?.benefits.map((row) => [row.internationalSum, row.domesticSum])).toEqual([
    ['–', 'Rp 25.000.000'],
    ['–', 'Rp 75.000.000'],
    ['–', 'Rp 40.000.000'],
    ['–', 'Rp 3.000.000'],
    ['–', 'Rp 500.000'],
    ['–', 'Rp 1.500.000'],
    ['–', 'Rp 25.000.000'],
    ['Included', 'Included'],
  ]);
});
