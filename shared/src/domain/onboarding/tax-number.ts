import { plainNumber } from '../text/plain-signs.ts';

const DIGITS = /^\d+$/;
const OLD_LENGTH = 15;
const LENGTH = 16;

/** 15 digits of before 2024, or 16 (ruling R55), as people write them: `01.234.567.8-901.000`. */
export const checkTaxNumber = (text: string): 'tax.required' | 'tax.letters' | 'tax.length' | undefined => {
  const number = plainNumber(text);
  if (number === '') return 'tax.required';
  if (!DIGITS.test(number)) return 'tax.letters';
  return number.length === OLD_LENGTH || number.length === LENGTH ? undefined : 'tax.length';
};

/** As it is kept: 16 digits, an old one with a zero before it. Only of a number without a problem. */
export const normaliseTaxNumber = (text: string): string => plainNumber(text).padStart(LENGTH, '0');

/** Filled in for a person who lives here: their ID number is their tax number. */
export const suggestedTaxNumber = (kind: 'individual' | 'corporate', idNumber: string): string =>
  kind === 'individual' ? idNumber : '';

/** Of the nine digits that name the taxpayer, the last makes the sum of Luhn's rule end in zero. */
const isLuhn = (digits: string): boolean => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

/** Only a warning: an old number, kept with its zero, whose check digit is not what the rest asks for. */
export const taxCheckDigitDiffers = (taxId: string): boolean => {
  const isOldOne = taxId.length === LENGTH && DIGITS.test(taxId) && taxId.startsWith('0');
  return isOldOne && !isLuhn(taxId.slice(1, 10));
};
