import { expect, it } from 'vitest';
import { insuredFieldOf } from './insured-fields.ts';

it.each([
  ['insuredName', 'name'],
  ['insuredDob', 'birthDate'],
  ['insuredIdCard', 'idCard'],
  ['insuredMobile', 'phone'],
  ['insuredEmail', 'email'],
  ['address', 'address'],
  ['beneficiaryName', 'beneficiaryName'],
  ['beneficiaryRelation', 'beneficiaryRelation'],
  ['beneficiaryOtherRelation', 'otherRelation'],
  ['beneficiaryDateOfBirth', 'beneficiaryBirthDate'],
  ['guardianName', 'guardianName'],
  ['guardianConsents', 'guardianConsents'],
])('finds the field of the wire %s: %s', (wire, field) => {
  expect(insuredFieldOf(wire)).toBe(field);
});

it('finds none for what the form does not ask', () => {
  expect(insuredFieldOf('requestLimit')).toBeUndefined();
  expect(insuredFieldOf(undefined)).toBeUndefined();
});
