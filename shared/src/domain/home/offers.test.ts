import { expect, it } from 'vitest';
import { homeBenefitsFor, homePlanOffers } from './offers.ts';
import type { Property } from './property.ts';

const house: Property = {
  occupationType: 'H',
  provinceId: '34',
  city: 'Kabupaten Bantul',
  stories: 1,
  buildingSumInsured: 1_000_000_000,
  contentsSumInsured: 0,
  fixturesSumInsured: 0,
  homeEffectiveDate: '2027-03-01',
};

it('sells Property All Risk (PAR), shown as PROPERTY ALL RISK, and Flexas (FLEXAS) [HOME-001]', () => {
  expect(
    homePlanOffers(house, 'EN').map((plan) => [plan.typeofProduct, plan.planName, plan.planCode]),
  ).toEqual([
    ['PAR', 'PROPERTY ALL RISK', 'HOMPAR'],
    ['FLEXAS', 'Flexas', 'HOMFLX'],
  ]);
});

it('compares the plans row by row, in the language of the call', () => {
  for (const language of ['EN', 'BH'] as const) {
    const [allRisk, fire] = homePlanOffers(house, language).map((plan) => plan.coverage);
    expect(allRisk?.map((row) => row.description)).toEqual(fire?.map((row) => row.description));
    const onlyFire = fire?.filter((row, index) => row.covered && allRisk?.[index]?.covered !== true);
    expect(onlyFire).toEqual([]);
    expect(allRisk?.at(-1)).toEqual({
      description: language === 'EN' ? 'Land value' : 'Nilai tanah',
      covered: false,
    });
  }
});

it('prices a plan by its parts', () => {
  for (const plan of homePlanOffers(house, 'EN')) {
    expect(plan.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(plan.premium);
  }
});

it('offers earthquake, flood and riot, each with its price, icon and words', () => {
  const offered = homeBenefitsFor(house, 'BH', (icon) => `/icons/${icon}.svg`);
  expect(offered.map((benefit) => [benefit.BenefitCode, benefit.BenefitType, benefit.signedUrl])).toEqual([
    ['C0001028', 'C', '/icons/earthquake.svg'],
    ['C0002003', 'C', '/icons/flood.svg'],
    ['C0002004', 'C', '/icons/riot.svg'],
  ]);
  expect(offered[0]).toMatchObject({
    Premium: 1_600_000,
    BenefitDesc: 'Gempa bumi, letusan gunung berapi, dan tsunami',
  });
});
