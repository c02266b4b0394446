import { expect, it } from 'vitest';
import { listSubDistricts } from './reference.ts';

const namesOf = (provinceId: string, district: string) =>
  listSubDistricts(provinceId, district).map(({ name }) => name);

it('reads names with commas and apostrophes, which the file writes within quotation marks', () => {
  expect(namesOf('12', 'Lubuk Pakam')).toContain('Lubuk Pakam I,II');
  expect(namesOf('35', 'Krejengan')).toContain("Soka'an");
});

it('reads a district without quotation marks as whole as one with them', () => {
  expect(listSubDistricts('31', 'Kebayoran Baru')).toContainEqual({ code: '31.74.07.1004', name: 'Selong' });
  expect(namesOf('31', 'Kebayoran Baru')).toHaveLength(10);
});
