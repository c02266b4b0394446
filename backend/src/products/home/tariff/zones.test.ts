import { expect, it } from 'vitest';
import { earthquakeZone, floodZone } from './zones.ts';

it.each([
  ['21', 'Kabupaten Natuna', 'Z1'],
  ['21', 'Kabupaten Kepulauan Anambas', 'Z1'],
  ['21', 'Kota Batam', 'Z2'],
  ['21', 'Kota Tanjung Pinang', 'Z2'],
  ['21', 'Kabupaten Lingga', 'Z3'],
  ['34', 'Kota Yogyakarta', 'Z4'],
  ['34', 'Kabupaten Sleman', 'Z4'],
  ['34', 'Kabupaten Kulon Progo', 'Z4'],
  ['34', 'Kabupaten Gunungkidul', 'Z4'],
  ['34', 'Kabupaten Bantul', 'Z5'],
])('puts %s %s in earthquake zone %s, as the table says', (province, city, zone) => {
  expect(earthquakeZone(province, city)).toEqual({ zone, illustrative: false });
});

it('says of every other place that its earthquake zone stands in', () => {
  expect(earthquakeZone('13', 'Kota Padang')).toEqual({ zone: 'Z4', illustrative: true });
  expect(earthquakeZone('62', 'Kota Palangka Raya')).toEqual({ zone: 'Z3', illustrative: true });
  expect(earthquakeZone('35', 'Kabupaten Bantul')).toEqual({ zone: 'Z3', illustrative: true });
});

it('rates flood by depth in Jakarta, West Java and Banten only', () => {
  expect(floodZone('31', 'Kota Administrasi Jakarta Selatan').zone).toBe('up to 30 cm');
  expect(floodZone('31', 'Kota Administrasi Jakarta Utara').zone).toBe('60 to 100 cm');
  expect(floodZone('36', 'Kota Serang').zone).toBe('up to 30 cm');
  expect(floodZone('34', 'Kota Yogyakarta').zone).toBe('1');
  expect(floodZone('33', 'Kota Semarang')).toEqual({ zone: '2', illustrative: true });
});
