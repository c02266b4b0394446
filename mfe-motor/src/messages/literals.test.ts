import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

/** Texts that the specification gives literally, spelled as given, under the id that shows them. */
const LITERALS = {
  'motor.tlo': 'Total Loss Only',
  'motor.comprehensive': 'Comprehensive',
  'motor.year1': '1 Year',
  'motor.year5': '5 Years',
  'motor.si.first': 'First',
  'motor.si.fifth': 'Fifth year',
  'motor.selectPlan': 'Select a Plan to further Proceed',
  'motor.addToCart': 'Add to Cart',
  'motor.updated': 'Quote updated SuccessFully',
  'motor.promo.invalid': 'Enter a valid promo code',
  'motor.discount.plus': 'Discount is upto 25% only',
  'motor.discount.minus': 'Discount cannot be negative',
  'motor.discount.nan': 'Please Enter Only Numbers',
  'motor.discount.stepRange': 'Please enter numbers between 0 to 25',
  'motor.discount.range': 'Enter only numbers between 0 to 25',
  'motor.discount.empty': 'Enter any number, minimum is 0',
  'motor.discount.server.max': 'Discount Should be between 0 to 30',
  'motor.discount.server.min': 'Discount Should Start from 0',
} as const;

it.each(Object.entries(LITERALS))('has the text of %s: %j', (id, text) => {
  expect(catalogue.en[id as keyof typeof LITERALS]).toBe(text);
});

it('states the condition of the free first year in the same line, in both languages (ruling R19)', () => {
  expect(catalogue.en['motor.benefits.firstYearFree']).toBe(
    'First year free (−{amount}), with two or more years.',
  );
  expect(catalogue.id['motor.benefits.firstYearFree']).toBe(
    'Tahun pertama gratis (−{amount}), untuk pertanggungan dua tahun atau lebih.',
  );
});
