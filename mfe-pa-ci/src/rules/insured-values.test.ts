import { expect, it } from 'vitest';
import { NO_INSURED } from './insured.ts';
import { INSURED_FIELDS, differentFields, insuredToSave, isSameInsured } from './insured-values.ts';

const START = '2027-03-01';
const child = {
  ...NO_INSURED,
  name: '  Siti   Rahayu ',
  birthDate: '2015-06-01',
  guardianName: 'Budi Santoso',
  guardianConsents: true,
};

it('lists every field of an insured', () => {
  expect([...INSURED_FIELDS].toSorted()).toEqual(Object.keys(NO_INSURED).toSorted());
});

it('saves names without needless blanks', () => {
  expect(insuredToSave(child, START).name).toBe('Siti Rahayu');
});

it('saves the consent of a parent only for a child', () => {
  expect(insuredToSave(child, START)).toMatchObject({ guardianName: 'Budi Santoso', guardianConsents: true });
  const adult = { ...child, birthDate: '1990-06-01' };
  expect(insuredToSave(adult, START)).toMatchObject({ guardianName: '', guardianConsents: false });
});

it('saves the text of another relation only when "other" is chosen', () => {
  const other = { ...child, beneficiaryRelation: 'other', otherRelation: 'Teman' };
  expect(insuredToSave(other, START).otherRelation).toBe('Teman');
  expect(insuredToSave({ ...other, beneficiaryRelation: 'child' }, START).otherRelation).toBe('');
});

it('compares insureds field by field, and phone numbers in any spelling', () => {
  const one = { ...NO_INSURED, name: 'Budi', phone: '081234567890' };
  expect(isSameInsured(one, { ...one, phone: '6281234567890' })).toBe(true);
  expect(differentFields(one, { ...one, name: 'Budy', address: 'Jalan Dago 1' })).toEqual([
    'name',
    'address',
  ]);
});
