import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

/** Texts that the specification gives literally, spelled as given, under the id that shows them. */
const LITERALS = {
  'pa.name.required': 'Insured Name is required',
  'pa.name.alpha': 'Only Alphabets are Allowed',
  'pa.name.save': 'Insured name only Alphabets are allowed.',
  'pa.dob.required': 'Please enter Date of Birth',
  'pa.email': 'Please enter a valid email address',
} as const;

it.each(Object.entries(LITERALS))('has the text of %s: %j', (id, text) => {
  expect(catalogue.en[id as keyof typeof LITERALS]).toBe(text);
});
