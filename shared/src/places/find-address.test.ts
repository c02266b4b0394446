import { describe, expect, it } from 'vitest';
import { findAddress, isInIndonesia } from './find-address.ts';

const anywhere = (): boolean => true;

describe('what is known of a point', () => {
  it('has a place with address labels for the latitude and longitude of the map [MAP-007]', () => {
    const point = { latitude: -6.2365, longitude: 106.8035 };
    const known = findAddress(point, anywhere);
    expect(known?.precision).toBe('subDistrict');
    expect(known?.place).toMatchObject({
      province: 'Daerah Khusus Ibukota Jakarta',
      city: 'Kota Administrasi Jakarta Selatan',
      district: 'Kebayoran Baru',
      subDistrict: 'Selong',
    });
  });

  it('is less precise the farther the nearest known place is', () => {
    const precisionAt = (latitude: number) =>
      findAddress({ latitude, longitude: 98.99 }, anywhere)?.precision;
    expect(precisionAt(2.03)).toBe('district');
    expect(precisionAt(1.9)).toBe('city');
    expect(findAddress({ latitude: -2.5, longitude: 118 }, anywhere)).toBeUndefined();
  });

  it('considers only the wanted places', () => {
    const point = { latitude: -6.2365, longitude: 106.8035 };
    const known = findAddress(point, ({ code }) => code.startsWith('36'));
    expect(known?.place.province).toBe('Banten');
    expect(findAddress(point, ({ code }) => code.startsWith('51'))).toBeUndefined();
  });
});

describe('Indonesia', () => {
  it.each([
    ['Jakarta', -6.2, 106.8],
    ['Sabang', 5.89, 95.32],
    ['Jayapura', -2.54, 140.7],
    ['Batam, opposite Singapore', 1.13, 104.03],
    ['a small island that the outline leaves out', -5.745, 106.614],
    ['Nunukan, opposite Tawau', 4.1, 117.66],
  ])('has %s', (_name, latitude, longitude) => {
    expect(isInIndonesia({ latitude, longitude })).toBe(true);
  });

  it.each([
    ['Singapore', 1.3, 103.85],
    ['Kuala Lumpur', 3.14, 101.69],
    ['Kuching', 1.55, 110.35],
    ['Tawau', 4.25, 117.89],
    ['the Malaysian north of Sebatik, near an Indonesian town', 4.18, 117.88],
    ['Dili', -8.556, 125.56],
    ['Vanimo', -2.68, 141.3],
    ['the Java Sea', -4.9, 110],
  ])('does not have %s', (_name, latitude, longitude) => {
    expect(isInIndonesia({ latitude, longitude })).toBe(false);
  });
});
