import type { EarthquakeZone, FloodZone } from './tariff.ts';

/** A zone, and whether it is an example because no published assignment was found. */
export interface ZoneOf<Z> {
  readonly zone: Z;
  readonly illustrative: boolean;
}

type ByCity<Z> = Readonly<Record<string, Readonly<Record<string, Z>>>>;

/** Province id → label of the reference list → zone of Table III.E. The only assignments that were found. */
const FOUND_EARTHQUAKE: ByCity<EarthquakeZone> = {
  '21': {
    'Kabupaten Natuna': 'Z1',
    'Kabupaten Kepulauan Anambas': 'Z1',
    'Kota Batam': 'Z2',
    'Kota Tanjung Pinang': 'Z2',
    'Kabupaten Bintan': 'Z2',
    'Kabupaten Karimun': 'Z2',
    'Kabupaten Lingga': 'Z3',
  },
  '34': {
    'Kota Yogyakarta': 'Z4',
    'Kabupaten Sleman': 'Z4',
    'Kabupaten Kulon Progo': 'Z4',
    'Kabupaten Gunungkidul': 'Z4',
    'Kabupaten Bantul': 'Z5',
  },
};

/**
 * ILLUSTRATIVE: provinces along the plate boundaries south of Sumatra, Java and Nusa Tenggara and around
 * Sulawesi, Maluku and Papua count as Z4, all others as Z3.
 */
const DEMO_Z4 = new Set('11 12 13 17 18 32 34 36 51 52 53 71 72 75 76 81 82 91 92 94 95 96'.split(' '));

export const earthquakeZone = (provinceId: string, city: string): ZoneOf<EarthquakeZone> => {
  const found = FOUND_EARTHQUAKE[provinceId]?.[city.trim()];
  if (found !== undefined) return { zone: found, illustrative: false };
  return { zone: DEMO_Z4.has(provinceId) ? 'Z4' : 'Z3', illustrative: true };
};

/** Jakarta, West Java and Banten: flood is rated by depth there. */
const BY_DEPTH = new Set(['31', '32', '36']);

/**
 * ILLUSTRATIVE: which city lies in which zone was not found; these are known for their floods. No whole
 * city counts as deeper than a metre, since that is a matter of the street.
 */
const DEMO_FLOOD: ByCity<FloodZone> = {
  '12': { 'Kota Medan': '2' },
  '31': {
    'Kota Administrasi Jakarta Timur': '30 to 60 cm',
    'Kota Administrasi Jakarta Barat': '30 to 60 cm',
    'Kota Administrasi Jakarta Utara': '60 to 100 cm',
  },
  '32': {
    'Kota Bekasi': '30 to 60 cm',
    'Kabupaten Bekasi': '30 to 60 cm',
    'Kabupaten Karawang': '30 to 60 cm',
    'Kabupaten Bandung': '60 to 100 cm',
  },
  '33': { 'Kota Semarang': '2', 'Kota Pekalongan': '2', 'Kabupaten Demak': '2' },
  '35': { 'Kabupaten Gresik': '2', 'Kabupaten Lamongan': '2' },
  '36': { 'Kota Tangerang': '30 to 60 cm' },
  '63': { 'Kota Banjarmasin': '2', 'Kabupaten Banjar': '2' },
  '64': { 'Kota Samarinda': '2' },
};

export const floodZone = (provinceId: string, city: string): ZoneOf<FloodZone> => ({
  zone: DEMO_FLOOD[provinceId]?.[city.trim()] ?? (BY_DEPTH.has(provinceId) ? 'up to 30 cm' : '1'),
  illustrative: true,
});
