import { expect, it } from 'vitest';
import { settleLoss } from './underinsurance.ts';

const claim = { sumInsured: 500_000_000, actualValue: 1_000_000_000 };

it('pays a loss below 5 percent of the sum insured without average [HOME-115]', () => {
  expect(settleLoss({ ...claim, loss: 24_999_999 })).toEqual({ paid: 24_999_999, basis: 'smallLoss' });
  expect(settleLoss({ ...claim, loss: 25_000_000 })).toEqual({ paid: 12_500_000, basis: 'average' });
});

it('pays a partial loss without average from 85 percent of the value on, else by average [HOME-116]', () => {
  const value = { actualValue: 1_000_000_000, loss: 200_000_000 };
  expect(settleLoss({ ...value, sumInsured: 850_000_000 })).toEqual({
    paid: 200_000_000,
    basis: 'enoughInsured',
  });
  expect(settleLoss({ ...value, sumInsured: 849_999_999 })).toEqual({ paid: 169_999_999, basis: 'average' });
});

it('pays at most the sum insured for a total loss [HOME-117]', () => {
  expect(settleLoss({ ...claim, loss: 1_000_000_000 })).toEqual({ paid: 500_000_000, basis: 'totalLoss' });
  expect(settleLoss({ loss: 400_000_000, sumInsured: 500_000_000, actualValue: 400_000_000 })).toEqual({
    paid: 400_000_000,
    basis: 'totalLoss',
  });
});

it('never pays more than the sum insured for a partial loss', () => {
  expect(settleLoss({ loss: 900_000_000, sumInsured: 860_000_000, actualValue: 1_000_000_000 }).paid).toBe(
    860_000_000,
  );
});
