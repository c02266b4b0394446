import { expect, it } from 'vitest';
import {
  chosenBenefits,
  covidBenefit,
  covidLines,
  preselectedCodes,
  selectableBenefits,
  shownMainBenefits,
  sumInsuredShown,
  toggleCode,
} from './benefits.ts';
import { anAddOn } from '#testing/quotes.ts';
import { COVID_BENEFIT_CODE } from './constants.ts';

const addOn = (code: string, type: string, premium = 0) => anAddOn({ code, type, premium });
const row = (type: string) => ({
  name: type,
  type,
  parent: '',
  internationalSum: 'Rp 2',
  domesticSum: 'Rp 1',
});
const offered = [
  addOn('AC000CV01', 'C', 75_500),
  addOn('AC000CV02', 'B'),
  addOn('AC000AS01', 'C', 45_000),
  addOn('X', 'A', 9),
];

it('recognises COVID-19 protection by the code AC000CV01 [TRV-030]', () => {
  expect(COVID_BENEFIT_CODE).toBe('AC000CV01');
  expect(covidBenefit(offered)?.premium).toBe(75_500);
});

it('offers only benefits of type C as add-ons [TRV-031]', () => {
  expect(selectableBenefits(offered).map((benefit) => benefit.code)).toEqual(['AC000CV01', 'AC000AS01']);
  expect(chosenBenefits(offered, ['AC000CV02', 'X', 'AC000AS01'])).toEqual([offered[2]]);
});

it('finds the lines of the COVID question by type B or b (ruling K29)', () => {
  expect(covidLines(offered)).toEqual([offered[1]]);
  expect(covidLines([addOn('Y', 'b')])).toHaveLength(1);
  expect(selectableBenefits([addOn('Y', 'c')])).toHaveLength(1);
});

it('lists no benefit of type C on the card, and the sums of the kind of trip', () => {
  expect(shownMainBenefits([row('A'), row('C'), row('B')]).map((benefit) => benefit.type)).toEqual([
    'A',
    'B',
  ]);
  expect(sumInsuredShown(row('A'), false)).toBe('Rp 2');
  expect(sumInsuredShown(row('A'), true)).toBe('Rp 1');
});

it('adds or removes COVID-19 protection by the answer and keeps the other choices', () => {
  expect(preselectedCodes(['AC000AS01'], true)).toEqual(['AC000AS01', 'AC000CV01']);
  expect(preselectedCodes(['AC000AS01', 'AC000CV01'], false)).toEqual(['AC000AS01']);
  expect(preselectedCodes(['AC000CV01'], undefined)).toEqual(['AC000CV01']);
});

it('adds or removes a benefit when it is toggled', () => {
  const both = toggleCode(toggleCode([], 'AC000CV01'), 'AC000AS01');
  expect(both).toEqual(['AC000CV01', 'AC000AS01']);
  expect(toggleCode(both, 'AC000CV01')).toEqual(['AC000AS01']);
});
