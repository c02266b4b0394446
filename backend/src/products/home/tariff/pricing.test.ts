import { describe, expect, it } from 'vitest';
import { coverParts, coverPremium, planParts, planPremiumOf, premiumAt } from './pricing.ts';
import type { Property } from 'mfe-home/contract/schemas/property.ts';

const house: Property = {
  propertyType: 'house',
  provinceId: '34',
  city: 'Kota Yogyakarta',
  stories: 2,
  buildingSumInsured: 700_000_000,
  contentsSumInsured: 300_000_000,
  fixturesSumInsured: 0,
  startDate: '2027-03-01',
};
const apartment: Property = {
  ...house,
  propertyType: 'apartment',
  stories: 6,
  buildingSumInsured: 0,
  contentsSumInsured: 0,
  fixturesSumInsured: 500_000_000,
};
const [EARTHQUAKE, FLOOD, RIOT] = ['C0001028', 'C0002003', 'C0002004'] as const;

describe('a dwelling of Rp 1.000.000.000 in Yogyakarta', () => {
  it('pays 294.000 for fire', () => {
    expect(planPremiumOf('FLEXAS', house)).toBe(294_000);
    expect(planParts('FLEXAS', house)).toEqual([
      {
        cover: 'fire',
        table: 'I.A 2976',
        ratePerMille: 0.294,
        sumInsured: 1_000_000_000,
        amount: 294_000,
        illustrative: false,
        source: 'SE OJK 6/SEOJK.05/2017',
        sourceDate: '2017',
      },
    ]);
  });

  it('pays 1.350.000 for earthquake in zone 4 and 450.000 for flood in zone 1', () => {
    expect(coverPremium(EARTHQUAKE, house)).toBe(1_350_000);
    expect(coverParts(EARTHQUAKE, house)).toMatchObject([{ zone: 'Z4', illustrative: false }]);
    expect(coverPremium(FLOOD, house)).toBe(450_000);
    expect(coverParts(FLOOD, house)).toMatchObject([{ zone: '1', ratePerMille: 0.45 }]);
  });

  it('pays for all risks on top of fire, at a rate marked as an example', () => {
    expect(planParts('PAR', house).map((part) => [part.cover, part.amount, part.illustrative])).toEqual([
      ['fire', 294_000, false],
      ['allRisk', 150_000, true],
    ]);
    expect(planPremiumOf('PAR', house)).toBe(444_000);
  });
});

const rates = (stories: number) => {
  const tower = { ...apartment, stories };
  return [...planParts('FLEXAS', tower), ...coverParts(EARTHQUAKE, tower)].map((part) => part.ratePerMille);
};
it('rates an apartment by its floors: above 6 for fire, above 9 for earthquake', () => {
  expect(rates(6)).toEqual([0.368, 1.43]);
  expect(rates(7)).toEqual([0.46, 1.43]);
  expect(rates(9)).toEqual([0.46, 1.43]);
  expect(rates(10)).toEqual([0.46, 1.53]);
});

it('rates the fixtures of an apartment and nothing else', () => {
  expect(planPremiumOf('FLEXAS', apartment)).toBe(184_000);
});

it('rounds every part down to whole rupiah, and is exact at the highest sum', () => {
  expect(premiumAt(1_000_001, 0.294)).toBe(294);
  expect(premiumAt(10_000_000_000, 0.294)).toBe(2_940_000);
  expect(premiumAt(10_000_000_000, 5.2)).toBe(52_000_000);
});

it('marks a part whose zone is an assumption as an example', () => {
  expect(coverParts(EARTHQUAKE, { ...house, provinceId: '13', city: 'Kota Padang' })).toMatchObject([
    { illustrative: true },
  ]);
});

it('explains a part by row, zone, rate, sum and source', () => {
  expect(coverParts(FLOOD, { ...house, provinceId: '31', city: 'Kota Administrasi Jakarta Utara' })).toEqual([
    {
      cover: 'flood',
      table: 'TSFWD',
      zone: '60 to 100 cm',
      ratePerMille: 3.45,
      sumInsured: 1_000_000_000,
      amount: 3_450_000,
      illustrative: true,
      source: expect.any(String) as string,
      sourceDate: '2026-11-21',
    },
  ]);
});

it('prices riot at 0.05 per mille, and an unknown code at nothing', () => {
  expect(coverPremium(RIOT, house)).toBe(50_000);
  expect(coverParts('C9999999', house)).toEqual([]);
});
