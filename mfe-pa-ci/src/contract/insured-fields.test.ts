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
])('maps the wire field %s to the form field %s', (wire, field) => {
  expect(insuredFieldOf(wire)).toBe(field);
});

it('returns undefined for a wire field that the form does not have', () => {
  expect(insuredFieldOf('requestLimit')).toBeUndefined();
  expect(insuredFieldOf(undefined)).toBeUndefined();
});
