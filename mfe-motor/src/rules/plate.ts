import { plainCode } from '@payung/shared/domain/text/plain-signs.ts';
import type { BilingualText } from '@payung/shared/product.ts';

/** Tariff regions: 1 Sumatra and the islands around it; 2 Jakarta, West Java, Banten; 3 the rest. */
export type Region = 1 | 2 | 3;

interface PlateCode {
  readonly code: string;
  readonly place: BilingualText;
  readonly region: Region;
}

const row = (code: string, region: Region, place: string | readonly [en: string, id: string]): PlateCode => ({
  code,
  region,
  place: typeof place === 'string' ? { en: place, id: place } : { en: place[0], id: place[1] },
});

/** Codes in use; sources in the facts of the tariff. Which code lies in which region is our reading. */
export const PLATE_CODES: readonly PlateCode[] = [
  row('A', 2, 'Banten'),
  row('AA', 3, 'Kedu, Magelang'),
  row('AB', 3, 'Yogyakarta'),
  row('AD', 3, 'Surakarta'),
  row('AE', 3, 'Madiun'),
  row('AG', 3, 'Kediri'),
  row('B', 2, 'Jakarta, Depok, Tangerang, Bekasi'),
  row('BA', 1, ['West Sumatra', 'Sumatera Barat']),
  row('BB', 1, ['North Sumatra (west)', 'Sumatera Utara (barat)']),
  row('BD', 1, 'Bengkulu'),
  row('BE', 1, 'Lampung'),
  row('BG', 1, ['South Sumatra', 'Sumatera Selatan']),
  row('BH', 1, 'Jambi'),
  row('BK', 1, ['North Sumatra (east)', 'Sumatera Utara (timur)']),
  row('BL', 1, 'Aceh'),
  row('BM', 1, 'Riau'),
  row('BN', 1, ['Bangka Belitung Islands', 'Kepulauan Bangka Belitung']),
  row('BP', 1, ['Riau Islands', 'Kepulauan Riau']),
  row('D', 2, 'Bandung'),
  row('DA', 3, ['South Kalimantan', 'Kalimantan Selatan']),
  row('DB', 3, ['North Sulawesi', 'Sulawesi Utara']),
  row('DC', 3, ['West Sulawesi', 'Sulawesi Barat']),
  row('DD', 3, ['South Sulawesi (Makassar)', 'Sulawesi Selatan (Makassar)']),
  row('DE', 3, 'Maluku'),
  row('DG', 3, ['North Maluku', 'Maluku Utara']),
  row('DH', 3, 'Timor'),
  row('DK', 3, 'Bali'),
  row('DL', 3, ['Sangihe and Talaud', 'Sangihe dan Talaud']),
  row('DM', 3, 'Gorontalo'),
  row('DN', 3, ['Central Sulawesi', 'Sulawesi Tengah']),
  row('DP', 3, ['South Sulawesi (north)', 'Sulawesi Selatan (utara)']),
  row('DR', 3, 'Lombok'),
  row('DT', 3, ['Southeast Sulawesi', 'Sulawesi Tenggara']),
  row('DW', 3, ['South Sulawesi (east)', 'Sulawesi Selatan (timur)']),
  row('E', 2, 'Cirebon'),
  row('EA', 3, 'Sumbawa'),
  row('EB', 3, 'Flores'),
  row('ED', 3, 'Sumba'),
  row('F', 2, 'Bogor, Sukabumi'),
  row('G', 3, 'Pekalongan'),
  row('H', 3, 'Semarang'),
  row('K', 3, 'Pati'),
  row('KB', 3, ['West Kalimantan', 'Kalimantan Barat']),
  row('KH', 3, ['Central Kalimantan', 'Kalimantan Tengah']),
  row('KT', 3, ['East Kalimantan', 'Kalimantan Timur']),
  row('KU', 3, ['North Kalimantan', 'Kalimantan Utara']),
  row('L', 3, 'Surabaya'),
  row('M', 3, 'Madura'),
  row('N', 3, 'Malang, Pasuruan'),
  row('P', 3, 'Besuki, Jember'),
  row('PA', 3, 'Papua'),
  row('PB', 3, ['West Papua', 'Papua Barat']),
  row('PG', 3, ['Highland Papua', 'Papua Pegunungan']),
  row('PS', 3, ['South Papua', 'Papua Selatan']),
  row('PT', 3, ['Central Papua', 'Papua Tengah']),
  row('PY', 3, ['Southwest Papua', 'Papua Barat Daya']),
  row('R', 3, 'Banyumas'),
  row('S', 3, 'Bojonegoro'),
  row('T', 2, 'Karawang, Purwakarta'),
  row('W', 3, 'Sidoarjo, Gresik'),
  row('Z', 2, 'Garut, Tasikmalaya'),
];

const BY_CODE = new Map(PLATE_CODES.map((each) => [each.code, each]));

/** As it is stored: capitals, no spaces. */
export const normalisePlate = plainCode;

export const plateCodeOf = (code: string): PlateCode | undefined => BY_CODE.get(normalisePlate(code));

/** Nothing for a code that is not in use. */
export const regionOf = (code: string): Region | undefined => plateCodeOf(code)?.region;

/** MOT-067. */
export const checkPlateCode = (
  text: string,
): 'motor.plate.code.required' | 'motor.plate.code.unknown' | undefined => {
  if (normalisePlate(text) === '') return 'motor.plate.code.required';
  return plateCodeOf(text) === undefined ? 'motor.plate.code.unknown' : undefined;
};

export const checkPlateNumber = (
  text: string,
): 'motor.plate.number.required' | 'motor.plate.number.invalid' | undefined => {
  const typed = normalisePlate(text);
  if (typed === '') return 'motor.plate.number.required';
  return /^[1-9]\d{0,3}$/.test(typed) ? undefined : 'motor.plate.number.invalid';
};

/** One to three letters (MOT-066). Plates without letters exist, on government vehicles: these are not sold here. */
export const checkPlateSuffix = (
  text: string,
): 'motor.plate.suffix.required' | 'motor.plate.suffix.invalid' | undefined => {
  const typed = normalisePlate(text);
  if (typed === '') return 'motor.plate.suffix.required';
  return /^[A-Z]{1,3}$/.test(typed) ? undefined : 'motor.plate.suffix.invalid';
};

/** `B 1234 ABC`. */
export const plateText = (plate: {
  readonly plateCode: string;
  readonly plateNumber: string;
  readonly plateSuffix: string;
}): string => [plate.plateCode, plate.plateNumber, plate.plateSuffix].filter((part) => part !== '').join(' ');
