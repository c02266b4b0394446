import { expect, it } from 'vitest';
import {
  NO_ADDRESS,
  addressLine,
  partsAfter,
  trimmedAddress,
  checkAddress,
  checkPostalCode,
} from './address.ts';

const dago = {
  address: ' Jalan Dago 12 ',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};

it('writes an address in one line, without the parts that are not known', () => {
  expect(addressLine(dago)).toBe('Jalan Dago 12, Dago, Coblong, Kota Bandung, Jawa Barat, 40135');
  expect(addressLine({ ...NO_ADDRESS, city: 'Kota Bandung', postalCode: ' ' })).toBe('Kota Bandung');
});

it('takes the spaces around every part away', () => {
  expect(trimmedAddress(dago)).toEqual({ ...dago, address: 'Jalan Dago 12' });
});

it('clears every field that depends on a changed choice', () => {
  expect(partsAfter('province')).toEqual(['city', 'district', 'subDistrict', 'postalCode']);
  expect(partsAfter('subDistrict')).toEqual(['postalCode']);
});

it('names every missing part of an address', () => {
  expect(checkAddress(NO_ADDRESS)).toEqual({
    address: 'address.required',
    province: 'address.province.required',
    city: 'address.city.required',
    district: 'address.district.required',
    subDistrict: 'address.subdistrict.required',
    postalCode: 'address.postal.required',
  });
  expect(Object.values(checkAddress(dago)).filter((message) => message !== undefined)).toEqual([]);
});

it.each([
  ['', 'address.postal.required'],
  ['40135', undefined],
  ['401350', undefined],
  ['4013500', 'address.postal.digits'],
  ['4013A', 'address.postal.digits'],
])('checks the postal code "%s"', (code, message) => {
  expect(checkPostalCode(code)).toBe(message);
});
