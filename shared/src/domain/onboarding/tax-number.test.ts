import { expect, it } from 'vitest';
import {
  checkTaxNumber,
  normaliseTaxNumber,
  suggestedTaxNumber,
  taxCheckDigitDiffers,
} from './tax-number.ts';

it('takes a tax number of 15 or 16 digits, however it is written [ONB-035]', () => {
  for (const number of ['013121660091000', '01.312.166.0-091.000', '0013121660091000', '3174 0117 0590 0001'])
    expect(checkTaxNumber(number)).toBeUndefined();
  expect(checkTaxNumber('')).toBe('tax.required');
  expect(checkTaxNumber('0131216600910O0')).toBe('tax.letters');
  expect(checkTaxNumber('01312166009100')).toBe('tax.length');
  expect(checkTaxNumber('31740117059000011')).toBe('tax.length');
});

it('keeps 16 digits: a number of 15 with a zero before it, one of 16 as it is [ONB-035]', () => {
  expect(normaliseTaxNumber('01.312.166.0-091.000')).toBe('0013121660091000');
  expect(normaliseTaxNumber('3174011705900001')).toBe('3174011705900001');
});

it("fills in a person's ID number, and nothing for a company [ONB-035]", () => {
  expect(suggestedTaxNumber('individual', '3174011705900001')).toBe('3174011705900001');
  expect(suggestedTaxNumber('corporate', '3174011705900001')).toBe('');
});

it('warns of a check digit that does not fit an old number, and of no other [ONB-035]', () => {
  expect(taxCheckDigitDiffers('0013121660091000')).toBe(false);
  expect(taxCheckDigitDiffers('0016090524017000')).toBe(false);
  expect(taxCheckDigitDiffers('0013121661091000')).toBe(true);
  expect(taxCheckDigitDiffers('0216090524017001')).toBe(true);
  // A person's ID number has no such digit.
  expect(taxCheckDigitDiffers('3174011705900001')).toBe(false);
});
