import { expect, it } from 'vitest';
import {
  addOnTotal,
  benefitTypeOf,
  chosenBenefits,
  covidBenefit,
  covidLines,
  preselectedCodes,
  selectableBenefits,
  shownMainBenefits,
  sumInsuredShown,
  toggleCode,
} from './benefits.ts';
import type { AdditionalBenefit, MainBenefit } from './benefits.ts';
import { COVID_BENEFIT_CODE } from './constants.ts';

const addOn = (BenefitCode: string, BenefitType: string, Premium = 0): AdditionalBenefit => ({
  BenefitCode,
  BenefitType,
  ParentBenefit: '',
  BenefitDesc: BenefitCode,
  Note: '',
  Premium,
  signedUrl: '',
});
const row = (benefitType: string): MainBenefit => ({
  BenefitDesc: benefitType,
  benefitType,
  ParentBenefit: '',
  InternationalSI: 'Rp 2',
  DomesticSI: 'Rp 1',
});
const offered = [
  addOn('AC000CV01', 'C', 75_500),
  addOn('AC000CV02', 'B'),
  addOn('AC000AS01', 'C', 45_000),
  addOn('X', 'A', 9),
];

it('knows COVID-19 protection by AC000CV01 [TRV-030]', () => {
  expect(COVID_BENEFIT_CODE).toBe('AC000CV01');
  expect(covidBenefit(offered)?.Premium).toBe(75_500);
});

it('offers only benefits of type C as add-ons [TRV-031]', () => {
  expect(selectableBenefits(offered).map((benefit) => benefit.BenefitCode)).toEqual([
    'AC000CV01',
    'AC000AS01',
  ]);
  expect(chosenBenefits(offered, ['AC000CV02', 'X', 'AC000AS01'])).toEqual([offered[2]]);
});

it('reads the type under either spelling (ruling K29)', () => {
  expect(benefitTypeOf({ benefitType: 'c' })).toBe('C');
  expect(benefitTypeOf({ BenefitType: 'B' })).toBe('B');
  expect(covidLines(offered)).toEqual([offered[1]]);
});

it('hides rows of type C on the card and shows the sum for the kind of trip', () => {
  expect(shownMainBenefits([row('A'), row('C'), row('B')]).map((benefit) => benefit.benefitType)).toEqual([
    'A',
    'B',
  ]);
  expect(sumInsuredShown(row('A'), false)).toBe('Rp 2');
  expect(sumInsuredShown(row('A'), true)).toBe('Rp 1');
});

it('follows the COVID answer and keeps the other choices', () => {
  expect(preselectedCodes(['AC000AS01'], true)).toEqual(['AC000AS01', 'AC000CV01']);
  expect(preselectedCodes(['AC000AS01', 'AC000CV01'], false)).toEqual(['AC000AS01']);
  expect(preselectedCodes(['AC000CV01'], undefined)).toEqual(['AC000CV01']);
});

it('adds and removes by toggling', () => {
  const both = toggleCode(toggleCode([], 'AC000CV01'), 'AC000AS01');
  expect(addOnTotal(offered, both)).toBe(120_500);
  expect(addOnTotal(offered, toggleCode(both, 'AC000CV01'))).toBe(45_000);
});
