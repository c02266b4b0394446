import { expect, it } from 'vitest';
import { listSubDistricts } from './reference.ts';

const namesOf = (provinceId: string, district: string) =>
  listSubDistricts(provinceId, district).map(({ name }) => name);

it('reads quoted names with commas and apostrophes', () => {
  expect(namesOf('12', 'Lubuk Pakam')).toContain('Lubuk Pakam I,II');
  expect(namesOf('35', 'Krejengan')).toContain("Soka'an");
});

it('reads every village of a district without quoted names', () => {
  expect(listSubDistricts('31', 'Kebayoran Baru')).toContainEqual({ code: '31.74.07.1004', name: 'Selong' });
  expect(namesOf('31', 'Kebayoran Baru')).toHaveLength(10);
});
