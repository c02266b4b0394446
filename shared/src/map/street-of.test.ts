import { expect, it } from 'vitest';
import { streetOf } from './street-of.ts';

const AREAS = {
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};

it.each([
  ['Jalan Dago 12', 'Jalan Dago 12'],
  [
    'Jalan Dago 12, RT 3/RW 4, Dago, Coblong, Kota Bandung, Kota Bandung, Jawa Barat 40135',
    'Jalan Dago 12, RT 3/RW 4',
  ],
  ['Kelurahan Dago, Kecamatan Coblong, Kota Bandung, Jawa Barat 40135', ''],
  ['Dago, Coblong District, Kota Bandung, Jawa Barat 40135, Indonesia', ''],
  ['Kota Bandung, Kota Bandung', ''],
  ['', ''],
])('the street of "%s" is "%s"', (address, street) => {
  expect(streetOf({ ...AREAS, address })).toBe(street);
});

it('knows a postal code that the parts do not name', () => {
  const address = 'Jalan Riau 1, Jawa Barat 40115';
  expect(streetOf({ ...AREAS, postalCode: '', address })).toBe('Jalan Riau 1');
});
