import { expect, it } from 'vitest';
import { earthquakeZone, floodZone } from './zones.ts';

it.each([
  ['21', 'Kabupaten Natuna', 'Z1'],
  ['21', 'Kabupaten Kepulauan Anambas', 'Z1'],
  ['21', 'Kota Batam', 'Z2'],
  ['21', 'Kota Tanjung Pinang', 'Z2'],
  ['21', 'Kabupaten Bintan', 'Z2'],
  ['21', 'Kabupaten Karimun', 'Z2'],
  ['21', 'Kabupaten Lingga', 'Z3'],
  ['34', 'Kota Yogyakarta', 'Z4'],
  ['34', 'Kabupaten Sleman', 'Z4'],
  ['34', 'Kabupaten Kulon Progo', 'Z4'],
  ['34', 'Kabupaten Gunungkidul', 'Z4'],
  ['34', 'Kabupaten Bantul', 'Z5'],
])('puts %s %s in earthquake zone %s, as the table says', (province, city, zone) => {
  expect(earthquakeZone(province, city)).toEqual({ zone, illustrative: false });
});

it('marks the earthquake zone of every other place as an example', () => {
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

const PROVINCES =
  '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 93 94 95 96';

it('assumes zone Z4 in these provinces and Z3 in all others where no zone is known', () => {
  const inZone4 = PROVINCES.split(' ').filter((id) => earthquakeZone(id, 'Kota Lain').zone === 'Z4');
  expect(inZone4.join(' ')).toBe('11 12 13 17 18 32 34 36 51 52 53 71 72 75 76 81 82 91 92 94 95 96');
});

it.each([
  ['12', 'Kota Medan', '2'],
  ['31', 'Kota Administrasi Jakarta Timur', '30 to 60 cm'],
  ['31', 'Kota Administrasi Jakarta Barat', '30 to 60 cm'],
  ['31', 'Kota Administrasi Jakarta Utara', '60 to 100 cm'],
  ['31', 'Kota Administrasi Jakarta Pusat', 'up to 30 cm'],
  ['32', 'Kota Bekasi', '30 to 60 cm'],
  ['32', 'Kabupaten Bekasi', '30 to 60 cm'],
  ['32', 'Kabupaten Karawang', '30 to 60 cm'],
  ['32', 'Kabupaten Bandung', '60 to 100 cm'],
  ['32', 'Kota Bandung', 'up to 30 cm'],
  ['33', 'Kota Semarang', '2'],
  ['33', 'Kota Pekalongan', '2'],
  ['33', 'Kabupaten Demak', '2'],
  ['33', 'Kota Salatiga', '1'],
  ['35', 'Kabupaten Gresik', '2'],
  ['35', 'Kabupaten Lamongan', '2'],
  ['36', 'Kota Tangerang', '30 to 60 cm'],
  ['63', 'Kota Banjarmasin', '2'],
  ['63', 'Kabupaten Banjar', '2'],
  ['64', 'Kota Samarinda', '2'],
  ['31', ' Kota Administrasi Jakarta Utara ', '60 to 100 cm'],
])('puts %s %s in flood zone %s, marked as an example', (province, city, zone) => {
  expect(floodZone(province, city)).toEqual({ zone, illustrative: true });
});
