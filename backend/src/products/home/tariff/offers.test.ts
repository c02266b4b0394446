import { expect, it } from 'vitest';
import { homeBenefitsFor, homePlanOffers } from './offers.ts';
import type { Property } from 'mfe-home/contract/schemas/property.ts';

const house: Property = {
  propertyType: 'house',
  provinceId: '34',
  city: 'Kabupaten Bantul',
  stories: 1,
  buildingSumInsured: 1_000_000_000,
  contentsSumInsured: 0,
  fixturesSumInsured: 0,
  startDate: '2027-03-01',
};

it('sells Property All Risk (PAR), shown as PROPERTY ALL RISK, and Flexas (FLEXAS) [HOME-001]', () => {
  expect(homePlanOffers(house, 'en').map((plan) => [plan.planKind, plan.planName, plan.planCode])).toEqual([
    ['PAR', 'PROPERTY ALL RISK', 'HOMPAR'],
    ['FLEXAS', 'Flexas', 'HOMFLX'],
  ]);
});

it('compares the plans row by row, in the language of the call', () => {
  for (const language of ['en', 'id'] as const) {
    const [allRisk, fire] = homePlanOffers(house, language).map((plan) => plan.coverage);
    expect(allRisk?.map((row) => row.description)).toEqual(fire?.map((row) => row.description));
    const onlyFire = fire?.filter((row, index) => row.covered && allRisk?.[index]?.covered !== true);
    expect(onlyFire).toEqual([]);
    expect(allRisk?.at(-1)).toEqual({
      description: language === 'en' ? 'The value of the land' : 'Nilai tanah',
      covered: false,
    });
  }
});

it('covers by each plan exactly the perils of the table', () => {
  const [allRisk, fire] = homePlanOffers(house, 'en').map((plan) => plan.coverage);
  expect(allRisk?.map((row, index) => [row.description, row.covered, fire?.[index]?.covered])).toEqual([
    ['Fire', true, true],
    ['Lightning', true, true],
    ['Explosion', true, true],
    ['Falling aircraft', true, true],
    ['Smoke from a fire', true, true],
    ['Burglary with signs of forced entry', true, false],
    ['Impact by vehicles', true, false],
    ['Burst pipes and leaking installations', true, false],
    ['Other sudden accidental damage', true, false],
    ['Earthquake, flood, riot (available as additional coverages)', false, false],
    ['Wear and tear, lack of maintenance, faulty construction and gradual damage', false, false],
    ['The value of the land', false, false],
  ]);
});

it('prices a plan as the sum of its parts', () => {
  for (const plan of homePlanOffers(house, 'en')) {
    expect(plan.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(plan.premium);
  }
});

it('offers earthquake, flood and riot, each with price, icon and texts', () => {
  const offered = homeBenefitsFor(house, 'id');
  expect(offered.map(({ code, type }) => [code, type])).toEqual([
    ['C0001028', 'C'],
    ['C0002003', 'C'],
    ['C0002004', 'C'],
  ]);
  for (const { icon } of offered) expect(icon).toMatch(/^data:image\/svg\+xml,/);
  expect(offered[0]).toMatchObject({
    premium: 1_600_000,
    name: 'Gempa bumi, letusan gunung berapi, dan tsunami',
  });
});
